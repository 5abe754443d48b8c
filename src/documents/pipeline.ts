/** What happens to every page of a build: each of its steps, in order, changes it or finds its faults. */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load, type CheerioAPI} from 'cheerio';
import type {LoadContext} from '@docusaurus/types';
import {ownFiles} from './framework';
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
export type Build = DocumentsOptions &
  Pick<LoadContext, 'outDir' | 'baseUrl'> & {
    /** The own script of documents (client/page.ts), and that of islands (client/start.ts). */
    scripts: {page: string; start: string};
    /** The files of those two, and those that they can load. */
    parts: ReadonlySet<string>;
    /** Whether any of these scripts adds `<style>` elements, which a policy refuses by default. */
    addsStyles: boolean;
    /** Inline scripts that plugins declared, as they stand in pages. */
    declared: readonly string[];
    islands: readonly string[];
  };

type Page = {
  $: CheerioAPI;
  build: Build;
  /** Whether its policy allows all styles. */
  anyStyles: boolean;
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
  const app = `script[src^="${build.baseUrl}assets/js/"]`;
  $(`${app}, link[as="script"], link[rel="modulepreload"]`).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
};

/** Every island is one that the browser finds. */
const checkIslands: Step = ({$, build, faults}) => {
  for (const {attribs} of $('[data-island]')) {
    const name = attribs['data-island'] ?? '';
    if (!build.islands.includes(name))
      faults.push(
        `the browser can't find the island "${name}". Write export default island('${name}', ...) in a file of src/islands/`,
      );
  }
};

/** Style attributes become rules, so that the policy can refuse all others. */
const styleAttributesAsRules: Step = ({$, styles}) => {
  const names = new Map<string, string>();
  for (const element of $('[style]')) {
    const rule = element.attribs.style?.trim() ?? '';
    const name = names.get(rule) ?? `inline-${names.size}`;
    names.set(rule, name);
    $(element).removeAttr('style').addClass(name);
  }
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
const policy: Step = ({$, build: {declared, origins}, anyStyles, scripts, styles, faults}) => {
  const allowed = [...declared, ...scripts];
  faults.push(...inspect($, allowed, origins));
  // Those of components and packages.
  const others = [...$('body style')].map((style) => $(style).text());
  const content = createPolicy(allowed, anyStyles ? 'any' : [...styles, ...others], origins);
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr({content});
  $('meta[charset]').first().after(meta);
};

/** What makes a page a document. */
const documentSteps = [
  withoutApp,
  checkIslands,
  styleAttributesAsRules,
  ownStylesAndScript,
  policy,
];

/** An ordinary page loads the client app alone: our scripts would bring a second React, and load documents ahead. */
const withoutOurScripts: Step = ({$, build}) => {
  for (const file of Object.values(ownFiles)) $(`script[src="${build.baseUrl}${file}"]`).remove();
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
const ordinarySteps = [withoutOurScripts, oneAddress, policy];

/** Completes a page of the redirect plugin, whose template takes no options: its one script goes to the new address. */
const completeRedirect: Step = ({$, scripts}) => {
  scripts.push($('script').text());
  $('html').attr('lang', 'en-US');
  $('head').append('<title>This page has moved</title>');
  const to = $('link[rel="canonical"]').attr('href');
  $('body').append($('<a>').attr('href', to).text('This page has moved to its new address.'));
};

const redirectSteps = [completeRedirect, policy];

/**
 * What the server rendering has noted (observe.ts): a sentence for the first need of each file. They stay in the page
 * for whoever asks why it is an ordinary one.
 */
function takeNeeds($: CheerioAPI): string[] {
  const noted = $(`script[${mark}]`).remove();
  const {needs = []} = JSON.parse(noted.text() || '{}') as {needs?: string[]};
  for (const {attribs} of $(`[${mark}]:not([data-island] *)`)) needs.push(attribs[mark] ?? '');
  $(`[${mark}]`).removeAttr(mark);
  const byFile = new Map(needs.reverse().map((need) => [need.split(' ')[0], need]));
  if (byFile.size > 0) $('body').append(noted.text(JSON.stringify([...byFile.values()])));
  return [...byFile.values()];
}

/** Files under a folder, by their paths in it. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith(ending))
    .sort();

/** GitHub Pages answers `/services` from services.html, but `/services/` only from services/index.html. */
function writeBothAddresses(outDir: string, file: string, html: string): void {
  writeFileSync(path.join(outDir, file), html);
  if (path.basename(file) === 'index.html' || file === '404.html') return;
  const folder = path.join(outDir, file.replace(/\.html$/, ''));
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), html);
}

/** How much a page's scripts weigh as they are sent, in kB. */
function weightOf($: CheerioAPI, {outDir, baseUrl}: Build): number {
  const files = [...$(`script[src^="${baseUrl}assets/js/"]`)].map(({attribs}) =>
    path.join(outDir, attribs.src?.slice(baseUrl.length) ?? ''),
  );
  const sizes = files.map((file) => gzipSync(readFileSync(file)).length);
  return Math.round(sizes.reduce((total, size) => total + size, 0) / 1000);
}

const remedy =
  'To make documents of them, move what needs the browser to src/islands/ (README, "If you know Docusaurus").';

/** Sentences, each with the pages that it is about. */
type Findings = Map<string, string[]>;

const addTo = (findings: Findings, finding: string, page: string) =>
  findings.set(finding, [...(findings.get(finding) ?? []), page]);

/** Each once, with the first page and how many more there are. */
const linesOf = (findings: Findings): string[] =>
  [...findings].map(([finding, [page, ...more]]) =>
    more.length > 0 ? `${page} (+ ${more.length} more): ${finding}.` : `${page}: ${finding}.`,
  );

/**
 * Makes a document of every page that doesn't need the browser outside islands, and completes the others.
 * @throws {Error} a line for each fault, with the first page that has it
 */
export function makeDocuments(build: Build): void {
  const {outDir, exceptFor, ordinaryPages} = build;
  const css = filesIn(outDir, '.css')
    .filter((file) => file.startsWith('assets/css/'))
    .map((file) => readFileSync(path.join(outDir, file), 'utf8'))
    .join('');
  const pick = createPicker(css, build.scripts.page);
  const faults: Findings = new Map();
  const needs: Findings = new Map();
  for (const fault of inspectStyles(css, build.origins)) addTo(faults, fault, 'A stylesheet');
  if (build.addsStyles)
    console.warn(
      "A client module or island adds <style> elements, so documents allow all of them (style-src 'unsafe-inline').",
    );
  let needsApp = false;
  for (const file of filesIn(outDir, '.html')) {
    if (exceptFor.some((folder) => file.startsWith(folder))) continue;
    const $ = load(readFileSync(path.join(outDir, file), 'utf8'));
    const needsOfPage = takeNeeds($);
    const isRedirect = $('meta[http-equiv="refresh"]').length > 0;
    const isOrdinary = !isRedirect && (ordinaryPages === 'all' || needsOfPage.length > 0);
    const anyStyles = isOrdinary || build.addsStyles;
    const page: Page = {$, build, anyStyles, pick, scripts: [], styles: [], faults: []};
    const steps = isOrdinary ? ordinarySteps : documentSteps;
    for (const step of isRedirect ? redirectSteps : steps) step(page);
    for (const fault of page.faults) addTo(faults, fault, file);
    const route = `/${file.replace(/(index)?\.html$/, '')}`;
    for (const need of needsOfPage)
      addTo(needs, need, `${route} is an ordinary page, ${weightOf($, build)} kB of scripts`);
    needsApp ||= isOrdinary;
    writeBothAddresses(outDir, file, $.html());
  }
  const scripts = filesIn(path.join(outDir, 'assets/js'), '').map((name) => `assets/js/${name}`);
  const unused = Object.values<string>(ownFiles);
  if (!needsApp) unused.push(...scripts.filter((file) => !build.parts.has(file)));
  for (const file of unused) rmSync(path.join(outDir, file), {force: true});
  const lines = linesOf(faults);
  const ordinary = [...linesOf(needs), remedy].join('\n');
  if (needs.size > 0 && ordinaryPages === 'throw') lines.push(ordinary);
  else if (needs.size > 0) console.warn(ordinary);
  if (lines.length === 0) return;
  const error = new Error(lines.join('\n'));
  // Where in the program it was found doesn't help.
  error.stack = error.message;
  throw error;
}
