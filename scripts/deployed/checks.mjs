/**
 * What `../check-deployed.mjs` looks at, one function a subject. Each takes the tour:
 * `home` (the site's address with its slash), `at(route)`, `visit(url)`, `each(items, act)`,
 * `fault(words, url, detail)`.
 */
import {load} from 'cheerio';
import {judgePolicy} from './policy.mjs';
import {follow, isPage, told} from './visitor.mjs';

/** Where a page names the files it needs. */
const files = [
  ['script[src], img[src], source[src]', 'src'],
  ['img[srcset], source[srcset]', 'srcset'],
  [
    'link[rel~="stylesheet"], link[rel~="icon"], link[rel~="preload"], link[rel~="modulepreload"]',
    'href',
  ],
  ['link[rel="manifest"], link[rel="apple-touch-icon"]', 'href'],
  ['meta[property="og:image"]', 'content'],
  // What our own pages load after their first paint (src/template.ts).
  ...['data-frame', 'data-islands', 'data-search', 'data-styles'].map((name) => [
    `meta[${name}]`,
    name,
  ]),
];

/** Attributes that name several files, and what stands between them. */
const separators = {srcset: /,\s+/, 'data-styles': /\s+/};

/** Where a page names the feeds. */
const feedLinks = ['rss+xml', 'atom+xml', 'json']
  .map((type) => `link[rel="alternate"][type$="${type}"]`)
  .join();

const canonicalOf = ($) => $('link[rel="canonical"]').attr('href');

/** All values of an attribute as whole addresses of the same host, without their fragments. */
function addresses($, url, selector, attribute) {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(attribute).trim())
    .flatMap((value) => (attribute in separators ? value.split(separators[attribute]) : [value]))
    .map((value) => value.split(/\s/)[0])
    .filter((value) => URL.canParse(value, url))
    .map((value) => new URL(value, url))
    .filter(({origin}) => origin === new URL(url).origin)
    .map(({href}) => href.split('#')[0]);
}

/** The pages that the site map lists. */
export async function readSiteMap({home, at, visit, fault}) {
  const answer = await visit(at('sitemap.xml'));
  const $ = load(answer.body, {xml: true});
  const listed = $('url > loc')
    .toArray()
    .map((loc) => $(loc).text().trim());
  if (answer.status !== 200 || listed.length === 0)
    fault('There is no site map', at('sitemap.xml'), told(answer));
  // The home page of a site at the root is listed without its slash by some tools.
  const own = listed
    .map((url) => (`${url}/` === home ? home : url))
    .filter((url) => url.startsWith(home));
  if (own.length < listed.length) {
    const foreign = listed.find((url) => !`${url}/`.startsWith(home));
    fault(
      'The site was built for another address (see SITE_URL and BASE_URL); its site map names',
      foreign,
    );
  }
  return own;
}

/** One page, with and without a slash at its end. What it needs and leads to is put into `gathered`. */
export async function checkPage(tour, url, gathered) {
  const {home, visit, fault} = tour;
  const answer = await visit(url);
  if (answer.status !== 200 || load(answer.body)('meta[http-equiv="refresh" i]').length > 0) {
    // A moved page is as good as one that stayed.
    if (!isPage(await follow(tour, url))) fault('These pages do not answer', url, told(answer));
    return;
  }
  // As a browser without scripts reads it: what stands in <noscript> counts.
  const $ = load(answer.body, {scriptingEnabled: false});
  if ($('h1').text().trim() === '') fault('These pages have no heading', url, answer.type);
  if (canonicalOf($) !== url)
    fault('These pages give another address as their own (canonical)', url, canonicalOf($));
  if (url !== home) {
    const slashed = await follow(tour, `${url}/`);
    if (!isPage(slashed) || canonicalOf(load(slashed.body)) !== canonicalOf($)) {
      fault('With a slash at the end these pages do not answer', `${url}/`, told(slashed));
    }
  }
  gather($, url, gathered);
  const {policy, faults} = judgePolicy(answer.headers.get('content-security-policy'), $);
  (policy ? gathered.guarded : gathered.unguarded).push(url);
  for (const words of faults) fault(`The security policy of these pages ${words}`, url);
}

function gather($, url, {files: needed, links, feeds}) {
  for (const [selector, attribute] of files) {
    for (const file of addresses($, url, selector, attribute)) needed.set(file, url);
  }
  for (const link of addresses($, url, 'a[href^="/"], a[href^="http"]', 'href'))
    links.set(link, url);
  for (const feed of addresses($, url, feedLinks, 'href')) feeds.add(feed);
}

/** The files the pages need, and those that their styles need. */
export async function checkFiles({visit, each, fault}, needed) {
  const fromStyles = new Map();
  const check = (origins) => async (url) => {
    const answer = await visit(url);
    if (answer.status !== 200)
      fault('These files are missing', url, `${told(answer)}, for ${origins.get(url)}`);
    // Some hosts send their home page, or a page of regrets with the status 200.
    else if (answer.type === 'text/html') fault('In place of these files a page is sent', url);
    if (answer.type !== 'text/css') return;
    for (const [, name] of answer.body.matchAll(/url\(["']?([^"')]+)/g)) {
      const file = new URL(name, url);
      if (file.origin === new URL(url).origin) fromStyles.set(file.href.split('#')[0], url);
    }
  };
  await each(needed.keys(), check(needed));
  await each(fromStyles.keys(), check(fromStyles));
}

/** Links from page to page. */
export async function checkLinks(tour, links) {
  await tour.each(links.keys(), async (url) => {
    const {status, reason} = await follow(tour, url);
    if (status !== 200)
      tour.fault('These links lead nowhere', url, `${reason ?? status}, on ${links.get(url)}`);
  });
}

/** Addresses that are none. */
export async function checkUnknown({at, visit, fault}, gathered) {
  for (const url of [at('no-such-page'), at('no/such/page')]) {
    const answer = await visit(url);
    const $ = load(answer.body);
    if (answer.status !== 404)
      fault('An unknown address is not answered with the status 404', url, told(answer));
    else if (!/not found/i.test($('h1, main').text()))
      fault('The page for unknown addresses is not ours', url);
    gather($, url, gathered);
  }
}

/** Old addresses, which must lead on to a page. */
export async function checkOld(tour, old) {
  await tour.each(old.map(tour.at), async (url) => {
    const end = await follow(tour, url);
    if (!isPage(end) || end.url === url)
      tour.fault('These old addresses lead nowhere', url, told(end));
  });
}
