/**
 * After publishing: visits the site as a stranger does and says in plain words what is wrong with it (exit code 1).
 * With `--dir` a folder answers in place of ADDRESS, which then is that of SITE_URL and BASE_URL by default.
 *
 *     npm run check:deployed -- https://owner.github.io/repo/
 *     npm run check:deployed -- [ADDRESS] --dir build
 */
import {load} from 'cheerio';
import {load as source, runCommand} from './command.mjs';
import {createStaticServer} from './serve.mjs';

/** Where a page names the files it needs, and its feeds. */
const needed =
  'script[src], img[src], link:is([rel~=stylesheet], [rel~=icon], [rel=manifest], [rel=preload])[href], ' +
  'link[rel=alternate][type^="application/"], meta[property="og:image"], meta[http-equiv=refresh]';

async function ask(url, tries = 2) {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(10_000)});
    return {status: response.status, body: await response.text()};
  } catch (error) {
    if (tries > 1) return ask(url, tries - 1);
    return {status: error.cause?.code ?? error.name, body: ''};
  }
}

/** The old addresses of pages that are published, by their addresses: a draft's or a later article's wait. */
function oldAddresses(routes) {
  const {contentPages} = source('../src/content/docusaurus/addresses.ts');
  const {projectRoot} = source('../src/content/kinds.ts');
  const published = contentPages(projectRoot).filter(({route}) => routes.includes(route));
  return published.flatMap(({fields}) => fields.redirect_from ?? []);
}

/**
 * Visits a site published at `address`, where `from` (an origin) may answer for its host; `old` addresses, by
 * default those of the site map's pages, must lead on.
 * @returns {Promise<{faults: string[], pages: number}>} what is wrong, and how many pages there are
 */
export async function checkDeployed({address, from, old}) {
  const home = address.replace(/\/?$/, '/');
  const {origin} = new URL(home);
  const faults = [];
  const files = new Map();
  const visit = async (url, {expected = 200, page} = {}) => {
    const {status, body} = await ask(url.replace(origin, from ?? origin));
    const why = page ? `, but ${page} needs it` : '';
    if (status !== expected) faults.push(`${url} does not answer (${status})${why}.`);
    const $ = load(body);
    for (const {attribs} of page ? [] : $(needed).toArray()) {
      const named = attribs.src ?? attribs.href ?? attribs.content.replace(/^.*url=/, '');
      const file = new URL(named, url);
      if (file.origin === origin) files.set(file.href.split(/[?#]/)[0], url);
    }
    return {$, body};
  };
  /** Eight at once: many more would look like an attack to a host. */
  const each = async (items, act) => {
    for (let at = 0; at < items.length; at += 8)
      await Promise.all(items.slice(at, at + 8).map(act));
  };

  const {body: siteMap} = await visit(`${home}sitemap.xml`);
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  const foreign = listed.find((url) => !`${url}/`.startsWith(home));
  if (foreign) faults.push(`The site was built for ${foreign}: see SITE_URL and BASE_URL.`);
  const pages = [...new Set([home, ...listed])].filter((url) => `${url}/`.startsWith(home));
  await each(pages, async (url) => {
    const {$, body} = await visit(url);
    const canonical = $('link[rel="canonical"]').attr('href');
    if (body && canonical !== url) faults.push(`${url} names ${canonical} as its own address.`);
    if (url !== home) await visit(`${url}/`);
  });
  const routes = pages.map((url) => url.slice(home.length - 1));
  await each(old ?? oldAddresses(routes), async (route) => {
    const {$, body} = await visit(home + route.slice(1));
    if (body && $('meta[http-equiv="refresh"]').length === 0)
      faults.push(`${route} is an old address and leads nowhere.`);
  });
  const {$} = await visit(`${home}no-such-page`, {expected: 404});
  // By its mark: an owner may change its words.
  if ($('main [data-not-found]').length === 0)
    faults.push('An unknown address is not answered by our 404 page.');
  await visit(`${home}.well-known/security.txt`);
  await each([...files], ([file, page]) => visit(file, {page}));
  return {faults, pages: pages.length};
}

async function main({dir}, [given]) {
  const {site} = source('../src/site/index.ts');
  const {url, baseUrl} = source('../src/settings.ts').siteAddress(site, process.env);
  const address = given ?? (dir && url + baseUrl);
  if (!URL.canParse(address ?? ''))
    throw new Error('Say which site: npm run check:deployed -- https://owner.github.io/repo/');
  const base = new URL(address).pathname.replace(/\/?$/, '/');
  const server = dir && createStaticServer({dir, base}).listen(0);
  const from = server && `http://localhost:${server.address().port}`;
  const {faults, pages} = await checkDeployed({address, from});
  console.log([`${address}: ${pages} pages`, ...faults.map((fault) => `- ${fault}`)].join('\n'));
  console.log(faults.length === 0 ? 'All is well.' : 'The site is not as it should be.');
  process.exit(faults.length === 0 ? 0 : 1);
}

void runCommand(import.meta.url, {dir: {type: 'string'}}, main, {allowPositionals: true});
