import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {articlesPath} from '../../articlesPath';
import {afterTheOthers} from '../afterTheOthers';
import {expectedIn} from '../securityPolicy/expected';
import {allow} from '../securityPolicy/policy';
import {createPicker, joinParts, partsOf, type Parts, type Picker} from './used';

const link = /<link rel=stylesheet href=([^\s>]+)\s*\/?>/;
const policy = /(<meta http-equiv=Content-Security-Policy content=")([^"]*)"/;

/**
 * Writes a page's styles into the page in place of the link to the site's stylesheet, and names them in
 * the page's security policy.
 * @param styles those the page needs
 * @throws {Error} when the page has no policy to name them in
 */
function inlineStyles(html: string, styles: string): string {
  if (!policy.test(html)) throw new Error('The page has no security policy before its styles.');
  return html
    .replace(link, () => `<style data-page>${styles}</style>`)
    .replace(
      policy,
      (_meta, start: string, rules: string) => `${start}${allow(rules, expectedIn(html, styles))}"`,
    );
}

/** Articles share their styles: there may be thousands, and they differ in a few rules. Any other page has its own. */
const groupOf = (file: string): string =>
  file.startsWith(articlesPath + path.sep) ? articlesPath : file;

/**
 * Gives every page the styles of its own parts, inline: with them it is painted when its HTML is there,
 * without another request, and two thirds of the stylesheet are for other pages.
 * The whole of it is loaded with what changes a page (`loadStyles` in src/client/script.ts).
 */
export default function pageStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-styles',
    async postBuild({outDir, plugins}) {
      await afterTheOthers(plugins);
      const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
      const files = (await readdir(outDir, {recursive: true})).filter((file) =>
        file.endsWith('.html'),
      );
      let picker: Picker | undefined;
      const groups = new Map<string, Parts>();
      for (const file of files) {
        const html = await read(file);
        const href = link.exec(html)?.[1];
        if (!href) continue;
        picker ??= createPicker(await read(href.slice(baseUrl.length)));
        const [group, parts] = [groupOf(file), picker.nameable(partsOf(html))];
        const known = groups.get(group);
        groups.set(group, known ? joinParts(known, parts) : parts);
      }
      // A second reading, as thousands of pages don't fit memory.
      for (const file of files) {
        const html = await read(file);
        const parts = groups.get(groupOf(file));
        if (picker && parts && link.test(html))
          await writeFile(path.join(outDir, file), inlineStyles(html, await picker.pick(parts)));
      }
    },
  };
}
