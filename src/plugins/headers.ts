import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {editorPolicy} from './admin';
import {redirectPolicy} from './securityPolicy';
import {asHeader} from './securityPolicy/policy';

type HeadersOptions = {
  /** Whether the build holds the browser editor, whose own policy is another. */
  hasEditor?: boolean;
};

/** What a page may never do, whoever asks; the site uses none of it. */
const refused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** A policy, with what a page can't set for itself. */
const unframed = (policy: string) =>
  [policy.replace(/[;\s]+$/, ''), "frame-ancestors 'none'"].filter(Boolean).join('; ');

/**
 * The file `_headers` in the form Netlify and Cloudflare Pages read: security headers for all, and a
 * year of caching for what carries a hash of its content in its name.
 * @param baseUrl path the site is published under, with both slashes
 *
 * Where two rules fit an address, one host sends both policies and another the last one alone, and
 * only one of them knows a word for taking a header back. So with the editor the rule for all holds
 * only what is true of its page too; the rest of their policy the site's pages carry themselves.
 * @param policy the pages' Content-Security-Policy; `frame-ancestors`, which a page can't set for
 *   itself, is added to it
 */
export function createHeaders(
  baseUrl: string,
  policy = '',
  {hasEditor = false}: HeadersOptions = {},
): string {
  const everywhere = {
    'Content-Security-Policy': unframed(hasEditor ? '' : policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
  const rows = Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '# Made at the build by src/plugins/headers.ts; hosts such as GitHub Pages ignore it.',
    `${baseUrl}*`,
    ...rows,
    ...(hasEditor
      ? [`${baseUrl}admin/*`, `  Content-Security-Policy: ${unframed(editorPolicy)}`]
      : []),
    `${baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

/** Gives hosts that can send headers the headers to send. */
export default function headersPlugin(context: LoadContext, {hasEditor}: HeadersOptions): Plugin {
  return {
    name: 'headers',
    async postBuild({outDir}) {
      const policy = asHeader(await redirectPolicy(context));
      await writeFile(
        path.join(outDir, '_headers'),
        createHeaders(context.baseUrl, policy, {hasEditor}),
      );
    },
  };
}
