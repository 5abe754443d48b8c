import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSettings} from '../settings';
import {site} from '../site';

/**
 * Gives the forms what they need of their services, and the contact page the form that fits. A wrong
 * setting stops the build; none at all makes it say once what that means.
 * @throws {SettingError} as soon as the site is configured
 */
export default function formsPlugin({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  const settings = readSettings(site, process.env, `${siteConfig.url}${baseUrl}contact`);
  const form = settings.contact ? 'ConnectedForm' : 'UnconnectedForm';
  return {
    name: 'site-forms',

    async contentLoaded({actions: {createData}}) {
      await createData('settings.json', settings);
      // A module of its own: what sends messages is some kilobytes that a site without a form service
      // does without.
      await createData(
        'contactForm.js',
        `export {default} from '@site/src/islands/ContactForm/${form}';\n`,
      );
    },

    // The inquiry select locks the page's scrolling by a style that no hash in the security policy
    // can fit, because it holds the width of the scrollbar.
    configureWebpack: () => ({
      resolve: {
        alias: {
          'react-style-singleton': path.join(siteDir, 'src/islands/ContactForm/Select/noStyle.ts'),
        },
      },
    }),

    async postBuild() {
      if (!settings.contact) {
        console.log(
          'Messages go nowhere: the contact form says so and sends them to no one, because no form service is set. ' +
            'To receive them, set contact.endpoint in src/site.ts or CONTACT_ENDPOINT.',
        );
      }
    },
  };
}
