/**
 * After publishing: visits the site as a stranger does and says in plain words what is wrong with it.
 * Exit code 1 if anything is.
 *
 *     npm run check:deployed -- https://owner.github.io/repo/
 *     npm run check:deployed -- [ADDRESS] --dir build
 *
 * With `--dir` a folder answers instead, served as GitHub Pages would serve it at ADDRESS (by default
 * SITE_URL and BASE_URL, as in the build).
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import createJiti from 'jiti';
import {runCommand} from './command.mjs';
import {createStaticServer} from './serve.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const source = createJiti(path.join(project, 'scripts/check-deployed.mjs'));

/** Where a page names the files it needs, and its feeds. */
const needed =
  'script[src], img[src], link:is([rel~=stylesheet], [rel~=icon], [rel=manifest], [rel=preload])[href], ' +
  'link[rel=alternate][type^="application/"], meta[property="og:image"]';

/** Does something with each item, eight at once: many more would look like an attack to a host. */
async function each(items, act) {
  const rest = [...new Set(items)];
  const work = async () => {
    while (rest.length > 0) await act(rest.shift());
  };
  await Promise.all(Array.from({length: 8}, work));
}

/** Asks for an address, once more if nobody answers. */
async function ask(url, tries = 2) {
  try {
    const response = await fetch(url, {signal: AbortSignal.timeout(10_000)});
    return {status: response.status, body: await response.text()};
  } catch (error) {
    if (tries > 1) return ask(url, tries - 1);
    return {status: error.cause?.code ?? error.name, body: ''};
  }
}

/** The old addresses that the content promises to keep. */
function oldAddresses() {
  const {contentPages} = source('../src/content/pages.ts');
  return contentPages(project).flatMap(({fields}) => fields.redirect_from ?? []);
}

/**
 * Visits a site.
 * @param {{address: string, from?: string, old?: string[]}} options where it is published, who answers
 * instead of its host (an origin), and addresses that must lead on to another page
 * @returns {Promise<{faults: string[], pages: number}>} what is wrong, and how many pages there are
 */
export async function checkDeployed({address, from, old = oldAddresses()}) {
  const home = address.replace(/\/?$/, '/');
  const {origin} = new URL(home);
  const visit = (url) => ask(url.replace(origin, from ?? origin));
  const complaints = {};
  const fault = (words, url, detail) =>
    (complaints[words] ??= []).push(`${url.replace(home, '/')} (${detail})`);
  const files = new Map();
  const gather = ($, url) => {
    for (const {attribs} of $(needed).toArray()) {
      const file = new URL(attribs.src ?? attribs.href ?? attribs.content, url);
      if (file.origin === origin) files.set(file.href.split(/[?#]/)[0], url);
    }
  };

  const siteMap = await visit(`${home}sitemap.xml`);
  if (typeof siteMap.status !== 'number')
    return {faults: [`${home} does not answer (${siteMap.status}).`], pages: 0};
  const listed = [...siteMap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  if (listed.length === 0) fault('There is no site map', `${home}sitemap.xml`, siteMap.status);
  const foreign = listed.find((url) => !`${url}/`.startsWith(home));
  if (foreign) fault('The site was built for another address', foreign, 'see SITE_URL, BASE_URL');
  const pages = new Set([home, ...listed.filter((url) => url.startsWith(home))]);

  await each(pages, async (url) => {
    const {status, body} = await visit(url);
    if (status !== 200) return fault('These pages do not answer', url, status);
    const $ = load(body);
    const canonical = $('link[rel="canonical"]').attr('href');
    if (canonical !== url)
      fault('These pages give another address as their own (canonical)', url, canonical);
    const slashed = url === home ? {body} : await visit(`${url}/`);
    if (slashed.body !== body)
      fault('With a slash at the end these pages do not answer', `${url}/`, slashed.status);
    gather($, url);
  });

  const unknown = `${home}no-such-page`;
  const {status, body} = await visit(unknown);
  if (status !== 404 || !/not found/i.test(load(body)('main').text()))
    fault('An unknown address is not answered by our 404 page', unknown, status);
  gather(load(body), unknown);

  await each(files.keys(), async (url) => {
    const file = await visit(url);
    if (file.status !== 200)
      fault('These files are missing', url, `${file.status}, for ${files.get(url)}`);
  });

  await each(old, async (route) => {
    const url = home + route.slice(1);
    const page = await visit(url);
    const to = load(page.body)('meta[http-equiv="refresh"]').attr('content')?.split('url=')[1];
    const end = to ? await visit(new URL(to, url).href) : page;
    if (!to || end.status !== 200) fault('These old addresses lead nowhere', url, end.status);
  });

  const faults = Object.entries(complaints).map(([words, subjects]) => {
    const more = subjects.length > 5 ? ` and ${subjects.length - 5} more` : '';
    return `${words}: ${subjects.slice(0, 5).join(', ')}${more}.`;
  });
  return {faults, pages: pages.size};
}

async function main() {
  const options = {dir: {type: 'string'}};
  const {values, positionals} = parseArgs({options, allowPositionals: true});
  const {site} = source('../src/site.ts');
  const {url, baseUrl} = source('../src/settings.ts').siteAddress(site, process.env);
  const address = positionals[0] ?? (values.dir && url + baseUrl);
  if (!URL.canParse(address ?? ''))
    throw new Error('Say which site: npm run check:deployed -- https://owner.github.io/repo/');
  const base = new URL(address).pathname.replace(/\/?$/, '/');
  const server = values.dir && createStaticServer({dir: values.dir, base}).listen(0);
  const from = server && `http://localhost:${server.address().port}`;
  const {faults, pages} = await checkDeployed({address, from});
  console.log([`${address}: ${pages} pages`, ...faults.map((words) => `- ${words}`)].join('\n'));
  console.log(faults.length === 0 ? 'All is well.' : 'The site is not as it should be.');
  process.exitCode = faults.length === 0 ? 0 : 1;
  server?.close();
  server?.closeAllConnections();
}

void runCommand(import.meta.url, main);
