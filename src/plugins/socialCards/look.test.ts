/** @jest-environment node */
import {appendFileSync, cpSync, mkdtempSync, readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cardAddress, titleSocialCard} from '../../content/socialCard';
import {createCardDrawer} from './draw';
import {drawnBy, hashLook} from './look';

const src = path.join(__dirname, '../..');

it.each(['plugins/socialCards/fonts/name.woff', 'plugins/socialCards/draw.ts', 'css/tokens.css'])(
  'draws every card anew, at another address, when %s changes',
  (file) => {
    const copy = mkdtempSync(path.join(os.tmpdir(), 'look-'));
    for (const part of drawnBy)
      cpSync(path.join(src, part), path.join(copy, part), {recursive: true});
    const card = titleSocialCard('Careers', 'Name');
    const before = hashLook(copy);
    expect(before).toBe(hashLook(src));
    appendFileSync(path.join(copy, file), ' ');
    const after = hashLook(copy);
    expect(createCardDrawer(after)(card).key).not.toBe(createCardDrawer(before)(card).key);
    expect(cardAddress('/careers', after, card)).not.toBe(cardAddress('/careers', before, card));
  },
);

it('knows every file that the drawing imports', () => {
  const code = readFileSync(path.join(__dirname, 'draw.ts'), 'utf8');
  const imported = [...code.matchAll(/from '\.\.\/\.\.\/(.+)'/g)].map(([, file]) => file);
  expect(imported.length).toBeGreaterThan(3);
  const known = [...drawnBy, 'site'].map((part) => part.replace('.ts', ''));
  const isKnown = (file = '') => known.some((part) => `${file}/`.startsWith(`${part}/`));
  expect(imported.filter((file) => !isKnown(file))).toEqual([]);
});
