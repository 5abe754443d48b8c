import path from 'node:path';
import {faultOfDay} from '../../days';
import {kindOf, serviceFolders, slugOf} from '../../kinds';
import {imageTypes} from '../imageFile';
import type {Report} from '../problem';

/** Files that a page may offer for download. */
const downloads = ['.csv', '.docx', '.pdf', '.pptx', '.txt', '.xlsx', '.zip'];

/** What a writer may take for a page. */
const texts = ['.docx', '.txt'];

/** What writes itself into folders, and what is no page: names that start with a dot or underscore. */
const isNoContent = (file: string) =>
  file.split('/').some((part) => /^[._]/.test(part)) ||
  /(^|\/)(Thumbs\.db|desktop\.ini)$/i.test(file);

/** What to do with a file of `blog/` or `docs/`. */
export type FileKind = 'page' | 'image' | 'download' | 'none';

const asSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'name';

/** What ends or changes an address, what the bundler takes for its own (`!`), and what Windows and GitHub's uploads refuse in a name. */
const refused = /[#%?!"*:<>|\\\p{Cc}]/gu;

/** The nearest name without those signs: `100-done.pdf` for `100% done!.pdf`. */
const withoutRefused = (part: string) =>
  part
    .replace(new RegExp(`[\\s-]*${refused.source}+[\\s-]*`, 'gu'), '-')
    .replace(/^-+|-+(?=(\.\w+)?$)/g, '')
    .replace(/^(?=(\.\w+)?$)/, 'name');

/** A file that is published as it is has a name that visitors can ask for. */
export function checkName(file: string, report: Report): void {
  const signs = [...new Set(file.match(refused))].map((sign) => `"${sign}"`);
  if (signs.length === 0) return;
  const right = file
    .split('/')
    .map((part) => (part.search(refused) < 0 ? part : withoutRefused(part)))
    .join('/');
  report(
    1,
    'file',
    `its name holds ${new Intl.ListFormat('en-US').format(signs)}, with which it cannot be published. Rename it to ${right}`,
  );
}

function checkArticleName(file: string, report: Report): void {
  const name = path.posix.basename(file, '.md');
  const [, day, slug] = /^(\d{4}-\d{1,2}-\d{1,2})-?(.*)$/.exec(name) ?? [];
  const rightDay = day && !faultOfDay(day) ? day : '2025-10-10';
  const right = `blog/${rightDay}-${asSlug(slug ?? name)}.md`;
  const fault = day && faultOfDay(day);
  if (!day)
    report(
      1,
      'file',
      `the name of an article starts with its day. Rename it, for example to ${right}`,
    );
  else if (fault) report(1, 'file', fault);
  else if (file !== right)
    report(
      1,
      'file',
      `an article stands in blog/, and its name is a day and small letters, digits and hyphens. Rename it to ${right}`,
    );
}

function checkServiceName(file: string, report: Report): void {
  const [, folder = '', ...rest] = file.split('/');
  const slug = slugOf(file);
  const isInFolder = (serviceFolders as readonly string[]).includes(folder) && rest.length === 1;
  if (!isInFolder) {
    report(
      1,
      'file',
      `a service stands in ${serviceFolders.map((name) => `docs/${name}/`).join(' or ')}. Move it there: docs/${serviceFolders[0]}/${asSlug(slug)}.md`,
    );
  } else if (path.posix.basename(file) !== `${asSlug(slug)}.md`) {
    report(
      1,
      'file',
      `the name of a service is small letters, digits and hyphens. Rename it to docs/${folder}/${asSlug(slug)}.md`,
    );
  }
}

/**
 * Looks at the name of a file.
 * @param isLink whether it stands for a file elsewhere
 * @returns what it is; `none` for what is left alone, and for what must not be there, which is reported
 */
export function checkFile(file: string, isLink: boolean, report: Report): FileKind {
  if (isNoContent(file)) return 'none';
  const extension = path.posix.extname(file);
  if (isLink) {
    report(1, 'file', 'only points to a file elsewhere. Put the file itself here.');
  } else if (extension === '.md') {
    if (kindOf(file) === 'article') checkArticleName(file, report);
    else checkServiceName(file, report);
    return 'page';
  } else if (
    /\.md\.\w+$/i.test(file) ||
    (/^blog\/\d{4}-\d{2}-\d{2}-/.test(file) && texts.includes(extension.toLowerCase()))
  ) {
    const right = `${file.replace(/(\.md)?\.\w+$/i, '')}.md`;
    report(
      1,
      'file',
      `a page is plain text that ends with .md, so this one would never be published. ${extension === '.docx' ? `Save its text as ${right}` : `Rename it to ${right}`}`,
    );
  } else if (imageTypes.includes(extension.toLowerCase())) {
    checkName(file, report);
    return 'image';
  } else if (downloads.includes(extension.toLowerCase())) {
    checkName(file, report);
    return 'download';
  } else if (/^\.(mdx|md|markdown|mdown)$/i.test(extension)) {
    const reason =
      extension.toLowerCase() === '.mdx' ? ': .mdx files can hold programs and are not read' : '';
    report(
      1,
      'file',
      `pages are plain Markdown${reason}. Rename it to ${file.slice(0, -extension.length)}.md`,
    );
  } else {
    report(
      1,
      'file',
      `a file of the kind "${extension || path.posix.basename(file)}" is not used here. Pages end with .md, pictures with ${imageTypes.join(', ')}.`,
    );
  }
  return 'none';
}
