/**
 * After publishing: visits a deployed site as a stranger does, and says in plain words what is wrong
 * with it. Exit code 1 if anything is.
 *
 *     npm run check:deployed -- https://owner.github.io/repo/
 *     npm run check:deployed -- [ADDRESS] --dir build
 *
 * With `--dir` a folder answers instead, served as GitHub Pages would serve it at ADDRESS (by
 * default SITE_URL and BASE_URL, as at the build).
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import yaml from 'js-yaml';
import {runCommand} from './command.mjs';
import {
  checkFiles,
  checkLinks,
  checkOld,
  checkPage,
  checkUnknown,
  readSiteMap,
} from './deployed/checks.mjs';
import {checkFeeds} from './deployed/feeds.mjs';
import {createVisitor} from './deployed/visitor.mjs';
import {createStaticServer} from './serve.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const load = createJiti(path.join(project, 'scripts/check-deployed.mjs'));

/** Milliseconds for one answer, and for all: under a minute, however slow the host. */
const usualPatience = {answer: 10_000, all: 55_000};

/** How many addresses a complaint names before it only counts them. */
const namedAtMost = 5;

/** The old addresses that `redirect_from` of the content promises to keep. */
export function oldAddresses(root = project) {
  return ['docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .filter((file) => /(^|[\\/])[^_\\/]+\.md$/.test(file))
      .map(
        (file) =>
          /^---\r?\n([^]*?)\n---/.exec(readFileSync(path.join(root, folder, file), 'utf8'))?.[1],
      )
      .flatMap((frontMatter) => yaml.load(frontMatter ?? '')?.redirect_from ?? []),
  );
}

/**
 * Visits a site.
 * @param {object} options
 * @param {string} options.address where it is published, for example `https://owner.github.io/repo/`
 * @param {string} [options.from] who answers in place of its host, as an origin
 * @param {string[]} [options.routes] pages it must have besides those of its site map (by default
 *   the specification's table)
 * @param {string[]} [options.old] addresses that must lead on to another page
 * @param {{answer: number, all: number}} [options.patience]
 * @returns {Promise<{faults: string[], seen: string}>} what is wrong, and what was visited
 */
export async function checkDeployed({
  address,
  from,
  routes = load('../tests/table.ts').routes,
  old = oldAddresses(),
  patience = usualPatience,
}) {
  const start = Date.now();
  const {origin, pathname} = new URL(address);
  const home = `${origin}${pathname.replace(/\/?$/, '/')}`;
  const {visit, each, count, isLate} = createVisitor({origin, from, patience});
  const complaints = new Map();
  const tour = {
    home,
    visit,
    each,
    at: (route) => home + route.replace(/^\//, ''),
    fault(words, url, detail) {
      // What was cut off by the clock says nothing.
      if (isLate()) return;
      const subject = `${url.replace(home, '/')}${detail === undefined ? '' : ` (${String(detail).replace(home, '/')})`}`;
      complaints.set(words, [...(complaints.get(words) ?? []), subject]);
    },
  };

  const first = await visit(home);
  if (first.status !== 200)
    return {faults: [`${home} does not answer (${first.reason ?? first.status}).`], seen: ''};

  const gathered = {
    files: new Map(),
    links: new Map(),
    feeds: new Set(),
    guarded: [],
    unguarded: [],
  };
  const pages = new Set([...routes.map(tour.at), ...(await readSiteMap(tour))]);
  await each(pages, (url) => checkPage(tour, url, gathered));
  await checkUnknown(tour, gathered);
  await checkFiles(tour, gathered.files);
  await checkLinks(tour, gathered.links);
  await checkFeeds(tour, gathered.feeds);
  await checkOld(tour, old);
  if (gathered.guarded.length > 0) {
    for (const url of gathered.unguarded) tour.fault('These pages have no security policy', url);
  }

  const faults = [...complaints].map(([words, subjects]) => {
    const more = subjects.length - namedAtMost;
    return `${words}: ${subjects.slice(0, namedAtMost).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  });
  if (isLate())
    faults.push(
      `Not all was visited in ${patience.all / 1000} s: the host is slow, or did not answer.`,
    );
  const policy =
    gathered.guarded.length > 0 ? 'with a security policy' : 'without a security policy';
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const seen = `${pages.size} pages ${policy}, ${gathered.files.size} files, ${gathered.feeds.size} feeds, ${old.length} old addresses: ${count()} addresses in ${seconds} s`;
  return {faults, seen};
}

async function main() {
  const {values, positionals} = parseArgs({
    options: {dir: {type: 'string'}},
    allowPositionals: true,
  });
  let [address] = positionals;
  if (!address && values.dir) {
    const {url, baseUrl} = load('../src/siteAddress.ts').siteAddress(process.env);
    address = url + baseUrl;
  }
  if (!URL.canParse(address ?? '')) {
    throw new Error('Say which site: npm run check:deployed -- https://owner.github.io/repo/');
  }
  const base = new URL(address).pathname.replace(/\/?$/, '/');
  const server = values.dir && createStaticServer({dir: values.dir, base});
  if (server) await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const from = server ? `http://127.0.0.1:${server.address().port}` : undefined;
  const {faults, seen} = await checkDeployed({address, from});
  console.log([`${address}: ${seen}`, ...faults.map((fault) => `- ${fault}`)].join('\n'));
  console.log(
    faults.length === 0
      ? 'All is well.'
      : `Wrong in ${faults.length === 1 ? 'one way' : `${faults.length} ways`}.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
  server?.close();
  server?.closeAllConnections();
}

void runCommand(import.meta.url, main);
