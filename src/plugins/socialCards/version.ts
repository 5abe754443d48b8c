import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../../site';
import {allPalettes} from './palette';

/** What draws the cards, relative to this folder: a change there changes every card. */
const drawnBy = ['.', 'fonts', '../../motif', '../../motif/presets', '../../brand'];

/** What they take from elsewhere. */
const settingWords = path.join(__dirname, '../../content/cardLetters.ts');

/** The files of a folder that can change a picture. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map(({name}) => path.join(folder, name))
    .sort();

/**
 * A word for the present state of all that every card depends on: the code and the fonts, the colors,
 * the company's name, and the packages that draw. While it is the same, a card drawn once is still right.
 */
export function cardsVersion(): string {
  const hash = createHash('sha256');
  for (const file of [
    ...drawnBy.flatMap((folder) => filesIn(path.join(__dirname, folder))),
    settingWords,
  ]) {
    hash.update(path.basename(file)).update(readFileSync(file));
  }
  for (const name of ['satori', '@resvg/resvg-js']) {
    const {version} = JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as {
      version: string;
    };
    hash.update(version);
  }
  hash.update(JSON.stringify([allPalettes(), site.shortName]));
  return hash.digest('hex').slice(0, 8);
}
