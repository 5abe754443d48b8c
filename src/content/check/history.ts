import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {contentFolders, isPage} from '../kinds';

export type FormerPage = ReturnType<typeof formerPages>[number];

/**
 * Gets from Git the pages' versions before each change, renaming, or deletion, as far back as the clone goes.
 * Empty without Git.
 */
export function formerPages(root: string) {
  const git = (...args: string[]): string => {
    try {
      // Without locks, so that `git diff` doesn't refresh the index.
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
  // Each commit's hash, followed by file names. A merge counts as one change, because a pull request's
  // shallow clone has little more history than that.
  const merges = ['-m', '--first-parent', '--', ...contentFolders];
  const log = git('log', '--format=%H', ...names, ...merges);
  let version = 'HEAD';
  const pages = `${uncommitted}\n${log}`.split('\n').flatMap((line) => {
    const [mark = '', file = '', successor = ''] = line.split('\t');
    if (/^[0-9a-f]{40}$/.test(mark)) version = `${mark}^`;
    return isPage(file) ? [{file, successor, version: `${version}:./${file}`}] : [];
  });

  // Follow files that were renamed more than once.
  const renamed = new Map(pages.map(({file, successor}) => [file, successor] as const).reverse());
  const follow = (file: string, steps = 0): string => {
    const next = existsSync(path.join(root, file)) ? '' : renamed.get(file);
    return next && steps < 100 ? follow(next, steps + 1) : file;
  };
  return pages.map(({file, successor, version: last}) => ({
    file,
    /** The file it was renamed to, as far as Git can tell. */
    ...(successor && {successor: follow(successor)}),
    text: () => git('show', last),
  }));
}
