import type {Root} from 'mdast';
import type {Kind} from '../kinds';
import type {Place} from '../tree';
import type {FrontMatter} from './readFrontMatter';
import type {Report} from './problem';

/** A file of `blog/` or `docs/` that can be read. */
export type Entry = {
  /** Its path in the project. */
  file: string;
  kind: Kind;
  /** The whole file, with line feeds alone. */
  text: string;
  /** The fields above the text; nothing when they cannot be read. */
  frontMatter?: FrontMatter;
  report: Report;
};

/** The same as the rules see it. Trees are large: only one page at a time has its own. */
export type Page = Entry & {
  /** Its Markdown; lines count from the start of the file. */
  tree: Root;
  /** All nodes of the tree, gathered once for all rules. */
  places: readonly Place[];
};

/** A page of the site that can be linked to. */
export type Target = {
  /** Its parts that have an address, as `/services#technology`; nothing when they are not known. */
  anchors?: () => ReadonlySet<string>;
  /** The lines of its headings, roughly: the parts change with them. */
  outline?: string;
  /** The day it is published: in the past, in the future, or never while it is a draft. */
  publication: 'published' | 'draft' | {from: string};
};

/** What there is to name and to link to. */
export type Facts = {
  /** The pages of the site by their address, without the base URL. */
  pages: ReadonlyMap<string, Target>;
  /** The addresses' last parts of all services. */
  services: readonly string[];
  /** The terms of the glossary. */
  terms: ReadonlySet<string>;
  /** All files a page may link to or show, by their path in the project, with their size. */
  files: ReadonlyMap<string, number>;
};

/** Looks at one page for one kind of problem. */
export type Rule = (page: Page, facts: Facts) => void;
