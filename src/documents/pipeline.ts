/** Processes every page of a build in steps, each of which changes the page or finds problems. */
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load, type CheerioAPI} from 'cheerio';
import type {LoadContext} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {ownFiles} from './framework';
import {mark} from './observe';
import {createPolicy, inspect, inspectStyles, type Origins} from './policy';
import {createPicker, type Picker} from './styles';

export type DocumentsOptions = {
  /**
   * A page that needs the browser outside islands stays an ordinary Docusaurus page, with the client app. The build
   * warns about each (`warn`, the default) or fails (`throw`). With `all`, every page is an ordinary one.
   */
  ordinaryPages?: 'warn' | 'throw' | 'all';
  /** Other hosts that pages may load from, connect to, and post to. */
  origins: Origins;
};

/** What the steps know about a build. */
export type Build = DocumentsOptions &
  Pick<LoadContext, 'outDir' | 'baseUrl'> & {
    /** Documents' scripts and their chunks, by file; empty if every page is an ordinary one. */
    scripts: ReadonlyMap<string, string>;
    /** Whether any of them adds `<style>` elements, which the policy blocks by default. */
    addsStyles: boolean;
  };

/** Turns style attributes into rules, so that the policy can block all style attributes. @returns the rules */
function takeStyleAttributes($: CheerioAPI): string {
  const rules = new Set<string>();
  for (const element of $('[style]')) {
    const rule = element.attribs.style?.trim() ?? '';
    rules.add(rule);
    const name = `inline-${[...rules].indexOf(rule)}`;
    $(element).removeAttr('style').addClass(name);
  }
  return [...rules].map((rule, index) => `:is(#_,.inline-${index}){${rule}}`).join('');
}

/**
 * Adds a Content-Security-Policy that allows the given scripts and styles, and those declared by plugins, themes, and
 * the configuration (outside what React rendered), but no others on the page.
 * @returns what is wrong with the page, as sentences
 */
function addPolicy($: CheerioAPI, build: Build, scripts: string[], styles: string[] | 'any') {
  const declared = $('script:not([src], #__docusaurus *, [data-rh], [type$="json"])');
  const allowed = [...scripts, ...[...declared].map((script) => $(script).text())];
  const faults = inspect($, allowed, build.origins);
  const content = createPolicy(allowed, build.addsStyles ? 'any' : styles, build.origins);
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr({content});
  $('meta[charset]').first().after(meta);
  return faults;
}

/** Inlines a document's styles and script, so that it renders and responds without another request. */
function makeDocument($: CheerioAPI, build: Build, pick: Picker): string[] {
  const rules = takeStyleAttributes($);
  const own = pick($, rules) + rules;
  // From components and packages.
  const styles = [own, ...[...$('style')].map((style) => $(style).text())];
  const {page, start} = ownFiles;
  const files = $('[data-island]').length > 0 ? [page, start] : [page];
  const script = files.map((file) => build.scripts.get(file)).join('\n');
  // `</script` would end the element.
  const text = script.replaceAll('</script', '<\\/script');
  const faults = addPolicy($, build, [text], styles);
  const app = `${build.baseUrl}assets/`;
  const link = $(`link[rel="stylesheet"][href^="${app}css/"]`);
  const href = link.attr('href') ?? '';
  link.replaceWith($('<style>').text(own));
  // Remove what loads the client app, and attributes only it uses.
  $(`script[src^="${app}js/"], link[as="script"], link[rel="modulepreload"]`).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
  $('body').append($('<script type="module">').attr('data-styles', href).text(text));
  return faults;
}

/** Removes documents' scripts from an ordinary page: they would load a second React, and prefetch whole documents. */
function keepOrdinary($: CheerioAPI, build: Build): string[] {
  for (const file of Object.values(ownFiles)) $(`script[src="${build.baseUrl}${file}"]`).remove();
  $('script[type="speculationrules"]').remove();
  // What React puts in place of `<form action={...}>` until hydration, which the policy blocks.
  $('#__docusaurus script:contains("$$reactFormReplay")').remove();
  $('form[action^="javascript:throw"]').removeAttr('action');
  // Drop the trailing slash of `/careers/`, because React has to hydrate the path the server rendered: `/careers`.
  const path = `location.pathname.replace(RegExp('^(${build.baseUrl}.+)/$'),'$1')`;
  const script = `history.replaceState(history.state,'',${path}+location.search+location.hash)`;
  $('head').append($('<script>').text(script));
  return addPolicy($, build, [], 'any');
}

/** Completes a page of the redirect plugin, whose template has no options. Its only script does the redirect. */
function completeRedirect($: CheerioAPI, build: Build): string[] {
  $('html').attr('lang', 'en-US');
  $('head').append('<title>This page has moved</title>');
  return addPolicy($, build, [], []);
}

/**
 * Reads what rendering has recorded (observe.ts): a sentence for the first need of each file. They stay in the page,
 * to explain why it is an ordinary one.
 */
function takeNeeds($: CheerioAPI): string[] {
  const noted = $(`script[${mark}]`).remove();
  const {needs = []} = JSON.parse(noted.text() || '{}') as {needs?: string[]};
  for (const {attribs} of $(`[${mark}]:not([data-island] *)`)) needs.push(attribs[mark] ?? '');
  $(`[${mark}]`).removeAttr(mark);
  const byFile = new Map(needs.reverse().map((need) => [need.split(' ')[0], need]));
  if (byFile.size > 0) $('html').attr(mark, [...byFile.values()].join('. '));
  return [...byFile.values()];
}

/** GitHub Pages serves `/services` from services.html, but `/services/` only from services/index.html. */
function writeBothAddresses(outDir: string, file: string, html: string): void {
  writeFileSync(path.join(outDir, file), html);
  if (path.basename(file) === 'index.html' || file === '404.html') return;
  const folder = path.join(outDir, file.replace(/\.html$/, ''));
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'index.html'), html);
}

/** The compressed size of a page's scripts, in kB. */
function weightOf($: CheerioAPI, {outDir, baseUrl}: Build): number {
  const texts = [...$(`script[src^="${baseUrl}assets/js/"]`)].map(({attribs}) =>
    readFileSync(path.join(outDir, attribs.src?.slice(baseUrl.length) ?? '')),
  );
  return Math.round(gzipSync(Buffer.concat(texts)).length / 1000);
}

type Finding = [page: string, finding: string];

/** Lists each finding once, with the first page it applies to and the number of others. */
function linesOf(findings: readonly Finding[]): string[] {
  const pagesOf = new Map<string, string[]>();
  for (const [page, finding] of findings)
    pagesOf.set(finding, [...(pagesOf.get(finding) ?? []), page]);
  return [...pagesOf].map(([finding, [page, ...others]]) => {
    const more = others.length > 0 ? ` (+ ${others.length} more)` : '';
    return `${page}${more}: ${finding}.`;
  });
}

/**
 * Turns every page that doesn't need the browser outside islands into a document, and completes the others.
 * @throws {Error} with a line for each problem and the first page that has it
 */
export function makeDocuments(build: Build): void {
  const {outDir, ordinaryPages, origins, scripts, addsStyles} = build;
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const hasDocuments = ordinaryPages !== 'all';
  const find = (files: string) => Globby.sync(files, {cwd: outDir}).sort();
  const css = find('assets/css/*.css').map(read).join('');
  const pick = createPicker(css, scripts.get(ownFiles.page) ?? '');
  if (addsStyles)
    console.warn(
      "A script adds <style> elements, so documents allow any (style-src 'unsafe-inline').",
    );
  const faults = inspectStyles(css, origins).map((fault): Finding => ['A stylesheet', fault]);
  const needs: Finding[] = [];
  for (const file of find('**/*.html')) {
    const $ = load(read(file));
    const isRedirect = $('meta[http-equiv="refresh"]').length > 0;
    // Skip HTML files that Docusaurus didn't render, such as those in static/.
    if (!isRedirect && $('#__docusaurus').length === 0) continue;
    const needsOfPage = takeNeeds($);
    const isDocument = hasDocuments && needsOfPage.length === 0;
    const complete = isRedirect ? completeRedirect : isDocument ? makeDocument : keepOrdinary;
    for (const fault of complete($, build, pick)) faults.push([file, fault]);
    const route = `/${file.replace(/(index)?\.html$/, '')}`;
    for (const need of needsOfPage)
      needs.push([`${route} is an ordinary page, ${weightOf($, build)} kB of scripts`, need]);
    writeBothAddresses(outDir, file, $.html());
  }
  // Delete scripts that no page loads, or that are inlined.
  const isUnused = (file: string) => needs.length === 0 && !scripts.has(file);
  for (const file of hasDocuments ? find('assets/js/*') : [])
    if (isUnused(file) || Object.values<string>(ownFiles).includes(file))
      rmSync(path.join(outDir, file));
  const lines = linesOf(faults);
  const ordinary = linesOf(needs);
  if (needs.length > 0)
    ordinary.push(
      'To make documents of them, move what needs the browser to src/islands/ (README.md).',
    );
  if (ordinaryPages === 'throw') lines.push(...ordinary);
  else if (needs.length > 0) console.warn(ordinary.join('\n'));
  if (lines.length === 0) return;
  const message = lines.join('\n');
  // A stack trace wouldn't help.
  throw Object.assign(new Error(message), {stack: message});
}
