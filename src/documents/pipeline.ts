/**
 * What happens to every page of a build, step by step. Each step changes the page or finds its faults; their
 * order is the one of `steps`.
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {createPolicy, inspect, type Origins} from './policy';
import type {EntryFiles} from './seams';
import {createPicker} from './styles';

/** What the steps know of the whole build. */
export type Build = {
  outDir: string;
  /** Path the site is published under, with both slashes. */
  baseUrl: string;
  /** The files of the pages' own script (client/page.ts). */
  files: EntryFiles;
  /** Inline scripts that plugins declared, as they stand in pages. */
  declared: readonly string[];
  /** The hosts that the policy allows. */
  origins: Origins;
  /** The names of the islands in src/islands/. */
  islands: readonly string[];
  /** Texts of the styles that an island's libraries write into its page, by the island's name. */
  islandStyles: Readonly<Record<string, readonly string[]>>;
  /** Folders of the build, each with a slash, whose pages are not the site's. */
  exceptFor: readonly string[];
};

/** A page on its way through the steps. */
type Page = {
  $: CheerioAPI;
  build: Build;
  /** Texts of its inline scripts and styles, which its policy allows. */
  scripts: string[];
  styles: string[];
  /** Its own rules of the site's stylesheet. */
  pick: ReturnType<typeof createPicker>;
  /** What is wrong with it, a sentence each. */
  faults: string[];
};

type Step = (page: Page) => void | Promise<void>;

/** The page loads no client app, and has no marks for one. */
const withoutApp: Step = ({$, build}) => {
  $(
    `script[src^="${build.baseUrl}assets/js/"], link[as="script"], link[rel="modulepreload"]`,
  ).remove();
  $('[data-rh]').removeAttr('data-rh');
  $('html').removeAttr('data-has-hydrated');
};

/** The theme's drawings for icons, where the page uses none of them. */
const withoutUnusedSprites: Step = ({$}) => {
  $('body > svg').each((_, sprite) => {
    const ids = $(sprite).find('[id]').toArray();
    if (!ids.some(({attribs}) => $(`use[href="#${attribs.id}"]`).length > 0)) $(sprite).remove();
  });
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

/** The styles of the page's own parts stand in it: it is painted without another request. */
const ownStyles: Step = async ({$, build: {baseUrl}, pick, styles}) => {
  const link = $(`link[rel="stylesheet"][href^="${baseUrl}assets/css/"]`);
  if (link.length === 0) return;
  const rules = [await pick($), ...styles.splice(0)].join('');
  styles.push(rules);
  $('html').attr('data-styles', link.attr('href'));
  link.replaceWith($('<style>').text(rules));
};

/** The page's own script: client modules and islands. */
const ownScript: Step = ({$, build: {baseUrl, files}}) => {
  const styles = $('html').attr('data-styles');
  if (styles === undefined) return;
  $('html').removeAttr('data-styles');
  $('head').append($('<script defer>').attr({src: baseUrl + files.script, 'data-styles': styles}));
};

/** Browsers that know these rules fetch a page when its link is about to be followed. */
const prefetchRules: Step = ({$, build: {baseUrl}, scripts}) => {
  const rules = JSON.stringify({
    prefetch: [{where: {href_matches: `${baseUrl}*`}, eagerness: 'moderate'}],
  });
  scripts.push(rules);
  $('head').append($('<script type="speculationrules">').text(rules));
};

/** The policy allows what the plugins declared and the steps have added, and nothing else that stands in the page. */
const policy: Step = ({$, build: {declared, origins, islandStyles}, scripts, styles, faults}) => {
  const allowed = [...declared, ...scripts];
  const names = $('[data-island]')
    .toArray()
    .map((island) => $(island).attr('data-island') ?? '');
  styles.push(...names.flatMap((name) => islandStyles[name] ?? []));
  faults.push(...inspect($, allowed, origins));
  const content = createPolicy(allowed, styles, origins);
  $('meta[charset]')
    .first()
    .after($('<meta http-equiv="Content-Security-Policy">').attr({content}));
};

const steps: Step[] = [
  withoutApp,
  withoutUnusedSprites,
  checkIslands,
  checkHandlers,
  styleAttributesAsRules,
  ownStyles,
  ownScript,
  prefetchRules,
  policy,
];

/**
 * Completes a page of the redirect plugin, whose template takes no options. Its script differs from page to page, and
 * names the address that the page refreshes to.
 */
const completeRedirect: Step = ({$, scripts}) => {
  const to = $('link[rel="canonical"]').attr('href') ?? '';
  const text = $('script').text();
  const expected = `window.location.href = '${decodeURI(to)}' + window.location.search + window.location.hash;`;
  if (text.trim() === expected) scripts.push(text);
  $('html').attr('lang', 'en-US');
  $('head').append($('<title>').text('This page has moved'));
  $('body').append(
    $('<p>').append(
      'This page has moved to ',
      $('<a>').attr('href', to).text('its new address'),
      '.',
    ),
  );
};

const redirectSteps: Step[] = [completeRedirect, policy];

/** Stylesheets that a build has, joined as a page would load them. */
async function readStyles(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets/css');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))).join(
    '',
  );
}

/**
 * GitHub Pages answers `/services` from services.html, but `/services/` only from services/index.html.
 * The canonical link of both is the one without the slash.
 */
async function writeBothAddresses(outDir: string, file: string, html: string): Promise<void> {
  await writeFile(path.join(outDir, file), html);
  if (path.basename(file) === 'index.html' || file === '404.html') return;
  const folder = path.join(outDir, file.replace(/\.html$/, ''));
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, 'index.html'), html);
}

/** Removes the client app's scripts, which no page loads. */
async function removeApp({outDir, files}: Build): Promise<void> {
  const folder = path.join(outDir, 'assets/js');
  await Promise.all(
    (await readdir(folder))
      .filter((name) => !files.scripts.has(`assets/js/${name}`))
      .map((name) => rm(path.join(folder, name))),
  );
}

/**
 * Makes documents of all pages of a build.
 * @throws {Error} A line for each fault, with the first page that has it and how many more do.
 */
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
    for (const step of isRedirect ? redirectSteps : steps) await step(page);
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
