import {copyFile, mkdir, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {loadedContent} from '../../content/loadedContent';
import {
  articleSocialCard,
  cardFile,
  pageSocialCard,
  serviceSocialCard,
  titleSocialCard,
  type SocialCard,
} from '../../content/socialCard';
import type {ArticleFrontMatter} from '../../content/schema';
import type {ServiceGroup} from '../../content/types';
import {pageCopies} from '../../data/socialCards';
import {readHead} from '../pageHead';
import {createCardDrawer} from './draw';

/** The cards of all pages whose words are known before they are built, by address. */
function knownCards(allContent: AllContent, baseUrl: string): Map<string, SocialCard> {
  const {services, articles} = loadedContent(allContent);
  const cards = new Map<string, SocialCard>();
  for (const [route, {drawing, copy}] of Object.entries(pageCopies))
    cards.set(baseUrl + route.slice(1), pageSocialCard(drawing, copy));
  for (const {permalink, title, slug, sourceDirName} of services) {
    const group = sourceDirName as ServiceGroup;
    cards.set(permalink, serviceSocialCard({slug: slug.slice(1), title, group}));
  }
  for (const {metadata} of articles) {
    const {permalink, title} = metadata;
    const {category, cover_figure: coverFigure} =
      metadata.frontMatter as unknown as ArticleFrontMatter;
    const slug = path.posix.basename(permalink);
    cards.set(permalink, articleSocialCard({slug, title, category, coverFigure}));
  }
  return cards;
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
