import {existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {SocialCard} from '../../content/socialCard';
import {createRenderer} from './render';

/** A card to draw, and the name of its file, which holds a hash of all it depends on. */
export type CardFile = {file: string; card: SocialCard};

/**
 * Draws the cards that are not in the folder yet, and removes those that no page has any more.
 * @param cards all cards of the site
 * @param folder where their files are kept between builds
 * @returns how many had to be drawn
 */
export async function fillCache(cards: readonly CardFile[], folder: string): Promise<number> {
  mkdirSync(folder, {recursive: true});
  const wanted = new Set(cards.map(({file}) => file));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file));
  const missing = cards.filter(({file}) => !existsSync(path.join(folder, file)));
  const render = createRenderer();
  for (const {file, card} of missing) {
    // Whole or not at all: a build that is stopped here must not leave half a picture to the next one.
    const draft = path.join(folder, `${file}.${process.pid}`);
    writeFileSync(draft, await render(card));
    renameSync(draft, path.join(folder, file));
    // The rasterizer gives a picture's memory back between turns of the event loop alone: 5 MB a card.
    await nextTurn();
  }
  return missing.length;
}
