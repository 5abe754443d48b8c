import type {Nodes, Root} from 'mdast';
import type {Kind} from '../kinds';
import type {Place} from '../tree';
import type {Report} from './messages';
import type {FrontMatter} from './readFrontMatter';

/** A file of `blog/` or `docs/`; without fields when they can't be read. */
export type ContentFile = {
  file: string;
  kind: Kind;
  /** The whole file, with line feeds alone. */
  text: string;
  frontMatter?: FrontMatter;
  report: Report;
};

/** The same file as the rules see it. */
export type Page = ContentFile & {
  /** Its Markdown; lines count from the start of the file. */
  tree: Root;
  places: readonly Place[];
};

/** A page of the site that can be linked to. */
export type Target = {
  /** Its parts that have an address, as `/services#technology`; nothing when they aren't known. */
  anchors?: () => ReadonlySet<string>;
  /** Why visitors can't see it: `draft`, or the later day it is published on. */
  hidden?: string;
};

/** What there is to name and to link to. */
export type Facts = {
  /** The pages of the site by their address, without the base URL. */
  pages: ReadonlyMap<string, Target>;
  /** New address by old one, from `redirect_from`. */
  moved: ReadonlyMap<string, string>;
  services: readonly string[];
  terms: ReadonlySet<string>;
  /** The size of each file a page may link to or show, by its path in the project. */
  files: ReadonlyMap<string, number>;
  today: string;
};

/** Looks at one node of a page. */
export type NodeRule = (node: Nodes, above: Place['above'], page: Page, facts: Facts) => void;
