import type {Image, ImageReference} from 'mdast';
import path from 'node:path';
import {nearest} from '../../suggest';
import {lineOf} from '../../tree';
import {decode, resolveFile} from '../addresses';
import {imageTypes} from '../imageFile';
import type {Facts, Page, Rule} from '../page';

/** Descriptions that describe nothing. */
const emptyWords =
  /^(image|picture|photo|screenshot|graphic|figure|img|alt|description|untitled|what it shows)\W*\d*$/i;

/** Says what is wrong with the words that stand for a picture. */
function faultOfDescription(alt: string | null | undefined, url: string): string | undefined {
  const words = alt?.trim() ?? '';
  if (words === '')
    return `the picture ${url} has no description. Say between the square brackets what it shows: ![Two people at a screen](${url})`;
  const isName =
    words.toLowerCase() === path.posix.basename(url).toLowerCase() ||
    imageTypes.some((type) => words.toLowerCase().endsWith(type));
  if (isName || emptyWords.test(words))
    return `"${words}" does not describe the picture. Say what it shows to somebody who cannot see it.`;
  return undefined;
}

/** Says what is wrong with the address of a picture. */
function faultOfAddress(url: string, page: Page, {files}: Facts): string | undefined {
  const name = decode(url.split(/[?#]/)[0] ?? '').trim();
  if (name === '')
    return 'the address of the picture is missing. Write it between the round brackets.';
  if (/^([a-z][a-z\d+.-]*:|[/\\]{2})/i.test(name))
    return `"${url.slice(0, 80)}" is not on this site. Save the picture beside this file, and write ./${name.split(/[/\\]/).at(-1) || 'picture.png'}`;
  if (name.includes('\\')) return `"${url}" has a backslash. Write ${name.replaceAll('\\', '/')}`;
  const file = name.startsWith('/') ? path.posix.join('static', name) : resolveFile(page, name);
  if (!file || /^[@~]/.test(name) || (name.startsWith('/') && !file.startsWith('static/'))) {
    return `"${url}" lies outside of the folders for pictures. Save the picture beside this file, and write ./${path.posix.basename(name)}`;
  }
  if (!files.has(file)) {
    const folder = path.posix.dirname(file);
    const meant = nearest(
      path.posix.basename(file),
      [...files.keys()]
        .filter((other) => path.posix.dirname(other) === folder)
        .map((other) => path.posix.basename(other)),
    );
    return `there is no picture ${file}.${meant ? ` Did you mean ${meant}? Capitals count.` : ' Save it there, or mend its name.'}`;
  }
  if (!imageTypes.includes(path.posix.extname(file).toLowerCase()))
    return `"${url}" is not a picture. The kinds are: ${imageTypes.join(', ')}.`;
  return undefined;
}

/** The address of a picture that is named elsewhere: `![What it shows][name]`. */
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
