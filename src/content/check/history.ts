import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {contentFolders, isPage} from '../kinds';

/** A page whose file was there once, as Git remembers it. */
export type FormerPage = ReturnType<typeof formerPages>[number];

/** Asks Git which pages there were; none where there is no Git, or no history, as in a shallow clone. */
export function formerPages(root: string) {
  // What isn't committed yet is added to an index of our own, so that theirs stays.
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  const env = {...process.env, GIT_INDEX_FILE: path.join(folder, 'index')};
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 100_000_000,
      });
    } catch {
      return '';
    }
  };
  const names = ['--name-status', '-M', '--diff-filter=DR', '--relative'];
  const folders = contentFolders.filter((name) => existsSync(path.join(root, name)));
  git('read-tree', 'HEAD');
  git('add', '-A', '--', ...folders);
  const uncommitted = git('diff', '--cached', ...names, 'HEAD', '--', ...contentFolders);
  rmSync(folder, {recursive: true});
  // A commit's hash, and below it the names. A merge counts as one change, as in a pull request, where
  // little else of the history is there.
  const log = git('log', '--format=%H', ...names, '-m', '--first-parent', '--', ...contentFolders);
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
    /** Whether visitors could reach it, as far as its last text tells. */
    wasPublished: () => {
      const [fields = ''] = git('show', last).split(/\n---\s*\n/);
      return fields !== '' && !/^draft:\s*true/m.test(fields);
    },
  }));
}
