import type {Root} from 'mdast';
import type {Kind} from '../kinds';
import type {Place} from '../tree';
import type {Report} from './messages';
import type {FrontMatter} from './readFrontMatter';

/** The project's files, on a disk or (in tests) in memory. Paths are relative, with forward slashes. */
export type Source = {
  list(folder: string): {file: string; isLink?: boolean}[];
  size(file: string): number;
  read(file: string): Buffer;
};

/** A file of `blog/` or `docs/`; without fields when they can't be read. */
export type ContentFile = {
  file: string;
  kind: Kind;
  text: string;
  frontMatter?: FrontMatter;
  report: Report;
};

export type Page = ContentFile & {
  /** Its Markdown; lines count from the start of the file. */
  tree: Root;
  places: readonly Place[];
};
