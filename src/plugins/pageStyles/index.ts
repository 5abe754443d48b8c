import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterTheOthers} from '../afterTheOthers';
import {allowStyle} from '../securityPolicy/policy';
import {createPicker} from './used';

const link = /<link rel=stylesheet href=([^\s>]+)\s*\/?>/;
const policy = /(<meta http-equiv=Content-Security-Policy content=")([^"]*)"/;

/**
 * Writes a page's styles into the page in place of the link to the site's stylesheet, and names them in
 * the page's security policy.
 * @param pick gives the styles a page needs
 * @throws {Error} when the page has no policy to name them in, or is not written as the framework writes pages
 */
export async function inlineStyles(html: string, pick: (html: string) => Promise<string>): Promise<string> {
  const styles = await pick(html);
  if (!policy.test(html)) throw new Error('The page has no security policy before its styles.');
  return html
    .replace(link, () => `<style data-page>${styles}</style>`)
    .replace(policy, (_meta, start: string, rules: string) => `${start}${allowStyle(rules, styles)}"`);
}

/**
 * Gives every page the styles of its own parts, inline: with them it is painted when its HTML is there,
 * without another request, and half of the stylesheet is for other pages (measured: README, "Speed").
 * The whole stylesheet is loaded with what changes a page (src/client/script.ts).
 */
export default function pageStylesPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'page-styles',
    async postBuild({outDir, plugins}) {
      await afterTheOthers(plugins);
      const pickers = new Map<string, ReturnType<typeof createPicker>>();
      const pickFor = async (href: string) => {
        const known = pickers.get(href);
        if (known) return known;
        const picker = createPicker(await readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8'));
        pickers.set(href, picker);
        return picker;
      };
      for (const file of await readdir(outDir, {recursive: true})) {
        if (!file.endsWith('.html')) continue;
        const target = path.join(outDir, file);
        const html = await readFile(target, 'utf8');
        const href = link.exec(html)?.[1];
        if (href) await writeFile(target, await inlineStyles(html, await pickFor(href)));
      }
    },
  };
}
