import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {contentFolders, isPage} from '../kinds';

export type FormerPage = ReturnType<typeof formerPages>[number];

/**
 * Asks Git how pages were before they were changed, renamed or deleted: all the way back, or as far as a shallow
 * clone goes. None where there is no Git.
 */
export function formerPages(root: string) {
  const git = (...args: string[]): string => {
    try {
      // Without locks, so that the index stays as it is.
      return execFileSync('git', ['--no-optional-locks', '-c', 'core.quotePath=false', ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 100_000_000,
      });
    } catch {
      return '';
    }
  };
  const names = ['--name-status', '-M', '--diff-filter=DMR', '--relative'];
  const uncommitted = git('diff', ...names, 'HEAD', '--', ...contentFolders);
  // A commit's hash, and below it the names. A merge counts as one change, as in a pull request, where
  // little else of the history is there.
  const merges = ['-m', '--first-parent', '--', ...contentFolders];
  const log = git('log', '--format=%H', ...names, ...merges);
  let version = 'HEAD';
  const pages = `${uncommitted}\n${log}`.split('\n').flatMap((line) => {
    const [mark = '', file = '', successor = ''] = line.split('\t');
    if (/^[0-9a-f]{40}$/.test(mark)) version = `${mark}^`;
    return isPage(file) ? [{file, successor, version: `${version}:./${file}`}] : [];
  });

  // A file that was renamed twice is where its last name says.
  const renamed = new Map(pages.map(({file, successor}) => [file, successor] as const).reverse());
  const follow = (file: string, steps = 0): string => {
    const next = existsSync(path.join(root, file)) ? '' : renamed.get(file);
    return next && steps < 100 ? follow(next, steps + 1) : file;
  };
  return pages.map(({file, successor, version: last}) => ({
    file,
    /** The file it was renamed to, as far as that can be told. */
    ...(successor && {successor: follow(successor)}),
    text: () => git('show', last),
  }));
}
