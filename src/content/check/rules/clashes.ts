import path from 'node:path';
import {addressOf} from '../../kinds';
import type {Entry} from '../page';

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

/** What belongs to one page alone: its address, its place among the services, its old addresses. */
export function checkClashes(entries: Entry[], addresses: ReadonlySet<string>): void {
  reportTwice(
    entries,
    ({kind, file}) => addressOf(kind, file).toLowerCase(),
    ({kind, file, report}, first) =>
      report(
        1,
        'file',
        `its address ${addressOf(kind, file)} is that of ${first.file} too. Rename one of the two.`,
      ),
  );
  reportTwice(
    entries,
    ({kind, file, frontMatter}) => {
      const position = frontMatter?.data.sidebar_position;
      return kind === 'service' && typeof position === 'number'
        ? `${path.posix.dirname(file)} ${position}`
        : undefined;
    },
    ({frontMatter, report}, first) =>
      report(
        frontMatter?.lineOf(['sidebar_position']) ?? 1,
        'sidebar_position',
        `${String(frontMatter?.data.sidebar_position)} is the place of ${first.file} too. Give each its own.`,
      ),
  );
  const owners = new Map<string, string>();
  for (const {file, frontMatter, report} of entries) {
    const old = frontMatter?.data.redirect_from;
    for (const [index, address] of (Array.isArray(old) ? old : []).entries()) {
      if (typeof address !== 'string') continue;
      const line = frontMatter?.lineOf(['redirect_from', index]) ?? 1;
      const owner = owners.get(address);
      if (addresses.has(address))
        report(line, 'redirect_from', `"${address}" is the address of a page there is. Remove it.`);
      else if (owner)
        report(
          line,
          'redirect_from',
          `"${address}" leads to ${owner} already. Remove it from one of the two.`,
        );
      owners.set(address, file);
    }
  }
}
