import path from 'node:path';
import type {Definition, Nodes} from 'mdast';
import {site} from '../../../site';
import {sayDay} from '../../days';
import {addressOf, contentFolders, imageTypes, kindOf} from '../../kinds';
import {firstOf, nearest, patterns, say} from '../../messages';
import {placesIn, textOf} from '../../tree';
import type {Facts, NodeRule, Page, Target} from '../facts';
import {anchorsOf, plain} from './headings';

/** The start of an external URL. */
const foreign = /^(https?|mailto|tel):/i;

/** Removes line breaks, control characters, and surrounding spaces, which browsers ignore in a URL. */
const visible = (url: string) =>
  url.replace(/[\p{Cc}\u00a0\u200b-\u200f\u2028\u2029\ufeff]/gu, '').trim();

/** Decodes %20 and the like; returns a malformed URL unchanged. */
function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function divide(url: string): {pathname: string; anchor: string} {
  const [, pathname = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return {pathname: decode(pathname), anchor};
}

/** Resolves a page's relative link to a path in the project; undefined outside `blog/` and `docs/`. */
function resolveFile(page: Page, relative: string): string | undefined {
  const file = path.posix.join(path.posix.dirname(page.file), relative.replaceAll('\\', '/'));
  return contentFolders.some((folder) => file.startsWith(`${folder}/`)) ? file : undefined;
}

/** The page with the link: an article may link to another that is published by its own date. */
type From = Pick<Page, 'kind' | 'frontMatter'>;

function faultOfDate(url: string, {hidden}: Target, page: From, today: string) {
  const {draft, date} = page.frontMatter?.data ?? {};
  if (!hidden || draft === true) return undefined;
  if (hidden === 'draft') return say('link to a draft', {url});
  const isLater = page.kind === 'article' && typeof date === 'string' && date >= hidden;
  return isLater ? undefined : say('link too early', {url, day: sayDay(hidden, today)});
}

function faultOfAnchor(url: string, anchor: string, anchorsThere: Target['anchors']) {
  const anchors = anchor ? anchorsThere?.() : undefined;
  if (!anchors || anchors.has(anchor) || anchors.has(decode(anchor))) return undefined;
  const meant = nearest(anchor, [...anchors]);
  const all = [...anchors].map((id) => `#${id}`).join(', ') || 'none';
  const values = {url, anchor, all, meant: url.replace(/#.*/, `#${meant ?? ''}`)};
  return say(meant ? 'part misspelled' : 'part missing', values);
}

/** What is wrong with a path on this site, such as `/services/govtech#overview`; undefined if visitors can open it. */
export function faultOfPath(url: string, page: From, facts: Facts): string | undefined {
  const {pathname, anchor} = divide(url);
  const address = pathname.replace(/(.)\/+$/, '$1');
  if (address.split('/').includes('..')) return say('link out of the site', {url});
  if (facts.files.has(`static${address}`)) return undefined;
  const target = facts.pages.get(address);
  const early = target && faultOfDate(url, target, page, facts.today);
  if (target) return early ?? faultOfAnchor(url, anchor, target.anchors);
  const moved = facts.moved.get(address);
  if (moved) return say('page moved', {url, moved: moved + (anchor && `#${anchor}`)});
  // Suggest a parent page only if nothing else is close.
  const pages = [...facts.pages.keys()];
  const others = pages.filter((known) => !`${address}/`.startsWith(`${known}/`));
  const sameName = pages.find((known) => known.endsWith(`/${path.basename(address, '.md')}`));
  const meant = nearest(address, others) ?? sameName ?? nearest(address, pages);
  return say(meant ? 'page misspelled' : 'page missing', {url, address, meant});
}

function faultOfFile(url: string, page: Page, facts: Facts): string | undefined {
  const {pathname, anchor} = divide(url);
  const file = resolveFile(page, pathname);
  if (!file) return say('file out of reach', {url});
  if (!facts.files.has(file)) {
    const end = `/${path.posix.basename(pathname, '.md')}`;
    const meant = [...facts.pages.keys()].find((address) => address.endsWith(end));
    return say(meant ? 'link without a slash' : 'file missing', {url, file, meant});
  }
  const kind = /\.mdx?$/i.test(file) ? kindOf(file) : undefined;
  if (!kind) return undefined;
  const address = `${addressOf(kind, file)}${anchor && `#${anchor}`}`;
  return kind === page.kind
    ? faultOfPath(address, page, facts)
    : say('file of another folder', {url, address});
}

export function faultOfLink(address: string, page: Page, facts: Facts): string | undefined {
  const seen = visible(address);
  const url = seen.slice(0, 80);
  const {host} = new URL(site.url);
  const fault = firstOf(patterns.addresses, decode(seen), {host: host.replaceAll('.', '\\.')});
  if (fault)
    return say(fault.name, {
      url,
      ...fault.match.groups,
      own: seen.replace(/^https?:\/\/[^/?#]*/i, '') || '/',
      right: seen.replace(/["'“”‘’]/g, ''),
      secure: seen.replace(/^http:/i, 'https:'),
      number: seen.replace(/[^\d+]/g, ''),
    });
  if (foreign.test(seen)) return undefined;
  if (seen.startsWith('#')) return faultOfAnchor(url, seen.slice(1), () => anchorsOf(page.places));
  return /^[/\\]/.test(seen)
    ? faultOfPath(seen.replaceAll('\\', '/'), page, facts)
    : faultOfFile(seen, page, facts);
}

export const links: NodeRule = (node, _above, page, facts) => {
  if (node.type !== 'link' && node.type !== 'definition') return;
  const hasWords =
    node.type === 'definition' ||
    plain(textOf(node)) !== '' ||
    placesIn(node).some(({node: inner}) => inner.type === 'image' && inner.alt);
  const words = hasWords ? undefined : say('link without words', {url: node.url});
  page.report(node, 'link', faultOfLink(node.url, page, facts) ?? words);
};

const emptyWords =
  /^(image|picture|photo|screenshot|graphic|figure|img|alt|description|untitled|what it shows)\W*\d*$/i;

function faultOfDescription(alt: string | null | undefined, url: string): string | undefined {
  const words = alt?.trim() ?? '';
  if (words === '') return say('picture without description', {url});
  const isName = imageTypes.some((type) => words.toLowerCase().endsWith(type));
  return isName || emptyWords.test(words) ? say('picture described as one', {words}) : undefined;
}

function faultOfPicture(url: string, page: Page, {files}: Facts): string | undefined {
  const name = divide(url).pathname.trim();
  const base = name.split(/[/\\]/).at(-1) || 'picture.png';
  const isStatic = name.startsWith('/');
  const file = isStatic ? path.posix.join('static', name) : resolveFile(page, name);
  const isOut = !file || (isStatic && !file.startsWith('static/'));
  const fault = firstOf(patterns.pictures, name)?.name ?? (isOut && 'picture out of reach');
  if (fault || !file)
    return say(fault || '', {url: url.slice(0, 80), base, right: name.replaceAll('\\', '/')});
  if (files.has(file)) {
    const isImage = imageTypes.includes(path.posix.extname(file).toLowerCase());
    return isImage ? undefined : say('picture of another kind', {url, all: imageTypes.join(', ')});
  }
  const folder = `${path.posix.dirname(file)}/`;
  const beside = [...files.keys()].filter((other) => other.startsWith(folder));
  const names = beside.map((other) => other.slice(folder.length));
  const meant = nearest(base, names);
  return say(meant ? 'picture misspelled' : 'picture missing', {file, meant});
}

export const images: NodeRule = (node, _above, page, facts) => {
  if (node.type !== 'image' && node.type !== 'imageReference') return;
  // Defined elsewhere: `![What it shows][name]`.
  const isTarget = (other: Nodes): other is Definition =>
    other.type === 'definition' && 'identifier' in node && other.identifier === node.identifier;
  const target = node.type === 'image' ? node : page.places.map((at) => at.node).find(isTarget);
  const url = target?.url ?? '';
  const fault = faultOfPicture(url, page, facts) ?? faultOfDescription(node.alt, url);
  page.report(node, 'image', fault);
};
