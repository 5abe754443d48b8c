import path from 'node:path';
import imageSize from 'image-size';
import {dayOf, faultOfDay} from '../days';
import {authorsFile, imageTypes, isPage, kindOf, serviceFolders, slugOf} from '../kinds';
import {tooLarge} from '../load';
import {firstOf, patterns, say, type Report} from '../messages';

/** The maximum size of a picture file. */
export const maxImageBytes = 1_000_000;

const noContent = /(^|\/)([._][^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

export const asSlug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const nameFor = (name: string) => asSlug(name) || 'name';

/** Characters with a meaning in URLs or to the bundler (`!`), or that Windows, GitHub, or Markdown don't allow. */
const refused = /[#%?!"*:<>|\\()\p{Cc}]/gu;

export function checkName(file: string, report: Report): void {
  const signs = [...new Set(file.match(refused))].map((sign) => `"${sign}"`);
  if (signs.length === 0) return;
  const parts = file.split('/').map((part) => {
    const {name, ext} = path.posix.parse(part);
    return part.search(refused) < 0 ? part : nameFor(name) + ext.replace(refused, '');
  });
  const values = {signs: new Intl.ListFormat('en-US').format(signs), right: parts.join('/')};
  report(1, 'file', say('file name with signs', values));
}

function faultOfArticleName(file: string): string | undefined {
  const name = path.posix.basename(file, '.md');
  const [, day = '', slug = name] = /^(\d{4}-\d{1,2}-\d{1,2})-?(.*)$/.exec(name) ?? [];
  const fault = faultOfDay(day);
  const right = `blog/${day && !fault ? day : dayOf()}-${nameFor(slug)}.md`;
  if (!day) return say('article without a day', {right});
  if (fault) return say('article of no day', {fault});
  return file === right ? undefined : say('article by another name', {right});
}

function faultOfServiceName(file: string): string | undefined {
  const [, folder = '', ...rest] = file.split('/');
  const name = `${nameFor(slugOf(file))}.md`;
  const folders = serviceFolders.map((known) => `docs/${known}/`).join(' or ');
  if (!(serviceFolders as readonly string[]).includes(folder) || rest.length !== 1)
    return say('service in another folder', {folders, right: `docs/${serviceFolders[0]}/${name}`});
  const right = `docs/${folder}/${name}`;
  return file === right ? undefined : say('service by another name', {right});
}

function faultOfEnding(file: string): string | undefined {
  const pictures = imageTypes.join('|').replaceAll('.', '\\.');
  const fault = firstOf(patterns.fileNames, file, {pictures});
  const right = `${file.replace(/(\.md)?\.\w+$/i, '')}.md`;
  const kind = path.posix.extname(file) || path.posix.basename(file);
  return fault && say(fault.name, {right, kind, pictures: imageTypes.join(', ')});
}

/** Reports problems with a file's name. @returns the kind of file; undefined if it isn't content or isn't allowed */
export function checkFile(file: string, isLink: boolean, report: Report) {
  if (noContent.test(file) || file === authorsFile) return undefined;
  if (isPage(file) && !isLink) {
    const ofName = kindOf(file) === 'article' ? faultOfArticleName : faultOfServiceName;
    report(1, 'file', ofName(file));
    return 'page';
  }
  const ending = path.posix.extname(file).toLowerCase();
  const fault = isLink ? say('file elsewhere') : faultOfEnding(file);
  report(1, 'file', fault);
  if (fault) return undefined;
  checkName(file, report);
  return imageTypes.includes(ending) ? 'image' : 'download';
}

export function faultOfImage(file: string, bytes: Buffer): string | undefined {
  const large = tooLarge(bytes.length, maxImageBytes);
  if (large) return say('image too large', large);
  const ending = path.posix.extname(file).toLowerCase();
  try {
    const {type = ''} = imageSize(bytes);
    const endings = type === 'jpg' ? ['.jpg', '.jpeg'] : [type === 'heif' ? '.avif' : `.${type}`];
    const right = file.slice(0, -ending.length) + endings[0];
    if (!endings.includes(ending))
      return say('image by another name', {type: type.toUpperCase(), right});
  } catch {
    return say('image broken');
  }
  const hasProgram = /<script|\son\w+\s*=|javascript:|<foreignObject/i.test(bytes.toString('utf8'));
  return ending === '.svg' && hasProgram ? say('image with a program') : undefined;
}
