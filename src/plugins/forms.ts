import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSettings} from '../settings';
import {site} from '../site';

/**
 * Gives the pages that have a form what they need of its service, each page its own and no other
 * page anything. A wrong setting stops the build; none at all makes it say once what that means.
 * @throws {SettingError} as soon as the site is configured
 */
export default function formsPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const settings = readSettings(site, process.env, `${siteConfig.url}${baseUrl}contact`);
  return {
    name: 'site-forms',

    async contentLoaded({actions: {createData}}) {
      const {contact = {}, newsletter = {}, booking = {}} = settings;
      await createData('contact.json', contact);
      await createData('newsletter.json', newsletter);
      await createData('booking.json', booking);
      // A module, and not a choice in the page: the form that sends is some kilobytes, which a site that sends nothing does without.
      const form = settings.contact ? 'SendingForm' : 'SilentForm';
      await createData(
        'contactForm.js',
        `export {default} from '@site/src/components/ContactForm/${form}';\n`,
      );
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
