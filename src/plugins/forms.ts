import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSettings} from '../settings';
import {site} from '../site';

/**
 * Gives the pages that have a form what they need of its service, each page its own and no other
 * page anything. A wrong setting stops the build; none at all makes it say once what that means.
 * @throws {SettingError} as soon as the site is configured
 */
export default function formsPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const settings = readSettings(site, process.env, `${siteConfig.url}${baseUrl}contact`);
  return {
    name: 'site-forms',

    async contentLoaded({actions: {createData}}) {
      const {contact = {}, newsletter = {}, booking = {}} = settings;
      await createData('contact.json', contact);
      await createData('newsletter.json', newsletter);
      await createData('booking.json', booking);
    },

    // The form that sends is some kilobytes; the page of a site that sends nothing does without.
    configureWebpack() {
      const folder = path.join(siteDir, 'src/components/ContactForm');
      return settings.contact
        ? {}
        : {resolve: {alias: {[path.join(folder, 'SendingForm.tsx')]: path.join(folder, 'SilentForm.tsx')}}};
    },

    async postBuild() {
      if (!settings.contact) {
        console.log(
          'Messages go nowhere: the contact form confirms them and sends them to no one, because no form service is set. ' +
            'To receive them, set contact.endpoint in src/site.ts or CONTACT_ENDPOINT.',
        );
      }
    },
  };
}
