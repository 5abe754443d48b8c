import type {Nodes} from 'mdast';
import path from 'node:path';
import {nearest} from '../../suggest';
import {decode, resolveFile} from '../addresses';
import {imageTypes} from '../readFile';
import {say} from '../messages';
import type {Facts, NodeRule, Page} from '../page';

const emptyWords =
  /^(image|picture|photo|screenshot|graphic|figure|img|alt|description|untitled|what it shows)\W*\d*$/i;

function faultOfDescription(alt: string | null | undefined, url: string): string | undefined {
  const words = alt?.trim() ?? '';
  if (words === '') return say('picture without description', {url});
  const isName = imageTypes.some((type) => words.toLowerCase().endsWith(type));
  return isName || emptyWords.test(words) ? say('picture described as one', {words}) : undefined;
}

function faultOfAddress(url: string, page: Page, {files}: Facts): string | undefined {
  const name = decode(url.split(/[?#]/)[0] ?? '').trim();
  const base = name.split(/[/\\]/).at(-1) || 'picture.png';
  if (name === '') return say('picture without address');
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2}|\/(Users|home|Volumes)\/)/i.test(name))
    return say('picture elsewhere', {url: url.slice(0, 80), base});
  if (name.includes('\\'))
    return say('picture with a backslash', {url, right: name.replaceAll('\\', '/')});
  const file = name.startsWith('/') ? path.posix.join('static', name) : resolveFile(page, name);
  if (!file || /^[@~]/.test(name) || (name.startsWith('/') && !file.startsWith('static/')))
    return say('picture out of reach', {url, base});
  if (files.has(file)) {
    const isImage = imageTypes.includes(path.posix.extname(file).toLowerCase());
    return isImage ? undefined : say('picture of another kind', {url, all: imageTypes.join(', ')});
  }
  const folder = path.posix.dirname(file);
  const beside = [...files.keys()].filter((other) => path.posix.dirname(other) === folder);
  const meant = nearest(
    base,
    beside.map((other) => path.posix.basename(other)),
  );
  return say(meant ? 'picture misspelled' : 'picture missing', {file, meant});
}

/** The address of a picture, which may be given elsewhere: `![What it shows][name]`. */
function addressIn(node: Nodes, {places}: Page): string {
  if (node.type === 'image') return node.url;
  return places.reduce(
    (found, {node: other}) =>
      other.type === 'definition' && 'identifier' in node && other.identifier === node.identifier
        ? other.url
        : found,
    '',
  );
}

/** Pictures exist, lie beside the text and are described. */
export const images: NodeRule = (node, _above, page, facts) => {
  if (node.type !== 'image' && node.type !== 'imageReference') return;
  const url = addressIn(node, page);
  const fault = faultOfAddress(url, page, facts) ?? faultOfDescription(node.alt, url);
  page.report(node, 'image', fault);
};
