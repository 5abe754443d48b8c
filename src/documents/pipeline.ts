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
  };

type RulePicker = ReturnType<typeof createPicker>;

/** Without what loads the client app, and the marks that are for it. */
function removeApp($: CheerioAPI, {baseUrl}: Build): void {
  $(`script[src^="${baseUrl}assets/js/"], link[as="script"], link[rel="modulepreload"]`).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
}

/** Style attributes become rules, so that the policy can refuse all others. @returns the rules */
function takeStyleAttributes($: CheerioAPI): string {
  const names = new Map<string, string>();
  for (const element of $('[style]')) {
    const rule = element.attribs.style?.trim() ?? '';
    const name = names.get(rule) ?? `inline-${names.size}`;
    names.set(rule, name);
    $(element).removeAttr('style').addClass(name);
  }
  return [...names].map(([rule, name]) => `:is(#_,.${name}){${rule}}`).join('');
}

/**
 * The policy allows what the plugins declared, the given scripts and styles, and nothing else that stands in the page.
 * @returns what is wrong with the page, a sentence each
 */
function addPolicy($: CheerioAPI, build: Build, scripts: string[], styles: string[] | 'any') {
  const {declared, origins} = build;
  const allowed = [...declared, ...scripts];
  const faults = inspect($, allowed, origins);
  const content = createPolicy(allowed, build.addsStyles ? 'any' : styles, origins);
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr({content});
  $('meta[charset]').first().after(meta);
  return faults;
}

/** A document has its own styles and script in it: it is painted, and answers, without another request. */
function makeDocument($: CheerioAPI, build: Build, pick: RulePicker): string[] {
  const {baseUrl, scripts} = build;
  removeApp($, build);
  const rules = takeStyleAttributes($);
  // Those of components and packages.
  const others = [...$('body style')].map((style) => $(style).text());
  const link = $(`link[rel="stylesheet"][href^="${baseUrl}assets/css/"]`);
  const href = link.attr('href');
  if (!href) return addPolicy($, build, [], others);
  const styles = pick($, rules) + rules;
  link.replaceWith($('<style>').text(styles));
  const script = $('[data-island]').length > 0 ? `${scripts.page}\n${scripts.start}` : scripts.page;
  // What would end the element around it.
  const text = script.replaceAll('</script', '<\\/script');
  $('body').append($('<script type="module">').attr('data-styles', href).text(text));
  return addPolicy($, build, [text], [styles, ...others]);
}

/** An ordinary page loads the client app alone: our scripts would bring a second React, and load documents ahead. */
function keepOrdinary($: CheerioAPI, build: Build): string[] {
  const {baseUrl} = build;
  for (const file of Object.values(ownFiles)) $(`script[src="${baseUrl}${file}"]`).remove();
  $('script[type="speculationrules"]').remove();
  // The app would find another address at `/careers/` than the server had: React hydrates `/careers`.
  const hasSlash = `location.pathname.length>${baseUrl.length}&&location.pathname.endsWith('/')`;
  const own = 'location.pathname.slice(0,-1)+location.search+location.hash';
  const script = `if(${hasSlash})history.replaceState(history.state,'',${own})`;
  $('head').append($('<script>').text(script));
  return addPolicy($, build, [script], 'any');
}

/** Completes a page of the redirect plugin, whose template takes no options: its one script goes to the new address. */
function completeRedirect($: CheerioAPI, build: Build): string[] {
  $('html').attr('lang', 'en-US');
  $('head').append('<title>This page has moved</title>');
  const to = $('link[rel="canonical"]').attr('href');
  $('body').append($('<a>').attr('href', to).text('This page has moved to its new address.'));
  return addPolicy($, build, [$('script').text()], []);
}

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

/** Files under a folder of the build, by their paths in it. */
const filesIn = (outDir: string, folder: string, ending: string): string[] =>
  readdirSync(path.join(outDir, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
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
  const sizes = [...$(`script[src^="${baseUrl}assets/js/"]`)].map(({attribs}) => {
    const file = path.join(outDir, attribs.src?.slice(baseUrl.length) ?? '');
    return gzipSync(readFileSync(file)).length;
  });
  return Math.round(sizes.reduce((total, size) => total + size, 0) / 1000);
}

const remedy =
  'To make documents of them, move what needs the browser to src/islands/ (README, "If you know Docusaurus").';

type Finding = [page: string, finding: string];

/** Each finding once, with the first page that it is about and how many more there are. */
function linesOf(findings: readonly Finding[]): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const [page, finding] of findings)
    pagesOf.set(finding, [...(pagesOf.get(finding) ?? []), page]);
  return [...pagesOf].map(([finding, [page, ...more]]) =>
    more.length > 0 ? `${page} (+ ${more.length} more): ${finding}.` : `${page}: ${finding}.`,
  );
}

/**
 * Makes a document of every page that doesn't need the browser outside islands, and completes the others.
 * @throws {Error} a line for each fault, with the first page that has it
 */
export function makeDocuments(build: Build): void {
  const {outDir, ordinaryPages, parts} = build;
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const css = filesIn(outDir, 'assets/css', '.css').map(read).join('');
  const pick = createPicker(css, build.scripts.page);
  const faults: Finding[] = [];
  const needs: Finding[] = [];
  for (const fault of inspectStyles(css, build.origins)) faults.push(['A stylesheet', fault]);
  if (build.addsStyles)
    console.warn(
      "A client module or island adds <style> elements, so documents allow all of them (style-src 'unsafe-inline').",
    );
  for (const file of filesIn(outDir, '', '.html')) {
    const $ = load(read(file));
    const isRedirect = $('meta[http-equiv="refresh"]').length > 0;
    // Any other page, such as a file of static/, is none of ours.
    if (!isRedirect && $('#__docusaurus').length === 0) continue;
    const needsOfPage = takeNeeds($);
    const isOrdinary = ordinaryPages === 'all' || needsOfPage.length > 0;
    const complete = isRedirect ? completeRedirect : isOrdinary ? keepOrdinary : makeDocument;
    for (const fault of complete($, build, pick)) faults.push([file, fault]);
    const route = `/${file.replace(/(index)?\.html$/, '')}`;
    for (const need of needsOfPage)
      needs.push([`${route} is an ordinary page, ${weightOf($, build)} kB of scripts`, need]);
    writeBothAddresses(outDir, file, $.html());
  }
  const unused = Object.values<string>(ownFiles);
  if (needs.length === 0 && ordinaryPages !== 'all')
    unused.push(...filesIn(outDir, 'assets/js', '').filter((file) => !parts.has(file)));
  for (const file of unused) rmSync(path.join(outDir, file), {force: true});
  const lines = linesOf(faults);
  const ordinary = [...linesOf(needs), remedy].join('\n');
  if (needs.length > 0 && ordinaryPages === 'throw') lines.push(ordinary);
  else if (needs.length > 0) console.warn(ordinary);
  if (lines.length === 0) return;
  const error = new Error(lines.join('\n'));
  // Where in the program it was found doesn't help.
  error.stack = error.message;
  throw error;
}
