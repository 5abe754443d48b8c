import {createHash} from 'node:crypto';

/** The inline code a page may hold, each piece by its exact text. */
export type Inline = {
  /** Texts of `<script>` elements. */
  scripts: readonly string[];
  /** Texts of `<style>` elements. */
  styles: readonly string[];
};

/** The hosts pages may talk to and post forms to, besides their own. */
type Origins = {connect: readonly string[]; form: readonly string[]};

/** The name a policy knows a piece of inline code by. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (texts: readonly string[]) => [...new Set(texts.map(hashOf))].sort();

/**
 * The Content-Security-Policy of the site's pages: their own files, and of inline code the given
 * pieces alone.
 *
 * What is left out on purpose: `upgrade-insecure-requests`, which breaks a page that is looked at on
 * a machine without https and gains nothing where no address is of http; `frame-ancestors`, which
 * browsers ignore in a page (`headers.ts` sends it); Trusted Types, which refuse scripts that a script
 * names (src/client/script.ts).
 */
export function createPolicy({scripts, styles}: Inline, {connect, form}: Origins): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // Pagefind is WebAssembly, which is a script that is compiled in the page.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes(scripts)],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...hashes(styles)],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...connect],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...form],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of a page that may hold more than every page may.
 * @param policy the site's
 * @param more what it may hold beside that
 */
export const allow = (policy: string, {scripts, styles}: Inline): string =>
  policy
    .replace('script-src ', ['script-src', ...hashes(scripts), ''].join(' '))
    .replace('style-src ', ['style-src', ...hashes(styles), ''].join(' '));

/**
 * The policy as a header, which is one for all pages: their own styles it can't name one by one. A page
 * is held to its own policy as well, which does.
 */
export const asHeader = (policy: string): string =>
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
