import path from 'node:path';
import {dayOf, faultOfDay} from '../../days';
import {isPage, kindOf, serviceFolders, slugOf} from '../../kinds';
import {say} from '../messages';
import type {Report} from '../problem';
import {imageTypes} from '../readFile';

const downloads = ['.csv', '.docx', '.pdf', '.pptx', '.txt', '.xlsx', '.zip'];

/** What writes itself into folders, and what is no page: names that start with a dot or underscore. */
const noContent = /(^|\/)([._][^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** What to do with a file of `blog/` or `docs/`. */
export type FileKind = 'page' | 'image' | 'download' | 'none';

/** A name as an address has it: small letters, digits and hyphens. */
export const asSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * What ends or changes an address, what the bundler takes for its own (`!`), and what Windows and GitHub's
 * uploads refuse in a name.
 */
const refused = /[#%?!"*:<>|\\\p{Cc}]/gu;

/** A file that is published as it is has a name that visitors can ask for. */
export function checkName(file: string, report: Report): void {
  const signs = [...new Set(file.match(refused))].map((sign) => `"${sign}"`);
  if (signs.length === 0) return;
  const parts = file.split('/').map((part) => {
    if (part.search(refused) < 0) return part;
    const {name, ext} = path.posix.parse(part);
    return `${asSlug(name) || 'name'}${ext.replace(refused, '')}`;
  });
  const values = {signs: new Intl.ListFormat('en-US').format(signs), right: parts.join('/')};
  report(1, 'file', say('file name with signs', values));
}

function faultOfArticleName(file: string): string | undefined {
  const name = path.posix.basename(file, '.md');
  const [, day = '', slug = name] = /^(\d{4}-\d{1,2}-\d{1,2})-?(.*)$/.exec(name) ?? [];
  const fault = faultOfDay(day);
  const right = `blog/${day && !fault ? day : dayOf()}-${asSlug(slug) || 'name'}.md`;
  if (!day) return say('article without a day', {right});
  if (fault) return say('article of no day', {fault});
  return file === right ? undefined : say('article by another name', {right});
}

function faultOfServiceName(file: string): string | undefined {
  const [, folder = '', ...rest] = file.split('/');
  const name = `${asSlug(slugOf(file)) || 'name'}.md`;
  const folders = serviceFolders.map((known) => `docs/${known}/`).join(' or ');
  if (!(serviceFolders as readonly string[]).includes(folder) || rest.length !== 1)
    return say('service in another folder', {folders, right: `docs/${serviceFolders[0]}/${name}`});
  return path.posix.basename(file) === name
    ? undefined
    : say('service by another name', {right: `docs/${folder}/${name}`});
}

function faultOfKind(file: string, extension: string): string | undefined {
  const right = `${file.replace(/(\.md)?\.\w+$/i, '')}.md`;
  const isDated = /^blog\/\d{4}-\d{2}-\d{2}-/.test(file);
  if (/\.md\.\w+$/i.test(file) || (isDated && ['.docx', '.txt'].includes(extension)))
    return say(extension === '.docx' ? 'page as a Word file' : 'page by another ending', {right});
  if ([...imageTypes, ...downloads].includes(extension)) return undefined;
  if (extension === '.mdx') return say('page as a program', {right});
  if (/^\.(md|markdown|mdown)$/.test(extension)) return say('page by another ending', {right});
  const kind = path.posix.extname(file) || path.posix.basename(file);
  return say('file of no use', {kind, pictures: imageTypes.join(', ')});
}

/**
 * Looks at the name of a file.
 * @param isLink whether it stands for a file elsewhere
 * @returns what it is; `none` for what is left alone, and for what must not be there, which is reported
 */
export function checkFile(file: string, isLink: boolean, report: Report): FileKind {
  if (noContent.test(file)) return 'none';
  const extension = path.posix.extname(file).toLowerCase();
  const ofName = kindOf(file) === 'article' ? faultOfArticleName : faultOfServiceName;
  if (isPage(file) && !isLink) {
    report(1, 'file', ofName(file));
    return 'page';
  }
  const fault = isLink ? say('file elsewhere') : faultOfKind(file, extension);
  report(1, 'file', fault);
  if (fault) return 'none';
  checkName(file, report);
  return imageTypes.includes(extension) ? 'image' : 'download';
}
