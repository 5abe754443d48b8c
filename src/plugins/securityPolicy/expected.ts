import {readFileSync} from 'node:fs';
import {getHtmlMinifier} from '@docusaurus/bundler';
import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {inlineScript} from '../../client/inline';
import {redirectScript} from '../redirectPage';
import type {Inline} from './policy';

/** Elements that plugins put into every page (src/plugins/scripts.ts); the framework shortens them. */
const rendered = ({siteStorage: {type, namespace}}: LoadContext) => [`<script>${inlineScript(type, namespace)}</script>`];

/** The inline code of some elements as it stands in a page after the framework has shortened it. */
async function asRendered(context: LoadContext, elements: string[]): Promise<Inline> {
  const isFast = context.siteConfig.future.faster.swcHtmlMinimizer;
  const minifier = await getHtmlMinifier({type: isFast ? 'swc' : 'terser'});
  const pages = await Promise.all(
    // One by one: the minifier joins scripts that stand side by side.
    elements.map(async (element) => {
      const {code} = await minifier.minify(`<!doctype html><html><head><title>-</title></head><body>${element}</body></html>`);
      return load(code);
    }),
  );
  const texts = (selector: string) => pages.flatMap((page) => page(selector).toArray().map((element) => page(element).text()));
  return {
    scripts: texts('script:not([src])'),
    styles: texts('style'),
    styleAttributes: pages.flatMap((page) => page('[style]').toArray().map((element) => page(element).attr('style') ?? '')),
  };
}

/** A text in a library's own code, which it puts into a `<style>` while the page runs. */
function styleOf(file: string, pattern: RegExp, library: string): string {
  const text = pattern.exec(readFileSync(require.resolve(file), 'utf8'))?.[1];
  if (text === undefined) {
    throw new Error(`${library} has changed how it writes its styles. See src/plugins/securityPolicy/expected.ts before you use this version.`);
  }
  return text;
}

/**
 * The styles that toasts and the select's list write into the page when they are first used. Sonner
 * adds an empty element and fills it afterwards, and the browser asks for both.
 */
export function libraryStyles(): string[] {
  const toasts = styleOf('sonner', /^__insertCSS\((".*")\);?$/m, 'sonner');
  const list = styleOf('@radix-ui/react-select', /__html: `(\[data-radix-select-viewport\][^`$]*)`/, '@radix-ui/react-select');
  return ['', JSON.parse(toasts) as string, list];
}

/**
 * The inline code that may stand in every page: found out from the sources of what writes it, never
 * from the built pages, which would bless whatever stands in them.
 */
export const expectedInline = (context: LoadContext): Promise<Inline> => asRendered(context, rendered(context));

/** The only part of a page that shows toasts and has a select (src/client/islands/registry.ts). */
const formIsland = /data-island="?contactForm\b/;

/**
 * The inline code that may stand in one page beside that: the script of a redirect, the styles that
 * the contact form's libraries write, and the page's own styles (src/plugins/pageStyles).
 * @param html the page
 * @param ownStyle the text of its own styles, where it has them inline
 */
export const expectedIn = (html: string, ownStyle?: string): Inline => ({
  scripts: html.includes(redirectScript) ? [redirectScript] : [],
  styles: [...(ownStyle === undefined ? [] : [ownStyle]), ...(formIsland.test(html) ? libraryStyles() : [])],
  styleAttributes: [],
});
