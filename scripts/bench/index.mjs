/**
 * Compares this site with a stock Docusaurus site of the same pages and words: builds both, serves both
 * as GitHub Pages does, measures both and prints one table. A machine has good and bad minutes, so only
 * the ratios of one run say something.
 *
 *     npm run bench                        bytes, Lighthouse, a click, the build
 *     npm run bench -- --growth            and how that grows at 6, 100 and 1,000 articles: many minutes
 *     npm run bench -- --articles 100      with so many articles; beside --growth, at that number alone
 *     npm run bench -- --runs 1            fewer runs than three; with 0, neither Lighthouse nor clicks
 */
import {parseArgs} from 'node:util';
import {readNumber, runCommand} from '../command.mjs';
import {judge} from './lighthouse.mjs';
import {openBrowser, timeNavigation, visit} from './measure.mjs';
import {clear, kinds, makeReference, makeSites, serving} from './sites.mjs';
import {buildRows, byteRows, formatTable, growthRows, lighthouseRows} from './table.mjs';

/** How many articles the growth is shown at. */
const steps = [6, 100, 1000];

/** Links that are clicked: on which kind of page, and what they lead to. */
const clicks = [
  {
    name: 'click to a page',
    from: 'home',
    link: {ours: 'a[href="/about"]', stock: 'a[href="/about"]'},
  },
  {
    name: 'click to an article',
    from: 'list',
    link: {ours: 'main a[href^="/insights/"]', stock: 'main h2 a[href^="/blog/"]'},
  },
];

const tell = (text) => console.error(text);

/** Does something with ours, then with the stock site. */
async function onBoth(sites, work) {
  const results = {};
  for (const name of ['ours', 'stock'])
    results[name] = await serving(sites[name].dir, (origin) => work(origin, name));
  return results;
}

/** Bytes of each kind of page. */
async function compareBytes(browser, sites) {
  const rows = [];
  for (const kind of Object.keys(kinds)) {
    rows.push(
      ...byteRows(
        kind,
        await onBoth(sites, (origin, name) => visit(browser, origin + kinds[kind][name])),
      ),
    );
  }
  return rows;
}

/** Lighthouse's judgment of each kind of page, beside that of the page written by hand. */
async function compareSpeed(sites, runs) {
  const reference = makeReference();
  const {lcp} = await serving(reference.dir, (origin) => judge(`${origin}/`, runs));
  clear([reference]);
  const rows = [];
  for (const kind of Object.keys(kinds)) {
    tell(`Lighthouse: ${kind}`);
    rows.push(
      ...lighthouseRows(
        kind,
        await onBoth(sites, (origin, name) => judge(origin + kinds[kind][name], runs)),
        lcp,
      ),
    );
  }
  return rows;
}

/** How long a click on a link takes whose page is fetched already. */
async function compareClicks(browser, sites, runs) {
  const rows = [];
  for (const {name, from, link} of clicks) {
    const times = await onBoth(sites, (origin, site) =>
      timeNavigation(browser, origin + kinds[from][site], link[site], runs),
    );
    rows.push({name, unit: 'ms', ...times});
  }
  return rows;
}

/** What grows with the articles. Search is ours alone: the stock site has none of its own. */
async function measureGrowth(browser, sites) {
  const measure = (kind) =>
    onBoth(sites, (origin, name) =>
      visit(browser, origin + kinds[kind][name], {isSearched: name === 'ours' && kind === 'about'}),
    );
  return {
    about: await measure('about'),
    article: await measure('article'),
    list: await measure('list'),
  };
}

async function main() {
  const {values} = parseArgs({
    options: {
      articles: {type: 'string'},
      runs: {type: 'string', default: '3'},
      growth: {type: 'boolean', default: false},
    },
  });
  const [fewest] = steps;
  const articles = readNumber('articles', values.articles ?? String(fewest), {
    least: fewest,
    example: 100,
  });
  // None: bytes and builds alone.
  const runs = readNumber('runs', values.runs, {least: 0, example: 3});
  const browser = await openBrowser();
  const rows = [];
  const counts = values.growth && values.articles === undefined ? steps : [articles];
  for (const count of counts) {
    tell(`Building both sites with ${count} articles`);
    const sites = await makeSites(count);
    try {
      if (count === counts[0]) {
        rows.push(...(await compareBytes(browser, sites)));
        if (runs > 0)
          rows.push(
            ...(await compareSpeed(sites, runs)),
            ...(await compareClicks(browser, sites, runs)),
          );
      }
      rows.push(...buildRows(count, sites));
      if (values.growth) rows.push(...growthRows(count, await measureGrowth(browser, sites)));
    } finally {
      clear(Object.values(sites));
    }
    // A run may take half an hour: what is known so far is not lost.
    if (count !== counts.at(-1)) tell(formatTable(rows));
  }
  await browser.close();
  console.log(formatTable(rows));
}

void runCommand(import.meta.url, main);
