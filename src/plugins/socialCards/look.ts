import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {version as rasterizer} from '@resvg/resvg-js/package.json';
import {version as typesetter} from 'satori/package.json';
import {site} from '../../site';

export const drawnBy = [
  ...['brand', 'motif', 'plugins/socialCards', 'css/readTokens.ts', 'css/tokens.css'],
  ...['categories', 'covers', 'socialCard'].map((name) => `content/${name}.ts`),
  'components/Logo/nameWidth.ts',
  'site/categories.yml',
];

/** A hash of everything that all cards depend on: code, colors, fonts, libraries, and the company's name. */
export function hashLook(src: string, name: string = site.shortName): string {
  const hash = createHash('sha256').update([name, rasterizer, typesetter].join('\n'));
  const files = drawnBy.flatMap((part) => {
    const place = path.join(src, part);
    if (statSync(place).isFile()) return place;
    return readdirSync(place, {recursive: true, encoding: 'utf8'})
      .map((file) => path.join(place, file))
      .filter((file) => statSync(file).isFile());
  });
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
}
