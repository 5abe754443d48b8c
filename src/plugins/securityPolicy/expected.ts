import {readFileSync} from 'node:fs';
import {getHtmlMinifier} from '@docusaurus/bundler';
import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {inlineScript} from '../../client/inline';
import {redirectScript} from '../redirectPage';
import type {Inline} from './policy';

/** The frame's inline script (src/plugins/scripts.ts) as it stands in a page after the framework has shortened it. */
async function frameScript({siteConfig, siteStorage}: LoadContext): Promise<string> {
  const isFast = siteConfig.future.faster.swcHtmlMinimizer;
  const minifier = await getHtmlMinifier({type: isFast ? 'swc' : 'terser'});
  const script = `<script>${inlineScript(siteStorage.type, siteStorage.namespace)}</script>`;
  const {code} = await minifier.minify(
    `<!doctype html><html><head><title>-</title></head><body>${script}</body></html>`,
  );
  return load(code)('script').text();
}

/** A text in a library's own code, which it puts into a `<style>` while the page runs. */
function styleOf(file: string, pattern: RegExp, library: string): string {
  const text = pattern.exec(readFileSync(require.resolve(file), 'utf8'))?.[1];
  if (text === undefined) {
    throw new Error(
      `${library} has changed how it writes its styles. See src/plugins/securityPolicy/expected.ts before you use this version.`,
    );
  }
  return text;
}

/**
 * The styles that toasts and the select's list write into the page when they are first used. Sonner
 * adds an empty element and fills it afterwards, and the browser asks for both.
 */
export function libraryStyles(): string[] {
  const toasts = styleOf('sonner', /^__insertCSS\((".*")\);?$/m, 'sonner');
  const list = styleOf(
    '@radix-ui/react-select',
    /__html: `(\[data-radix-select-viewport\][^`$]*)`/,
    '@radix-ui/react-select',
  );
  return ['', JSON.parse(toasts) as string, list];
}

/**
 * The inline code that may stand in every page: found out from the sources of what writes it, never
 * from the built pages, which would bless whatever stands in them.
 */
export const expectedInline = async (context: LoadContext): Promise<Inline> => ({
  scripts: [await frameScript(context)],
  styles: [],
});

/** The only part of a page that shows toasts and has a select (src/islands/ContactForm). */
const formIsland = /data-island="?ContactForm\b/;

/**
 * The inline code that may stand in one page beside that: the script of a redirect, the styles that
 * the contact form's libraries write, and the page's own styles (src/plugins/pageStyles).
 * @param html the page
 * @param ownStyle the text of its own styles, where it has them inline
 */
export const expectedIn = (html: string, ownStyle?: string): Inline => ({
  scripts: html.includes(redirectScript) ? [redirectScript] : [],
  styles: [
    ...(ownStyle === undefined ? [] : [ownStyle]),
    ...(formIsland.test(html) ? libraryStyles() : []),
  ],
});
