import path from 'node:path';
import {site} from '../../site';
import {addressOf, contentFolders, kindOf} from '../kinds';
import {nearest} from '../suggest';
import type {Facts, Page, Target} from './page';
import {anchorsOf} from './rules/headings';

/** How an address may start, where it is none of this site. */
const schemes = ['https', 'http', 'mailto', 'tel'];

const folders = `${contentFolders.join('/ and ')}/`;

/** Takes out what a browser overlooks within an address: line breaks, controls, spaces around it. Those within are a file's name. */
const visible = (url: string) =>
  url.replace(/[\p{Cc}\u00a0\u200b-\u200f\u2028\u2029\ufeff]/gu, '').trim();

/** How an address starts: `https` of `https://...`. */
const schemeOf = (url: string) => /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();

/** Undoes %20 and the like; an address that cannot be undone stays as it is. */
export function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** An address in two: what comes before `?` and `#`, and what comes after `#`. */
function divide(url: string): {pathname: string; anchor: string} {
  const [, pathname = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(url) ?? [];
  return {pathname: decode(pathname), anchor};
}

/**
 * The path in the project of a file that a page names by a relative address.
 * @returns nothing when it lies outside the folders for content
 */
export function resolveFile(page: Page, relative: string): string | undefined {
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

/** Says why a page cannot be linked to from another one yet. */
function faultOfDate(url: string, {publication}: Target, page: Page): string | undefined {
  const {draft, date} = page.frontMatter?.data ?? {};
  if (draft === true || publication === 'published') return undefined;
  if (publication === 'draft')
    return `"${url}" is a draft, which no visitor can see. Publish it first, or remove the link.`;
  const isLater = page.kind === 'article' && typeof date === 'string' && date >= publication.from;
  return isLater
    ? undefined
    : `"${url}" is published on ${publication.from} and cannot be seen before. Remove the link until then.`;
}

function faultOfAnchor(
  url: string,
  anchor: string,
  anchors: ReadonlySet<string> | undefined,
): string | undefined {
  if (anchor === '' || !anchors || anchors.has(anchor) || anchors.has(decode(anchor)))
    return undefined;
  const meant = nearest(anchor, [...anchors]);
  const known =
    anchors.size === 0 ? '' : ` There are: ${[...anchors].map((id) => `#${id}`).join(', ')}.`;
  return `"${url}": the page has no part "#${anchor}".${meant ? ` Did you mean #${meant}?` : ''}${known}`;
}

/**
 * Says what is wrong with an address of this site, such as `/services/cybersecurity#overview`.
 * @returns a sentence, or nothing when there is such a page, which visitors can see
 */
export function faultOfPath(url: string, page: Page, {pages, files}: Facts): string | undefined {
  const {pathname, anchor} = divide(url);
  const address = pathname.replace(/(.)\/+$/, '$1');
  if (address.split('/').includes('..'))
    return `"${url}" leads outside of the site. Write the page's address, such as /contact.`;
  if (files.has(`static${address}`)) return undefined;
  const target = pages.get(address);
  if (!target) {
    const meant = nearest(address, [...pages.keys()]);
    return `"${url}" leads nowhere: there is no page ${address}.${meant ? ` Did you mean ${meant}?` : ''}`;
  }
  return faultOfDate(url, target, page) ?? faultOfAnchor(url, anchor, target.anchors?.());
}

/** Says what is wrong with the address of a file beside the page, such as `./2025-10-10-ai-in-government.md`. */
function faultOfFile(url: string, page: Page, facts: Facts): string | undefined {
  const {pathname, anchor} = divide(url);
  const file = resolveFile(page, pathname);
  if (!file)
    return `"${url}" leads outside of ${folders}, which is never published. Link to a page of the site, such as /contact.`;
  const kind = /\.mdx?$/i.test(file) ? kindOf(file) : undefined;
  if (/^www\./i.test(url)) return `"${url}" is taken for a file of this site. Write https://${url}`;
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(url))
    return `"${url}" is taken for a file of this site. Write mailto:${url}`;
  if (!facts.files.has(file)) {
    const meant = [...facts.pages.keys()].find((address) =>
      address.endsWith(`/${path.posix.basename(pathname, '.md')}`),
    );
    return `"${url}" leads nowhere: there is no file ${file}. A page's address starts with a slash${meant ? `; did you mean ${meant}?` : ', as in /contact.'}`;
  }
  if (!kind) return undefined;
  const address = `${addressOf(kind, file)}${anchor && `#${anchor}`}`;
  return kind === page.kind
    ? faultOfPath(address, page, facts)
    : `"${url}" is a file of another folder. Write its page: ${address}`;
}

function faultOfForeign(url: string): string | undefined {
  if (!/^https?:/i.test(url)) return undefined;
  if (!URL.canParse(url))
    return `"${url}" is not a whole address. Write it as in https://www.nist.gov/`;
  const {host, hostname, pathname, hash} = new URL(url);
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    return `"${url}" is on your own computer, where no visitor can see it. Write ${pathname}${hash}`;
  if (host !== new URL(site.url).host) return undefined;
  return `"${url}" is a page of this site. Write ${pathname}${hash}, so that it works wherever the site is.`;
}

/**
 * Says what is wrong with an address that a page links to.
 * @returns a sentence, or nothing when it leads somewhere
 */
export function faultOfLink(url: string, page: Page, facts: Facts): string | undefined {
  const seen = visible(url);
  const shown = seen.slice(0, 80);
  const scheme = schemeOf(seen);
  if (seen === '') return 'the address is missing. Write it between the round brackets.';
  if (scheme !== undefined && !schemes.includes(scheme)) {
    return `"${shown}" starts with "${scheme}:", which is never made a link. Write an https: address, or a page such as /contact.`;
  }
  if (scheme !== undefined) return faultOfForeign(seen);
  if (/^[/\\]{2}/.test(seen))
    return `"${shown}" starts with two slashes, which leads to another site. Write https: before them.`;
  if (/^[@~]/.test(seen))
    return `"${shown}" leads outside of ${folders}, which is never published. Link to a page of the site, such as /contact.`;
  if (seen.startsWith('#')) return faultOfAnchor(shown, seen.slice(1), anchorsOf(page.places));
  return /^[/\\]/.test(seen)
    ? faultOfPath(seen.replaceAll('\\', '/'), page, facts)
    : faultOfFile(seen, page, facts);
}
