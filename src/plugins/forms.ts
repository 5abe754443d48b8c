import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {loadParser, readMarkdown, readPage} from '../content/load';
import {loadedContent} from '../content/docusaurus';
import {placesIn, textOf} from '../content/tree';
import {readSettings} from '../settings';
import {site} from '../site';

/** The names of a service's support plans: the headings in its `:::tiers`. */
const plansIn = (tree: Root): string[] =>
  placesIn(tree)
    .filter(({above}) => above.some((node) => 'name' in node && node.name === 'tiers'))
    .flatMap(({node}) => (node.type === 'heading' ? [textOf(node).trim()] : []));

/** Provides the forms with their settings and the plans to ask about. @throws {SettingError} for an invalid setting */
export default function formsPlugin({siteConfig, siteDir, baseUrl}: LoadContext): Plugin {
  const settings = readSettings(site, process.env, `${siteConfig.url}${baseUrl}contact`);
  return {
    name: 'site-forms',

    async allContentLoaded({allContent, actions: {createData}}) {
      const parse = await loadParser();
      const plans = loadedContent(allContent).services.flatMap(({source}) => {
        const file = aliasedSitePathToRelativePath(source);
        const page = readPage(file, 'service', readFileSync(path.join(siteDir, file)));
        return page.content.includes(':::tiers') ? plansIn(readMarkdown(page, parse).tree) : [];
      });
      await createData('settings.json', {...settings, plans});
    },

    async postBuild() {
      if (!settings.contact) {
        console.log(
          'Messages go nowhere: the contact form says so and sends them to no one, because no form service is set. ' +
            'To receive them, set contact.endpoint in src/site/identity.yml or CONTACT_ENDPOINT.',
        );
      }
    },
  };
}
