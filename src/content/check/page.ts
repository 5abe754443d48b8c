import type {Nodes, Root} from 'mdast';
import type {Kind} from '../kinds';
import type {Place} from '../tree';
import type {Report} from './problem';
import type {FrontMatter} from './readFrontMatter';

/** A file of `blog/` or `docs/` that can be read. */
export type Entry = {
  /** Its path in the project. */
  file: string;
  kind: Kind;
  /** The whole file, with line feeds alone. */
  text: string;
  /** The fields above the text; nothing when they can't be read. */
  frontMatter?: FrontMatter;
  report: Report;
};

/** The same as the rules see it. */
export type Page = Entry & {
  /** Its Markdown; lines count from the start of the file. */
  tree: Root;
  /** All nodes of the tree, gathered once for all rules. */
  places: readonly Place[];
};

/** The day a page is published: in the past, in the future, or never while it is a draft. */
export type Publication = 'published' | 'draft' | {from: string};

/** A page of the site that can be linked to. */
export type Target = {
  /** Its parts that have an address, as `/services#technology`; nothing when they aren't known. */
  anchors?: () => ReadonlySet<string>;
  publication: Publication;
};

/** What there is to name and to link to. */
export type Facts = {
  /** The pages of the site by their address, without the base URL. */
  pages: ReadonlyMap<string, Target>;
  /** New address by old one, from `redirect_from`. */
  moved: ReadonlyMap<string, string>;
  /** The addresses' last parts of all services. */
  services: readonly string[];
  /** The terms of the glossary. */
  terms: ReadonlySet<string>;
  /** All files a page may link to or show, by their path in the project, with their size. */
  files: ReadonlyMap<string, number>;
  /** The day of the check, `YYYY-MM-DD`. */
  today: string;
};

/** Looks at one node of a page; rules for what takes more than a node are plain functions of the page. */
export type NodeRule = (node: Nodes, above: Place['above'], page: Page, facts: Facts) => void;
