import {copyFile, mkdir, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedCards} from '../../content/docusaurus';
import {ownPages} from '../../content/ownPages';
import {
  articleSocialCard,
  cardFile,
  pageSocialCard,
  serviceSocialCard,
  titleSocialCard,
  type SocialCard,
} from '../../content/socialCard';
import {readHead, routeOf} from '../pageHead';
import {createCardDrawer} from './draw';
import {hashLook} from './look';

/** Makes a social card, the picture in link previews, for every page of a build. Cards are cached between builds. */
export default function socialCardsPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const cache = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  const look = hashLook(path.join(siteDir, 'src'));
  /** The cards of pages whose text is known before they are rendered. */
  const known: Record<string, SocialCard> = {};
  for (const [route, {drawing, copy}] of Object.entries(ownPages))
    known[route] = pageSocialCard(drawing, copy);

  return {
    name: 'site-social-cards',

    async allContentLoaded({allContent, actions: {createData}}) {
      await createData('look.json', JSON.stringify(look));
      const {services, articles} = loadedCards(allContent);
      for (const card of services)
        known[routeOf(card.permalink, context)] = serviceSocialCard(card);
      for (const card of articles)
        known[routeOf(card.permalink, context)] = articleSocialCard(card);
    },

    async postBuild({outDir, routesPaths}) {
      const cardOf = createCardDrawer(look);
      await mkdir(cache, {recursive: true});
      const kept = new Set(await readdir(cache));
      for (const route of routesPaths.map((permalink) => routeOf(permalink, context))) {
        const card =
          known[route] ??
          titleSocialCard((await readHead(outDir, route, siteConfig)).title, siteConfig.title);
        const {key, draw} = cardOf(card);
        const picture = path.join(cache, `${key}.png`);
        if (!kept.has(`${key}.png`)) {
          // Renamed when complete, so that an interrupted build doesn't leave a partial file.
          await writeFile(`${picture}.part`, await draw());
          await rename(`${picture}.part`, picture);
          kept.add(`${key}.png`);
          // resvg releases a picture's memory only between turns of the event loop.
          await nextTurn();
        }
        const target = path.join(outDir, cardFile(route));
        await mkdir(path.dirname(target), {recursive: true});
        await copyFile(picture, target);
      }
    },
  };
}
