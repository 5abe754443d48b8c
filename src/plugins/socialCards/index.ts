import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {articleCard} from '../../content/articleCard';
import {serviceCards} from '../../content/plugin';
import {
  articleSocialCard,
  cardPath,
  pageSocialCard,
  serviceSocialCard,
  type SocialCard,
} from '../../content/socialCard';
import {pageCopies} from '../../data/socialCards';
import type {CardFile} from './cache';
import {cardsVersion} from './version';

/** The cards of all pages: the site's own, the services and the articles. */
function allCards(allContent: AllContent): SocialCard[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return [
    ...Object.entries(pageCopies).map(([name, copy]) => pageSocialCard(name, copy)),
    ...serviceCards(docs).map(serviceSocialCard),
    ...(blog?.blogPosts ?? []).map(articleCard).map(articleSocialCard),
  ];
}

/** Draws what is missing, beside the build's own work. @returns how many cards that were */
function draw(cards: CardFile[], folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'worker.mjs'), {workerData: {cards, folder}});
    thread.on('error', reject);
    thread.on('message', resolve);
  });
}

/**
 * A social card for every page: a picture of 1200 by 630 px with the page's own heading, which link
 * previews show. Cards are kept between builds, so that only new and changed ones are drawn. The live
 * server draws none: nobody's preview looks there.
 */
export default function socialCardsPlugin({siteDir}: LoadContext): Plugin {
  const isLive = process.env.NODE_ENV === 'development';
  const version = cardsVersion();
  const folder = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
  let cards: CardFile[] = [];
  let drawing: Promise<number> | undefined;

  return {
    name: 'site-social-cards',

    async contentLoaded({actions: {createData}}) {
      await createData('version.json', {version});
    },

    async allContentLoaded({allContent}) {
      cards = allCards(allContent).map((card) => ({
        card,
        file: path.basename(cardPath(card, version)),
      }));
      if (!isLive) {
        drawing = draw(cards, folder);
        // A failure is told where it is waited for.
        drawing.catch(() => undefined);
      }
    },

    async postBuild({outDir}) {
      const count = await drawing;
      if (count)
        console.log(
          `Social cards: ${count} drawn, ${cards.length - count} kept from the build before.`,
        );
      const target = path.join(outDir, 'cards');
      await mkdir(target, {recursive: true});
      await Promise.all(
        cards.map(({file}) => copyFile(path.join(folder, file), path.join(target, file))),
      );
    },
  };
}
