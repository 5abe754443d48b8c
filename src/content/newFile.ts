import {asSlug} from './check/files';
import {categories} from './categories';
import {dayOf} from './days';
import {addressOf, kinds, serviceFolders, type ContentPage, type Kind} from './kinds';
import {mailboxes} from './schema';
import {notOneOf} from './suggest';
import {renderTemplate} from './templates';

type Wishes = {
  kind: Kind;
  /** Title of the page; the address is made from it. */
  title: string;
  /** Of an article: its category, and the service it concerns most. */
  category?: string;
  service?: string;
  /** Of a service: its folder, `technology` or `behavioral`. */
  line?: string;
  /** Where its button leads: a page or a mailbox. */
  action: string;
  /** Of an article: the day it is published; by default today. */
  date?: string;
};

/** Where a page's button can lead without further questions. */
export const actionTargets = ['/contact', ...mailboxes];

/**
 * Makes a new page as it was asked for.
 * @param pages all there are, which it must not clash with
 * @returns its path, and what it holds
 * @throws {Error} one sentence for the writer, when it cannot be made
 */
export function createFile(wishes: Wishes, pages: ContentPage[]): {file: string; content: string} {
  const {kind, title, action, category = '', service, line = '', date = dayOf()} = wishes;
  const slug = asSlug(title).slice(0, 60).replace(/-+$/, '');
  if (slug.length < 3)
    throw new Error(
      `"${title}" has too few letters for an address. Use at least three letters from a to z.`,
    );
  const oneOf = (word: string, words: readonly string[], names: [string, string]) => {
    if (!words.includes(word)) throw new Error(notOneOf(word, words, names));
  };
  if (kind === 'article') oneOf(category, categories, ['a category', 'categories']);
  else oneOf(line, serviceFolders, ['a service line', 'service lines']);
  if (!action.startsWith('/'))
    oneOf(action, actionTargets, ['a place the button can lead to', 'places']);
  const file = kind === 'article' ? `blog/${date}-${slug}.md` : `docs/${line}/${slug}.md`;
  const address = addressOf(kind, file);
  const clash = pages.find(({route}) => route === address);
  if (clash)
    throw new Error(
      `${kinds[kind].folder}/${clash.file} has the address ${address} already. ` +
        'Choose another title, or edit that file.',
    );
  const places = pages
    .filter((page) => page.file.startsWith(`${line}/`))
    .map(({fields: {sidebar_position: place = 0}}) => place);
  const label = action.startsWith('email:') ? 'Send an Email' : 'Get in Touch';
  const fields =
    kind === 'article'
      ? {category, date, ...(service && {services: [service]})}
      : {sidebar_position: Math.floor(Math.max(0, ...places)) + 1};
  return {file, content: renderTemplate(kind, {title, ...fields, action: {label, to: action}})};
}
