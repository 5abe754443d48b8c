import path from 'node:path';
import {addressOf, kindOf, removedFile} from '../../kinds';
import type {FormerPage} from '../history';
import {say} from '../messages';
import type {Entry, Facts} from '../page';
import type {Report} from '../problem';
import {plain} from './headings';

/** Tells, on every page but the first, of what only one page can have. */
function reportTwice(
  entries: Entry[],
  field: string,
  keyOf: (entry: Entry) => string | undefined,
  faultOf: (entry: Entry, first: string) => string,
): void {
  const owners = new Map<string, string>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const first = owners.get(key);
    const line = entry.frontMatter?.lineOf([field]) ?? 1;
    if (first === undefined) owners.set(key, entry.file);
    else entry.report(line, field, faultOf(entry, first));
  }
}

const folderOf = ({file}: Entry) => path.dirname(file);
const addressAt = ({kind, file}: Entry) => addressOf(kind, file);

const placeOf = ({kind, frontMatter}: Entry): number | undefined => {
  const place = frontMatter?.data.sidebar_position;
  return kind === 'service' && typeof place === 'number' ? place : undefined;
};

/** A place behind one that is taken, and before the next one. */
function placeBehind(taken: number, entry: Entry, entries: Entry[]): number {
  const beside = entries.filter((other) => folderOf(other) === folderOf(entry));
  const next = Math.min(...beside.map((other) => placeOf(other) ?? 0).filter((at) => at > taken));
  return next === Infinity ? Math.floor(taken) + 1 : (taken + next) / 2;
}

/** The old addresses of a page, whatever its field holds. */
export const oldAddresses = ({frontMatter}: Entry): string[] => {
  const old = frontMatter?.data.redirect_from;
  return Array.isArray(old) ? old.map(String) : [];
};

/** What belongs to one page alone: its address, its title, its place, its old addresses. */
export function checkClashes(entries: Entry[], {pages}: Facts): void {
  reportTwice(
    entries,
    'file',
    (entry) => addressAt(entry).toLowerCase(),
    (entry, first) => {
      const right = entry.file.replace('.md', '-2.md');
      return say('address twice', {address: addressAt(entry), first, right});
    },
  );
  reportTwice(
    entries,
    'title',
    ({kind, frontMatter}) => {
      const {title} = frontMatter?.data ?? {};
      return typeof title === 'string' ? `${kind} ${plain(title)}` : undefined;
    },
    (_entry, first) => say('title twice', {first}),
  );
  reportTwice(
    entries,
    'sidebar_position',
    (entry) => (placeOf(entry) === undefined ? undefined : `${folderOf(entry)} ${placeOf(entry)}`),
    (entry, first) => {
      const taken = placeOf(entry) ?? 0;
      return say('place taken', {taken, first, behind: placeBehind(taken, entry, entries)});
    },
  );
  const owners = new Map<string, string>();
  for (const entry of entries)
    for (const [index, address] of oldAddresses(entry).entries()) {
      const owner = owners.get(address);
      const name = pages.has(address) ? 'old address in use' : owner && 'old address twice';
      const line = entry.frontMatter?.lineOf(['redirect_from', index]) ?? 1;
      if (name) entry.report(line, 'redirect_from', say(name, {address, owner}));
      owners.set(address, entry.file);
    }
}

/**
 * An address that visitors could reach leads somewhere, or is known to be gone.
 * @param removed those that may be gone, from `docs/_removed.txt`
 */
export function checkRemoved(
  former: readonly FormerPage[],
  removed: ReadonlySet<string>,
  entries: readonly Entry[],
  {pages, moved}: Facts,
  reportIn: (file: string) => Report,
): void {
  const told = new Set(removed);
  for (const {file, successor, wasPublished} of former) {
    const kind = kindOf(file);
    const address = kind && addressOf(kind, file);
    if (!address || pages.has(address) || moved.has(address) || told.has(address)) continue;
    if (!wasPublished()) continue;
    told.add(address);
    const entry = entries.find((candidate) => candidate.file === successor);
    const list = [...(entry ? oldAddresses(entry) : []), address].join(', ');
    const line = entry?.frontMatter?.lineOf(['redirect_from']) ?? 1;
    const report = entry?.report ?? reportIn(file);
    const name = entry ? 'page renamed' : 'page removed';
    report(line, 'redirect_from', say(name, {address, list, removedFile}));
  }
}
