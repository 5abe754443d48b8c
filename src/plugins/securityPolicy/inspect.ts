import {load, type CheerioAPI, type Element} from 'cheerio';
import {expectedIn} from './expected';
import {allow, type Inline} from './policy';

/** Kinds of scripts that do something; any other, such as structured data, is only read. */
const active = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/** What has no business in a page of this site, and why. */
const refused: Record<string, string> = {
  base: 'would bend every link of the page',
  iframe: 'is a page of others',
  object: 'may run a plug-in',
  embed: 'may run a plug-in',
};

const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 120 ? `${line.slice(0, 120)}...` : line;
};

/** Attributes of an element that run as a script: handlers, and addresses that are a program. */
function activeAttributes({tagName, attribs}: Element): string[] {
  return Object.entries(attribs)
    .filter(([name, value]) => /^on/i.test(name) || /^[\s\0]*(javascript|vbscript):/i.test(value))
    .map(
      ([name, value]) => `<${tagName} ${name}="${shorten(value)}"> runs a script from an attribute`,
    );
}

/** An element that is refused, or that takes code from elsewhere. */
function foreignCode({tagName, attribs}: Element): string[] {
  const reason = refused[tagName];
  if (reason) return [`<${tagName}> ${reason}`];
  const isCode =
    tagName === 'script' ||
    (tagName === 'link' && /stylesheet|preload|modulepreload/i.test(attribs.rel ?? ''));
  const source = attribs.src ?? attribs.href ?? '';
  // Protocol-relative addresses and data: are code of others as well.
  return isCode && /^(\w+:|\/\/)/.test(source)
    ? [`<${tagName}> takes code from ${shorten(source)}`]
    : [];
}

/** The page's own pick of the site's styles (src/plugins/pageStyles), which its policy names. */
const ownStyle = (page: CheerioAPI): string | undefined =>
  page('head > style[data-page]').first().text() || undefined;

/** A piece of inline code that is not among the expected ones. */
function unexpectedInline(page: CheerioAPI, element: Element, inline: Inline): string[] {
  const {tagName, attribs} = element;
  const faults: string[] = [];
  const text = tagName === 'script' || tagName === 'style' ? page(element).text() : '';
  if (
    tagName === 'script' &&
    attribs.src === undefined &&
    active.test(attribs.type ?? '') &&
    !inline.scripts.includes(text)
  ) {
    faults.push(`an inline script that is not expected: ${shorten(text)}`);
  }
  if (tagName === 'style' && !inline.styles.includes(text)) {
    faults.push(`an inline style that is not expected: ${shorten(text)}`);
  }
  if (attribs.style !== undefined) {
    faults.push(`<${tagName} style="${shorten(attribs.style)}"> is not expected; use a class`);
  }
  return faults;
}

/** The page's own policy: the given one, once, before all that could load or run. */
function policyFaults(page: CheerioAPI, policy: string, own: Inline): string[] {
  const metas = page('meta[http-equiv="Content-Security-Policy" i]');
  if (metas.length !== 1)
    return [`${metas.length} security policies in the page, where one must be`];
  if (metas.attr('content') !== allow(policy, own))
    return ["a security policy that is not the site's"];
  const [first] = page(
    'meta[http-equiv="Content-Security-Policy" i], script:not([type$="json"]), style, link[rel="stylesheet"]',
  ).toArray();
  return first === metas.get(0) && page('head').find(metas).length > 0
    ? []
    : [`<${first?.tagName ?? ''}> stands before the security policy, which does not hold for it`];
}

/**
 * Judges a built page: it holds the site's policy before all else, and nothing the policy refuses.
 * @param policy the site's
 * @param inline the inline code that may stand in every page
 * @returns what is wrong, one line each
 */
export function inspectPage(html: string, policy: string, inline: Inline): string[] {
  const page = load(html);
  const own = expectedIn(html, ownStyle(page));
  const all = {
    scripts: [...inline.scripts, ...own.scripts],
    styles: [...inline.styles, ...own.styles],
  };
  const elements = page<Element, '*'>('*').toArray();
  return [
    ...policyFaults(page, policy, own),
    ...elements.flatMap((element) => [
      ...activeAttributes(element),
      ...foreignCode(element),
      ...unexpectedInline(page, element, all),
    ]),
  ];
}
