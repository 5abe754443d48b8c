import path from 'node:path';
import {addressOf} from '../../kinds';
import {say} from '../messages';
import type {Entry} from '../page';
import {plain} from './headings';

/** Reports, on every page but the first, a value that several pages have. */
function reportTwice(
  entries: Entry[],
  keyOf: (entry: Entry) => string | undefined,
  tell: (entry: Entry, first: Entry) => void,
): void {
  const owners = new Map<string, Entry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const owner = key === undefined ? undefined : owners.get(key);
    if (owner) tell(entry, owner);
    else if (key !== undefined) owners.set(key, entry);
  }
}

const positionOf = ({kind, frontMatter}: Entry): number | undefined => {
  const position = frontMatter?.data.sidebar_position;
  return kind === 'service' && typeof position === 'number' ? position : undefined;
};

/** A place behind one that is taken, and before the next one. */
function placeBehind(taken: number, entry: Entry, entries: Entry[]): number {
  const isBeside = ({file}: Entry) => path.dirname(file) === path.dirname(entry.file);
  const places = entries.filter(isBeside).map((other) => positionOf(other) ?? 0);
  const next = Math.min(...places.filter((place) => place > taken));
  return next === Infinity ? Math.floor(taken) + 1 : (taken + next) / 2;
}

/** What belongs to one page alone: its address, its title, its place, its old addresses. */
export function checkClashes(entries: Entry[], addresses: ReadonlySet<string>): void {
  const lineOf = ({frontMatter}: Entry, ...field: (string | number)[]) =>
    frontMatter?.lineOf(field) ?? 1;
  reportTwice(
    entries,
    ({kind, file}) => addressOf(kind, file).toLowerCase(),
    ({kind, file, report}, {file: first}) => {
      const values = {address: addressOf(kind, file), first, right: file.replace('.md', '-2.md')};
      report(1, 'file', say('address twice', values));
    },
  );
  reportTwice(
    entries,
    ({kind, frontMatter}) =>
      typeof frontMatter?.data.title === 'string'
        ? `${kind} ${plain(frontMatter.data.title)}`
        : undefined,
    (entry, {file: first}) =>
      entry.report(lineOf(entry, 'title'), 'title', say('title twice', {first})),
  );
  reportTwice(
    entries,
    (entry) => {
      const position = positionOf(entry);
      return position === undefined ? undefined : `${path.dirname(entry.file)} ${position}`;
    },
    (entry, {file: first}) => {
      const taken = positionOf(entry) ?? 0;
      const values = {taken, first, behind: placeBehind(taken, entry, entries)};
      entry.report(
        lineOf(entry, 'sidebar_position'),
        'sidebar_position',
        say('place taken', values),
      );
    },
  );
  const owners = new Map<string, string>();
  for (const entry of entries) {
    const old = entry.frontMatter?.data.redirect_from;
    for (const [index, address] of (Array.isArray(old) ? old : []).entries()) {
      if (typeof address !== 'string') continue;
      const owner = owners.get(address) ?? '';
      const name = addresses.has(address) ? 'old address in use' : 'old address twice';
      if (owner || addresses.has(address))
        entry.report(
          lineOf(entry, 'redirect_from', index),
          'redirect_from',
          say(name, {address, owner}),
        );
      owners.set(address, entry.file);
    }
  }
}
