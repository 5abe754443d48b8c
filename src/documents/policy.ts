import {createHash} from 'node:crypto';
import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** What pages may load from or send to other hosts: the verb for messages, and the elements that do it. */
const kinds = {
  script: ['takes code from', 'script[src], link:is([rel~="modulepreload"], [as="script"])'],
  style: ['takes styles from', 'link:is([rel~="stylesheet"], [as="style"])'],
  font: ['takes a font from', 'link[as="font"]'],
  img: ['takes a picture from', 'img, link[as="image"]'],
  media: ['takes a film or sound from', 'video, audio, source'],
  frame: ['shows a page of', 'iframe'],
  connect: ['talks to', ''],
  form: ['posts to', 'form'],
} as const;

type Kind = keyof typeof kinds;

/** Other hosts that a page may load from or send to. */
export type Origins = Partial<Record<Kind, readonly string[]>>;

/** The policy sources that allow inline scripts or styles. */
const hashes = (texts: readonly string[]) =>
  [...new Set(texts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();

/**
 * The Content-Security-Policy of a page: its own files, the given hosts, and the given inline scripts and styles
 * (`any` style for pages whose scripts add styles).
 * Left out on purpose: `upgrade-insecure-requests`, which breaks pages on a server without HTTPS;
 * `frame-ancestors`, which browsers ignore in a meta element; Trusted Types, which block scripts that a
 * script loads.
 */
export function createPolicy(
  scripts: readonly string[],
  styles: readonly string[] | 'any',
  origins: Origins,
): string {
  const {script = [], style = [], font, img = [], media, frame, connect = [], form = []} = origins;
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    // For search: Pagefind uses WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes(scripts), ...script],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...(styles === 'any' ? ["'unsafe-inline'"] : hashes(styles)), ...style],
    'style-src-attr': [styles === 'any' ? "'unsafe-inline'" : "'none'"],
    ...(font && {'font-src': ["'self'", ...font]}),
    'img-src': ["'self'", 'data:', ...img],
    ...(media && {'media-src': ["'self'", ...media]}),
    'connect-src': ["'self'", ...connect],
    'frame-src': frame ? ["'self'", ...frame] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...form],
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Script types that browsers act on; any other, such as structured data, is inert. */
const active = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** Attributes whose URL can run a script. */
const addresses = /^(href|src|action|formaction|xlink:href)$/;

/** @returns what is wrong with a URL that a page requests; empty if it is the site's own or allowed */
function refusal(source: string, kind: Kind, origins: Origins): string[] {
  const {origin, protocol} = new URL(source, 'https://own.invalid');
  const isOwn = origin === 'https://own.invalid' || protocol === 'data:';
  if (isOwn || origins[kind]?.includes(origin)) return [];
  const remedy =
    kind === 'script'
      ? `If it belongs to your analytics service, add '${origin}' to analytics.origins in src/site/identity.yml, and every host that it sends to`
      : `Keep it in the project, or allow its host: origins: {...allowedOrigins(...), ${kind}: ['${origin}']} in docusaurus.config.ts`;
  return [`${kinds[kind][0]} ${source}. ${remedy}`];
}

/** What the policy blocks in a stylesheet, as sentences. */
export function inspectStyles(css: string, origins: Origins): string[] {
  const found = css.matchAll(/(@import\s*)?(?:url\(|@import)\s*["']?((?:https?:)?\/\/[^"')\s]+)/g);
  return [...found].flatMap(([start, , source = '']) => {
    const kind = /\.(woff2?|[ot]tf|eot)\b/.test(source) ? 'font' : 'img';
    return refusal(source, start.startsWith('@import') ? 'style' : kind, origins);
  });
}

/** What the policy blocks on a page, or should never allow, as sentences. @param scripts the expected inline scripts */
export function inspect($: CheerioAPI, scripts: readonly string[], origins: Origins): string[] {
  const own = origins.frame ? '' : ', iframe:not([src^="http"], [src^="//"])';
  const faults = [...$(`base, object, embed${own}`)].map(
    ({tagName}) => `<${tagName}> is refused by the policy of all pages (src/documents/policy.ts)`,
  );
  for (const {tagName, attribs} of $('*') as Iterable<Element>)
    for (const [name, value] of Object.entries(attribs))
      if (/^on/.test(name) || (addresses.test(name) && /^\s*javascript:/i.test(value)))
        faults.push(`<${tagName} ${name}="${value.slice(0, 60)}"> runs a script from an attribute`);
  for (const [kind, [, selector]] of Object.entries(kinds) as [Kind, [string, string]][])
    for (const {tagName, attribs} of $<Element, string>(selector)) {
      const {src, href, action = ''} = attribs;
      for (const fault of refusal(src ?? href ?? action, kind, origins))
        faults.push(`<${tagName}> ${fault}`);
    }
  for (const script of $('script:not([src])')) {
    const text = $(script).text();
    if (active.test(script.attribs.type ?? '') && !scripts.includes(text))
      faults.push(
        `an inline script that no plugin has declared: ${text.slice(0, 80)}. Put it into a file, or into headTags in docusaurus.config.ts`,
      );
  }
  return faults;
}
