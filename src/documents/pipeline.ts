/** What happens to every page of a build: each of `steps`, in order, changes it or finds its faults. */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {LoadContext} from '@docusaurus/types';
import {createPolicy, inspect, type Origins} from './policy';
import type {EntryFiles} from './seams';
import {createPicker} from './styles';

export type DocumentsOptions = {
  /** Off, a build is the framework's own: every page loads the client app. */
  enabled: boolean;
  /** Hosts that pages may take from, talk to and post to, beside their own. */
  origins: Origins;
  /** Folders of the build, each with a slash, whose pages are not the site's and have a policy of their own. */
  exceptFor: string[];
  /** What else changes files that other plugins have written, in order; with the documents off as well. */
  finish: ((outDir: string) => Promise<void>)[];
};

/** What the steps know of the whole build. */
export type Build = Pick<DocumentsOptions, 'origins' | 'exceptFor'> &
  Pick<LoadContext, 'outDir' | 'baseUrl'> & {
    /** The pages' own script (client/page.ts). */
    script: string;
    /** The files of the client compilation that it can load. */
    parts: EntryFiles['parts'];
    /** Inline scripts that plugins declared, as they stand in pages. */
    declared: readonly string[];
    islands: readonly string[];
  };

type Page = {
  $: CheerioAPI;
  build: Build;
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
      `there is an island "${name}", but no src/islands/${name}.tsx. Name the island after its file: island('${name}', ...)`,
    );
  });
};

/** Handlers stand in islands, where they work (markHandlers.ts). */
const checkHandlers: Step = ({$, faults}) => {
  $('[data-handlers]').each((_, element) => {
    const {tagName, attribs} = element;
    const {'data-handlers': handlers, ...others} = attribs;
    $(element).removeAttr('data-handlers');
    if ($(element).closest('[data-island]').length > 0) return;
    const shown = Object.entries(others).map(([name, value]) => ` ${name}="${value.slice(0, 40)}"`);
    faults.push(
      `<${tagName}${shown.join('')}> has ${handlers}, which nothing answers in a build. Move its component to src/islands/ (README, "If you know Docusaurus")`,
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
const ownStylesAndScript: Step = ({$, build: {baseUrl, script}, pick, styles, scripts}) => {
  const link = $(`link[rel="stylesheet"][href^="${baseUrl}assets/css/"]`);
  const href = link.attr('href');
  if (!href) return;
  const besides = styles.splice(0).join('');
  styles.push(pick($, besides) + besides);
  link.replaceWith($('<style>').text(styles.join('')));
  // What would end the element around it.
  scripts.push(script.replaceAll('</script', '<\\/script'));
  $('body').append($('<script type="module">').attr('data-styles', href).text(scripts.join('')));
};

/** The policy allows what the plugins declared and the steps have added, and nothing else that stands in the page. */
const policy: Step = ({$, build: {declared, origins}, scripts, styles, faults}) => {
  const allowed = [...declared, ...scripts];
  faults.push(...inspect($, allowed, origins));
  const content = createPolicy(allowed, styles, origins);
  $('meta[charset]')
    .first()
    .after($('<meta http-equiv="Content-Security-Policy">').attr({content}));
};

const steps: Step[] = [
  withoutApp,
  checkIslands,
  checkHandlers,
  styleAttributesAsRules,
  ownStylesAndScript,
  policy,
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

/** Removes the client app's scripts, which no page loads. */
async function removeApp({outDir, parts}: Build): Promise<void> {
  const folder = path.join(outDir, 'assets/js');
  await Promise.all(
    (await readdir(folder))
      .filter((name) => !parts.has(`assets/js/${name}`))
      .map((name) => rm(path.join(folder, name))),
  );
}

/** Makes documents of all pages. @throws {Error} a line for each fault, with the first page that has it */
export async function makeDocuments(build: Build): Promise<void> {
  const {outDir, exceptFor} = build;
  const pick = createPicker(await readStyles(outDir));
  const files = (await readdir(outDir, {recursive: true}))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) => file.endsWith('.html') && !exceptFor.some((folder) => file.startsWith(folder)),
    );
  const faults = new Map<string, string[]>();
  for (const file of files.sort()) {
    const $ = load(await readFile(path.join(outDir, file), 'utf8'));
    const page: Page = {$, build, pick, scripts: [], styles: [], faults: []};
    const isRedirect = $('meta[http-equiv="refresh"]').length > 0;
    for (const step of isRedirect ? redirectSteps : steps) step(page);
    for (const fault of page.faults) faults.set(fault, [...(faults.get(fault) ?? []), file]);
    await writeBothAddresses(outDir, file, $.html());
  }
  await removeApp(build);
  if (faults.size === 0) return;
  const lines = [...faults].map(([fault, [first, ...others]]) => {
    const rest = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first}${rest}: ${fault}.`;
  });
  const error = new Error(lines.join('\n'));
  // Where in the program it was found doesn't help.
  error.stack = error.message;
  throw error;
}
