import {copyFile, mkdir, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadedCards} from '../../content/loadedContent';
import {
  articleSocialCard,
  cardFile,
  pageSocialCard,
  serviceSocialCard,
  titleSocialCard,
  type SocialCard,
} from '../../content/socialCard';
import {pageCopies} from '../../data/socialCards';
import {readHead} from '../pageHead';
import {createCardDrawer} from './draw';

/** The cards of all pages whose words are known before they are built, by address. */
function knownCards(allContent: AllContent, baseUrl: string): Map<string, SocialCard> {
  const {services, articles} = loadedCards(allContent);
  return new Map([
    ...Object.entries(pageCopies).map(
      ([route, {drawing, copy}]) =>
        [baseUrl + route.slice(1), pageSocialCard(drawing, copy)] as const,
    ),
    ...services.map((card) => [card.permalink, serviceSocialCard(card)] as const),
    ...articles.map((card) => [card.permalink, articleSocialCard(card)] as const),
  ]);
}

/** A social card for every page of a build: the picture that link previews show. Cards are kept between builds. */
export default function socialCardsPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  let known = new Map<string, SocialCard>();

  return {
    name: 'site-social-cards',

    async allContentLoaded({allContent}) {
      known = knownCards(allContent, baseUrl);
    },

    async postBuild({outDir, routesPaths}) {
      const cardOf = createCardDrawer();
      await mkdir(cache, {recursive: true});
      const kept = new Set(await readdir(cache));
      for (const permalink of routesPaths) {
        const route = `/${permalink.slice(baseUrl.length)}`;
        const card =
          known.get(permalink) ??
          titleSocialCard((await readHead(outDir, route, siteConfig)).title, siteConfig.title);
        const {key, draw} = cardOf(card);
        const picture = path.join(cache, `${key}.png`);
        if (!kept.has(`${key}.png`)) {
          // Renamed when it is whole, so that a build that is stopped leaves no half picture behind.
          await writeFile(`${picture}.part`, await draw());
          await rename(`${picture}.part`, picture);
          kept.add(`${key}.png`);
          // resvg gives a picture's memory back between turns of the event loop only.
          await nextTurn();
        }
        const target = path.join(outDir, cardFile(route));
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(picture, target);
      }
    },
  };
}
