/**
 * After publishing: visits the site as anyone would and reports in plain words what is wrong with it (exit code 1).
 * With `--dir`, a folder is served in place of ADDRESS, which then defaults to SITE_URL and BASE_URL.
 *
 *     npm run check:deployed -- https://owner.github.io/repo/
 *     npm run check:deployed -- [ADDRESS] --dir build
 */
import {load} from 'cheerio';
import {load as source, runCommand} from './command.mjs';
import {createStaticServer} from './serve.mjs';

/** Elements that refer to a page's files and feeds. */
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

/** The old paths of published pages. Those of drafts and scheduled articles don't redirect yet. */
function oldAddresses(routes) {
  const {contentPages} = source('../src/content/docusaurus/addresses.ts');
  const {projectRoot} = source('../src/content/kinds.ts');
  const published = contentPages(projectRoot).filter(({route}) => routes.includes(route));
  return published.flatMap(({fields}) => fields.redirect_from ?? []);
}

/**
 * Visits the site published at `address`. If `from` (an origin) is given, requests go there instead. The `old` paths,
 * by default those of the pages in the site map, have to redirect.
 * @returns {Promise<{faults: string[], pages: number}>} what is wrong, and the number of pages
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
  /** Runs eight at a time: many more could look like an attack to the host. */
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
  // Recognized by an attribute, because the owner may change its text.
  if ($('main [data-not-found]').length === 0)
    faults.push('An unknown address is not answered by our 404 page.');
  const security = await visit(`${home}.well-known/security.txt`);
  const [, expires] = /^Expires: (\S+)$/m.exec(security.body) ?? [];
  if (Date.parse(expires) < Date.now() + 30 * 86_400_000)
    faults.push(
      `security.txt expires on ${expires.slice(0, 10)}. Any commit renews it for a year.`,
    );
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
