import path from 'node:path';
import type {Definition, Nodes} from 'mdast';
import {site} from '../../../site';
import {sayDay} from '../../days';
import {addressOf, contentFolders, imageTypes, kindOf} from '../../kinds';
import {nearest} from '../../suggest';
import {placesIn, textOf} from '../../tree';
import {say} from '../messages';
import type {Facts, NodeRule, Page, Target} from '../page';
import {anchorsOf, plain} from './headings';

/** How an address may start, where it is none of this site. */
const schemes = ['https', 'http', 'mailto', 'tel'];

/** Takes out what a browser overlooks within an address: line breaks, controls, spaces around it. */
const visible = (url: string) =>
  url.replace(/[\p{Cc}\u00a0\u200b-\u200f\u2028\u2029\ufeff]/gu, '').trim();

const schemeOf = (url: string) => /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();

/** Undoes %20 and the like; an address that can't be undone stays as it is. */
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

/** The path in the project of a file that a page names by a relative address; nothing outside of content. */
function resolveFile(page: Page, relative: string): string | undefined {
  const file = path.posix.join(path.posix.dirname(page.file), relative.replaceAll('\\', '/'));
  return contentFolders.some((folder) => file.startsWith(`${folder}/`)) ? file : undefined;
}

/**
 * Tells whether an address may stand on a page at all: it runs no program, and names no file outside
 * of the folders for content, neither by `..` nor by the framework's own shortcuts.
 */
export function isSafeAddress(url: string, page: Page): boolean {
  const seen = visible(url);
  const scheme = schemeOf(seen);
  if (scheme !== undefined) return schemes.includes(scheme);
  const {pathname} = divide(seen);
  const climbs = pathname.split(/[\\/]/).includes('..');
  return !/^[@~]/.test(seen) && (!climbs || resolveFile(page, pathname) !== undefined);
}

function faultOfDate(url: string, {hidden}: Target, page: Page, today: string) {
  const {draft, date} = page.frontMatter?.data ?? {};
  if (!hidden || draft === true) return undefined;
  if (hidden === 'draft') return say('link to a draft', {url});
  const isLater = page.kind === 'article' && typeof date === 'string' && date >= hidden;
  return isLater ? undefined : say('link too early', {url, day: sayDay(hidden, today)});
}

function faultOfAnchor(url: string, anchor: string, anchors: ReadonlySet<string> | undefined) {
  if (anchor === '' || !anchors || anchors.has(anchor) || anchors.has(decode(anchor)))
    return undefined;
  const meant = nearest(anchor, [...anchors]);
  const all = [...anchors].map((id) => `#${id}`).join(', ') || 'none';
  const values = {url, anchor, all, meant: url.replace(/#.*/, `#${meant ?? ''}`)};
  return say(meant ? 'part misspelled' : 'part missing', values);
}

/**
 * Says what is wrong with an address of this site, such as `/services/cybersecurity#overview`.
 * @returns a sentence, or nothing when there is such a page, which visitors can see
 */
export function faultOfPath(url: string, page: Page, facts: Facts): string | undefined {
  const {pathname, anchor} = divide(url);
  const address = pathname.replace(/(.)\/+$/, '$1');
  if (address.split('/').includes('..')) return say('link out of the site', {url});
  if (facts.files.has(`static${address}`)) return undefined;
  const target = facts.pages.get(address);
  if (target)
    return (
      faultOfDate(url, target, page, facts.today) ?? faultOfAnchor(url, anchor, target.anchors?.())
    );
  const moved = facts.moved.get(address);
  if (moved) return say('page moved', {url, moved: moved + (anchor && `#${anchor}`)});
  // A page further up is the answer only when nothing else is near.
  const pages = [...facts.pages.keys()];
  const others = pages.filter((known) => !`${address}/`.startsWith(`${known}/`));
  const sameName = pages.find((known) => known.endsWith(`/${path.basename(address, '.md')}`));
  const meant = nearest(address, others) ?? sameName ?? nearest(address, pages);
  return say(meant ? 'page misspelled' : 'page missing', {url, address, meant});
}

/** What is no file beside the page, though it looks like one to the parser. */
const noFiles: [pattern: RegExp, name: string][] = [
  [/^["'“”‘’]/, 'address in quotes'],
  [/^(www\.|([\w-]+\.)+(com|edu|gov|mil|net|org)(\/|$))/i, 'link without https'],
  [/^[\w.+-]+@[\w-]+\.[\w.-]+$/, 'link without mailto'],
  [/^\+?[\d ().-]{7,}$/, 'link without tel'],
];

function faultOfFile(url: string, page: Page, facts: Facts): string | undefined {
  const {pathname, anchor} = divide(url);
  const file = resolveFile(page, pathname);
  if (!file) return say('file out of reach', {url});
  const [, name] = noFiles.find(([pattern]) => pattern.test(url)) ?? [];
  const right = url.replace(/["'“”‘’]/g, '');
  if (name) return say(name, {url, right, number: url.replace(/[^\d+]/g, '')});
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

function faultOfForeign(url: string): string | undefined {
  if (/^mailto:/i.test(url))
    return /^mailto:[^@\s]+@[\w-]+(\.[\w-]+)+(\?.*)?$/i.test(decode(url))
      ? undefined
      : say('mail address broken', {url});
  if (!/^https?:/i.test(url)) return undefined;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return say('address incomplete', {url});
  const {host, hostname, pathname, hash} = new URL(url);
  const own = pathname + hash;
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return say('address local', {url, own});
  return host === new URL(site.url).host ? say('address of this site', {url, own}) : undefined;
}

export function faultOfLink(url: string, page: Page, facts: Facts): string | undefined {
  const seen = visible(url);
  const shown = seen.slice(0, 80);
  const scheme = schemeOf(seen);
  if (seen === '') return say('address missing');
  if (scheme !== undefined && !schemes.includes(scheme))
    return say('address refused', {url: shown, scheme});
  if (scheme !== undefined) return faultOfForeign(seen);
  if (/^[/\\]{2}/.test(seen)) return say('address with two slashes', {url: shown});
  if (/^[@~]/.test(seen)) return say('file out of reach', {url: shown});
  if (seen.startsWith('#')) return faultOfAnchor(shown, seen.slice(1), anchorsOf(page.places));
  return /^[/\\]/.test(seen)
    ? faultOfPath(seen.replaceAll('\\', '/'), page, facts)
    : faultOfFile(seen, page, facts);
}

/** Links have words, or a picture with a description, and lead somewhere that visitors can see. */
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
  if (name === '') return say('picture without address');
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2}|\/(Users|home|Volumes)\/)/i.test(name))
    return say('picture elsewhere', {url: url.slice(0, 80), base});
  if (name.includes('\\'))
    return say('picture with a backslash', {url, right: name.replaceAll('\\', '/')});
  const file = name.startsWith('/') ? path.posix.join('static', name) : resolveFile(page, name);
  if (!file || /^[@~]/.test(name) || (name.startsWith('/') && !file.startsWith('static/')))
    return say('picture out of reach', {url, base});
  if (files.has(file)) {
    const isImage = imageTypes.includes(path.posix.extname(file).toLowerCase());
    return isImage ? undefined : say('picture of another kind', {url, all: imageTypes.join(', ')});
  }
  const folder = `${path.posix.dirname(file)}/`;
  const beside = [...files.keys()].filter((other) => other.startsWith(folder));
  const meant = nearest(
    base,
    beside.map((other) => other.slice(folder.length)),
  );
  return say(meant ? 'picture misspelled' : 'picture missing', {file, meant});
}

/** Pictures exist, lie beside the text and are described. */
export const images: NodeRule = (node, _above, page, facts) => {
  if (node.type !== 'image' && node.type !== 'imageReference') return;
  // Given elsewhere: `![What it shows][name]`.
  const isTarget = (other: Nodes): other is Definition =>
    other.type === 'definition' && 'identifier' in node && other.identifier === node.identifier;
  const target = node.type === 'image' ? node : page.places.map((at) => at.node).find(isTarget);
  const url = target?.url ?? '';
  const fault = faultOfPicture(url, page, facts) ?? faultOfDescription(node.alt, url);
  page.report(node, 'image', fault);
};
