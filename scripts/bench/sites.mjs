/** The sites that are compared: ours, the stock one with the same pages, and a page written by hand. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copyProject} from '../project-copy.mjs';
import {createStaticServer} from '../serve.mjs';
import {addArticles} from './articles.mjs';
import {build, linkPackages} from './build.mjs';
import {createStock} from './stock.mjs';

/** The kinds of pages, and where each site has one. */
export const kinds = {
  home: {ours: '/', stock: '/'},
  about: {ours: '/about', stock: '/about'},
  article: {ours: '/insights/tech-meets-human', stock: '/blog/tech-meets-human'},
  list: {ours: '/insights', stock: '/blog'},
};

const packages = path.resolve('node_modules');

/** A page as one would write it by hand: its words, and a few lines of style. What a page can be at best. */
const byHand = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="A page written by hand.">
<title>By hand</title>
<link rel="icon" href="data:,">
<style>body{font:1.125rem/1.6 system-ui;max-width:65ch;margin:auto;padding:1rem}nav a{margin-right:1rem}</style>
<nav><a href="/">Home</a><a href="/about">About</a><a href="/contact">Contact</a></nav>
<main>
<h1>Technology and people, in one system</h1>
${'<p>A page of plain HTML has its words and a few lines of style, and nothing that loads after them. No other page can be shown sooner, so the others are compared with it.</p>\n'.repeat(12)}</main>
</html>
`;

/** Makes the hand-written page. @returns {{root: string, dir: string}} its folder, which the caller removes */
export function makeReference() {
  const root = mkdtempSync(path.join(tmpdir(), 'site-reference-'));
  writeFileSync(path.join(root, 'index.html'), byHand);
  return {root, dir: root};
}

/**
 * Makes both sites with so many articles and builds each, with nothing kept from a build before.
 * @param {number} articles how many
 * @returns {Promise<Record<'ours' | 'stock', Site>>}
 * @throws {Error} when a build fails; nothing of either is left then
 * @typedef {{root: string, dir: string, cpu: number, memory: number}} Site a site's folder, which the
 *   caller removes; its built files; what the build took
 */
export async function makeSites(articles) {
  const copy = copyProject();
  const made = [{root: copy}];
  const finish = async (root) => {
    linkPackages(root, packages);
    return {root, dir: path.join(root, 'build'), ...(await build(root))};
  };
  try {
    addArticles(copy, articles);
    const ours = await finish(copy);
    const stock = createStock(copy);
    made.push({root: stock});
    return {ours, stock: await finish(stock)};
  } catch (error) {
    clear(made);
    throw error;
  }
}

/** Serves a built site while something is done. @param {(origin: string) => Promise<T>} work @template T */
export async function serving(dir, work) {
  const server = createStaticServer({dir, base: '/'});
  await new Promise((resolve) => server.listen(0, resolve));
  try {
    return await work(`http://localhost:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Removes what was made. @param {{root: string}[]} sites */
export const clear = (sites) =>
  sites.forEach(({root}) => rmSync(root, {recursive: true, force: true}));
