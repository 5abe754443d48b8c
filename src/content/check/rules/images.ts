import type {Image, ImageReference} from 'mdast';
import path from 'node:path';
import {nearest} from '../../suggest';
import {lineOf} from '../../tree';
import {decode, resolveFile} from '../addresses';
import {imageTypes} from '../imageFile';
import {say} from '../messages';
import type {Facts, Page, Rule} from '../page';

/** Descriptions that describe nothing. */
const emptyWords =
  /^(image|picture|photo|screenshot|graphic|figure|img|alt|description|untitled|what it shows)\W*\d*$/i;

/** Says what is wrong with the words that stand for a picture. */
function faultOfDescription(alt: string | null | undefined, url: string): string | undefined {
  const words = alt?.trim() ?? '';
  if (words === '') return say('picture without description', {url});
  const isName =
    words.toLowerCase() === path.posix.basename(url).toLowerCase() ||
    imageTypes.some((type) => words.toLowerCase().endsWith(type));
  return isName || emptyWords.test(words) ? say('picture described as one', {words}) : undefined;
}

/** Says what is wrong with the address of a picture. */
function faultOfAddress(url: string, page: Page, {files}: Facts): string | undefined {
  const name = decode(url.split(/[?#]/)[0] ?? '').trim();
  const base = name.split(/[/\\]/).at(-1) || 'picture.png';
  if (name === '') return say('picture without address');
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(name))
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
  return say(meant ? 'picture misspelled' : 'picture missing', {file, meant: meant ?? ''});
}

/** The address of a picture, which may be given elsewhere: `![What it shows][name]`. */
function addressOf(node: Image | ImageReference, page: Page): string {
  if (node.type === 'image') return node.url;
  const definition = page.places.find(
    ({node: other}) => other.type === 'definition' && other.identifier === node.identifier,
  );
  return definition?.node.type === 'definition' ? definition.node.url : '';
}

/** Pictures exist, lie beside the text and are described. */
export const images: Rule = (page, facts) => {
  for (const {node} of page.places) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue;
    const url = addressOf(node, page);
    const fault = faultOfAddress(url, page, facts) ?? faultOfDescription(node.alt, url);
    if (fault) page.report(lineOf(node), 'image', fault);
  }
};
