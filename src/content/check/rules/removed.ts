import {addressOf, kindOf, removedFile} from '../../kinds';
import type {FormerPage} from '../history';
import {say} from '../messages';
import type {Entry, Facts} from '../page';
import type {Report} from '../problem';

/**
 * An address that visitors could reach leads somewhere, or is known to be gone.
 * @param removed those that may be gone, from `docs/_removed.txt`
 */
export function checkRemoved(
  former: readonly FormerPage[],
  removed: ReadonlySet<string>,
  entries: readonly Entry[],
  {pages, moved}: Facts,
  reporter: (file: string) => Report,
): void {
  const told = new Set<string>();
  for (const {file, successor, wasPublished} of former) {
    const kind = kindOf(file);
    const address = kind && addressOf(kind, file);
    if (!address || pages.has(address) || moved.has(address) || removed.has(address)) continue;
    if (told.has(address) || !wasPublished()) continue;
    told.add(address);
    const entry = entries.find((candidate) => candidate.file === successor);
    const old = entry?.frontMatter?.data.redirect_from;
    const list = [...(Array.isArray(old) ? old.map(String) : []), address].join(', ');
    const line = Array.isArray(old) ? (entry?.frontMatter?.lineOf(['redirect_from']) ?? 1) : 1;
    if (entry) entry.report(line, 'redirect_from', say('page renamed', {address, list}));
    else reporter(file)(1, 'redirect_from', say('page removed', {address, removedFile}));
  }
}
