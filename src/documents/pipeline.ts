/** What happens to every page of a build: each of `steps`, in order, changes it or finds its faults. */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load, type CheerioAPI} from 'cheerio';
import type {LoadContext} from '@docusaurus/types';
import type {EntryFiles} from './framework';
import {mark} from './observe';
import {createPolicy, inspect, inspectStyles, type Origins} from './policy';
import {createPicker} from './styles';

export type DocumentsOptions = {
  /**
   * A page that needs the browser outside islands stays an ordinary Docusaurus page, with the client app. The build
   * warns of each (`warn`, the default), or stops (`throw`). With `all`, every page is an ordinary one.
   */
  ordinaryPages?: 'warn' | 'throw' | 'all';
  /** Hosts that pages may take from, talk to and post to, beside their own. */
  origins: Origins;
  /** Folders of the build, each with a slash, whose pages are not the site's and have a policy of their own. */
  exceptFor: string[];
};

/** What the steps know of the whole build. */
export type Build = Pick<DocumentsOptions, 'origins' | 'exceptFor' | 'ordinaryPages'> &
  Pick<LoadContext, 'outDir' | 'baseUrl'> & {
    /** The own script of documents (client/page.ts), and that of islands (client/start.ts). */
    scripts: {page: string; start: string};
    /** The files of those two. */
    ownFiles: readonly string[];
    /** The files of the client compilation that it can load. */
    parts: EntryFiles['parts'];
    /** Inline scripts that plugins declared, as they stand in pages. */
    declared: readonly string[];
    islands: readonly string[];
  };

type Page = {
  $: CheerioAPI;
  build: Build;
  /** Whether scripts add `<style>` elements: to any document, or to those with islands. */
  adders: {page: boolean; islands: boolean};
  /** Texts of its inline scripts and styles, which its policy allows. */
  scripts: string[];
  styles: string[];
  pick: ReturnType<typeof createPicker>;
  /** What is wrong with it, a sentence each. */
  faults: string[];
};

type Step = (page: Page) => void;

/** The page loads no client app, and has no marks for one. */
const withoutApp: Step = ({$, build}) => {
  $(
    `script[src^="${build.baseUrl}assets/js/"], link[as="script"], link[rel="modulepreload"]`,
  ).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
};

/** Every island is one that the browser finds. */
const checkIslands: Step = ({$, build, faults}) => {
  $('[data-island]').each((_, {attribs: {'data-island': name = ''}}) => {
    if (build.islands.includes(name)) return;
    faults.push(
      `the browser can't find the island "${name}". Write export default island('${name}', ...) in a file of src/islands/`,
    );
  });
};

/** Style attributes become rules, so that the policy can refuse all others. */
const styleAttributesAsRules: Step = ({$, styles}) => {
  const names = new Map<string, string>();
  $('[style]').each((_, element) => {
    const rule = element.attribs.style?.trim() ?? '';
    const name = names.get(rule) ?? `inline-${names.size}`;
    names.set(rule, name);
    $(element).removeAttr('style').addClass(name);
  });
  if (names.size > 0)
    styles.push([...names].map(([rule, name]) => `:is(#_,.${name}){${rule}}`).join(''));
};

/** A page's own styles and script stand in it: it is painted, and answers, without another request. */
const ownStylesAndScript: Step = ({$, build: {baseUrl, ...build}, pick, styles, scripts}) => {
  const link = $(`link[rel="stylesheet"][href^="${baseUrl}assets/css/"]`);
  const href = link.attr('href');
  if (!href) return;
  const besides = styles.splice(0).join('');
  styles.push(pick($, besides) + besides);
  link.replaceWith($('<style>').text(styles.join('')));
  const {page, start} = build.scripts;
  const script = $('[data-island]').length > 0 ? `${page}\n${start}` : page;
  // What would end the element around it.
  scripts.push(script.replaceAll('</script', '<\\/script'));
  $('body').append($('<script type="module">').attr('data-styles', href).text(scripts.join('')));
};

/** The policy allows what the plugins declared and the steps have added, and nothing else that stands in the page. */
const policy: Step = ({$, build: {declared, origins}, adders, scripts, styles, faults}) => {
  // Those of components and packages.
  $('body style').each((_, style) => void styles.push($(style).text()));
  const isAdded = adders.page || (adders.islands && $('[data-island]').length > 0);
  addPolicy($, [...declared, ...scripts], isAdded ? 'any' : styles, origins, faults);
};

function addPolicy(
  $: CheerioAPI,
  scripts: string[],
  styles: string[] | 'any',
  origins: Origins,
  faults: string[],
) {
  faults.push(...inspect($, scripts, origins));
  const content = createPolicy(scripts, styles, origins);
  $('meta[charset]')
    .first()
    .after($('<meta http-equiv="Content-Security-Policy">').attr({content}));
}

/** One sentence for each file, as in "a.tsx calls useState, has onClick outside an island". */
function sumUp(needs: readonly string[]): string[] {
  const sums = new Map<string, string[]>();
  for (const need of new Set(needs)) {
    const [, file = need, what = ''] = /^(\S+) (.*) outside an island$/.exec(need) ?? [];
    sums.set(file, [...(sums.get(file) ?? []), what]);
  }
  return [...sums].map(([file, whats]) =>
    whats[0] ? `${file} ${whats.join(', ')} outside an island` : file,
  );
}

/** What the server rendering has noted (observe.ts): a sentence for each need. The page keeps it for who asks why. */
function takeNeeds($: CheerioAPI): string[] {
  const noted = $(`script[${mark}]`).remove();
  const {needs = []} = JSON.parse(noted.text() || '{}') as {needs?: string[]};
  const marked = $(`[${mark}]`);
  const outside = marked.filter((_, element) => $(element).closest('[data-island]').length === 0);
  const all = sumUp([...needs, ...outside.map((_, {attribs}) => attribs[mark]).get()]);
  marked.removeAttr(mark);
  if (all.length > 0) $('body').append(noted.text(JSON.stringify(all)));
  return all;
}

/** What makes a page a document. */
const documentSteps: Step[] = [
  withoutApp,
  checkIslands,
  styleAttributesAsRules,
  ownStylesAndScript,
  policy,
];

/** An ordinary page loads the client app alone: our scripts would bring a second React, and load documents ahead. */
const withoutOurScripts: Step = ({$, build: {baseUrl, ownFiles}}) => {
  for (const file of ownFiles) $(`script[src="${baseUrl}${file}"]`).remove();
  $('script[type="speculationrules"]').remove();
};

/** The app would find another address at `/careers/` than the server had: React hydrates `/careers`. */
const oneAddress: Step = ({$, build: {baseUrl}, scripts}) => {
  const hasSlash = `location.pathname.length>${baseUrl.length}&&location.pathname.endsWith('/')`;
  const own = 'location.pathname.slice(0,-1)+location.search+location.hash';
  scripts.push(`if(${hasSlash})history.replaceState(history.state,'',${own})`);
  $('head').append($('<script>').text(scripts.join('')));
};

/** What an ordinary page keeps: its app, and the styles that it adds. */
const ordinarySteps: Step[] = [
  withoutOurScripts,
  oneAddress,
  ({$, build: {declared, origins}, scripts, faults}) =>
    addPolicy($, [...declared, ...scripts], 'any', origins, faults),
];

/** Completes a page of the redirect plugin, whose template takes no options: its one script goes to the new address. */
const completeRedirect: Step = ({$, scripts}) => {
  scripts.push($('script').text());
  $('html').attr('lang', 'en-US');
  $('head').append('<title>This page has moved</title>');
  const to = $('link[rel="canonical"]').attr('href');
  $('body').append($('<a>').attr('href', to).text('This page has moved to its new address.'));
};

const redirectSteps: Step[] = [completeRedirect, policy];

/** Stylesheets that a build has, joined as a page would load them. */
async function readStyles(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets/css');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('');
}

/** GitHub Pages answers `/services` from services.html, but `/services/` only from services/index.html. */
async function writeBothAddresses(outDir: string, file: string, html: string): Promise<void> {
  await writeFile(path.join(outDir, file), html);
  if (path.basename(file) === 'index.html' || file === '404.html') return;
  const folder = path.join(outDir, file.replace(/\.html$/, ''));
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'index.html'), html);
}

/** Finds whether scripts add `<style>` elements, which a policy refuses by default, and says so. */
async function findAdders({outDir, scripts, parts}: Build): Promise<Page['adders']> {
  const texts = await Promise.all(
    [...parts].map((file) => readFile(path.join(outDir, file), 'utf8')),
  );
  // React asks the document of an element; it adds styles for those that an island renders.
  const isAdder = (text: string) =>
    /(?<!ownerDocument\|\|\w+\))\.createElement\(["'`]style["'`]\)/.test(text);
  const adders = {page: isAdder(scripts.page), islands: texts.some(isAdder)};
  const [who, where] = adders.page
    ? ['A client module', 'documents']
    : ['An island', 'documents with islands'];
  if (adders.page || adders.islands)
    console.warn(
      `${who} adds <style> elements, so ${where} allow all of them (style-src 'unsafe-inline').`,
    );
  return adders;
}

/** Removes the client app's scripts, where no page loads them. */
async function removeApp({outDir, parts}: Build): Promise<void> {
  const folder = path.join(outDir, 'assets/js');
  await Promise.all(
    (await readdir(folder))
      .filter((name) => !parts.has(`assets/js/${name}`))
      .map((name) => rm(path.join(folder, name))),
  );
}

/** How much a page's scripts weigh as they are sent, in kB. */
async function weightOf($: CheerioAPI, {outDir, baseUrl}: Build): Promise<number> {
  const scripts = $(`script[src^="${baseUrl}assets/js/"]`).toArray();
  const sizes = scripts.map(async ({attribs: {src = ''}}) => {
    const file = await readFile(path.join(outDir, src.slice(baseUrl.length)));
    return gzipSync(file).length;
  });
  return Math.round((await Promise.all(sizes)).reduce((total, size) => total + size, 0) / 1000);
}

const remedy =
  'To make documents of them, move what needs the browser to src/islands/ (README, "If you know Docusaurus").';

/** Adds a page to those that have a finding. */
const addTo = (findings: Map<string, string[]>, finding: string, page: string) =>
  findings.set(finding, [...(findings.get(finding) ?? []), page]);

/** The first of some pages, and how many more there are. */
const andMore = ([first = '', ...others]: string[]) =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

/**
 * Makes a document of every page that doesn't need the browser outside islands, and completes the others.
 * @throws {Error} a line for each fault, with the first page that has it
 */
export async function makeDocuments(build: Build): Promise<void> {
  const {outDir, exceptFor, ordinaryPages = 'warn'} = build;
  const css = await readStyles(outDir);
  const pick = createPicker(css, build.scripts.page);
  const files = (await readdir(outDir, {recursive: true}))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) => file.endsWith('.html') && !exceptFor.some((folder) => file.startsWith(folder)),
    );
  const adders = await findAdders(build);
  const faults = new Map(
    inspectStyles(css, build.origins).map((fault) => [fault, ['A stylesheet']]),
  );
  const needs = new Map<string, string[]>();
  const weights = new Map<string, number>();
  for (const file of files.sort()) {
    const $ = load(await readFile(path.join(outDir, file), 'utf8'));
    const page: Page = {$, build, adders, pick, scripts: [], styles: [], faults: []};
    const route = `/${file.replace(/(index)?\.html$/, '')}`;
    const needsOfPage = takeNeeds($);
    const isOrdinary = ordinaryPages === 'all' || needsOfPage.length > 0;
    const isRedirect = $('meta[http-equiv="refresh"]').length > 0;
    const steps = isOrdinary ? ordinarySteps : documentSteps;
    for (const step of isRedirect ? redirectSteps : steps) step(page);
    for (const fault of page.faults) addTo(faults, fault, file);
    for (const need of needsOfPage) addTo(needs, need, route);
    if (isOrdinary) weights.set(route, await weightOf($, build));
    await writeBothAddresses(outDir, file, $.html());
  }
  if (weights.size === 0) await removeApp(build);
  const ordinary = [...needs].map(([need, pages]) => {
    const kind = pages.length > 1 ? 'are ordinary pages' : 'is an ordinary page';
    return `${andMore(pages)} ${kind} (${weights.get(pages[0] ?? '')} kB of scripts): ${need}.`;
  });
  if (ordinary.length > 0) ordinary.push(remedy);
  const lines = [...faults].map(([fault, pages]) => `${andMore(pages)}: ${fault}.`);
  if (ordinaryPages === 'throw') lines.push(...ordinary);
  else if (ordinary.length > 0) console.warn(ordinary.join('\n'));
  if (lines.length === 0) return;
  const error = new Error(lines.join('\n'));
  // Where in the program it was found doesn't help.
  error.stack = error.message;
  throw error;
}
