/**
 * Reads the files of `blog/` and `docs/`. Each text is parsed once, for the check, the framework's plugins and Markdown
 * compiler, the site map, redirects, and forms. Callers must not modify the result.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {reporter, type Problem} from '../messages';
import {
  addressOf,
  contentFolders,
  inProject,
  isDevServer,
  isPage,
  kindOf,
  type Kind,
} from '../kinds';
import {fillTree} from '../names';
import {divide, readFrontMatter, type FrontMatter} from './readFrontMatter';
import {readText} from './text';

export {default as loadParser} from './parser.cjs';
export {readFrontMatter, type FrontMatter} from './readFrontMatter';
export {readGlossary, readYaml} from './yaml';
export {readText, tooLarge} from './text';

/** The project's files, on disk or (in tests) in memory. Paths are relative, with forward slashes. */
export type Source = {
  list(folder: string): {file: string; isLink?: boolean}[];
  has(file: string): boolean;
  size(file: string): number;
  read(file: string): Buffer;
};

export function diskSource(root: string): Source {
  const at = (file: string) => path.join(root, file);
  return {
    list: (folder) => {
      if (!existsSync(at(folder))) return [];
      const entries = readdirSync(at(folder), {recursive: true, withFileTypes: true});
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => ({
          file: path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          isLink: entry.isSymbolicLink(),
        }));
    },
    has: (file) => existsSync(at(file)),
    size: (file) => statSync(at(file)).size,
    read: (file) => readFileSync(at(file)),
  };
}

/** A file of `blog/` or `docs/`, without text or front matter if they can't be read. */
export type ContentPage = {
  file: string;
  kind: Kind;
  /** Its path without the base URL. */
  route: string;
  text?: string;
  /** The text below the front matter. */
  content: string;
  frontMatter?: FrontMatter;
  /** Why it can't be read, or which placeholders in its fields are wrong. */
  problems: readonly Problem[];
};

/** A page's Markdown, with the identity's names filled in. Line numbers are those of the file. */
export type Markdown = {tree: Root; problems: readonly Problem[]};

type Fields = Pick<ContentPage, 'frontMatter' | 'problems'>;

/** A cache: the last value for each file, and the text it was made from. */
type Kept<Value> = Map<string, {text: string; value: Value}>;

// The framework evaluates the configuration and its imports twice, so the cache is global.
const key = Symbol.for('site-content');
type Store = {fields: Kept<Fields>; markdown: Kept<Markdown>};
const shared = globalThis as {[key]?: Store};
const kept: Store = (shared[key] ??= {fields: new Map(), markdown: new Map()});

/** Empties the cache, for when the code that parses has changed. */
export function forgetContent(): void {
  for (const values of Object.values(kept)) values.clear();
}

function remember<Value>(
  values: Kept<Value>,
  file: string,
  text: string,
  make: (report: ReturnType<typeof reporter>, problems: Problem[]) => Value,
): Value {
  const known = values.get(file);
  if (known?.text === text) return known.value;
  const problems: Problem[] = [];
  const value = make(reporter(file, problems), problems);
  values.set(file, {text, value});
  return value;
}

/** Reads a page's front matter. If that fails, `problems` says why. */
export function readPage(file: string, kind: Kind, bytes: Buffer): ContentPage {
  const unreadable: Problem[] = [];
  const page = {file, kind, route: addressOf(kind, file), content: ''};
  const text = readText(bytes, reporter(file, unreadable));
  if (text === undefined) return {...page, problems: unreadable};
  // Keyed by the front matter alone: for lists, the framework reads an article without its text.
  const {head, content} = divide(text);
  const fields = remember(kept.fields, file, head, (report, problems) => {
    const frontMatter = readFrontMatter(head, report);
    return {...(frontMatter && {frontMatter}), problems};
  });
  return {...page, text, content, ...fields};
}

/** Reads all articles and services, sorted by path. */
export const readPages = (source: Source): ContentPage[] =>
  contentFolders
    .flatMap((folder) => source.list(folder))
    .filter(({file, isLink}) => isPage(file) && !isLink)
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .flatMap(({file}) => {
      const kind = kindOf(file);
      return kind ? readPage(file, kind, source.read(file)) : [];
    });

/** Parses a page's text and fills in names. @param parse from `loadParser` */
export const readMarkdown = (
  {file, text = ''}: Pick<ContentPage, 'file' | 'text'>,
  parse: (text: string) => Root,
): Markdown =>
  remember(kept.markdown, file, text, (report, problems) => {
    const tree = parse(text);
    fillTree(tree, text, report);
    return {tree, problems};
  });

/** Remark plugin: reuses the tree that was parsed for the check, if the text is the same. */
export function sharedTree(this: Processor): void {
  const {parser: parse} = this;
  this.parser = (text, page) => {
    const file = inProject(page.path ?? '');
    const known = kept.markdown.get(file);
    if (known?.text !== text) return (parse as (text: string) => Root)(text);
    // The compiler modifies the tree, and a thousand trees take 100 MB, so only the dev server keeps a copy.
    if (isDevServer()) return structuredClone(known.value.tree);
    kept.markdown.delete(file);
    return known.value.tree;
  };
}
