import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {contentFolders, isPage} from '../kinds';

/** A page whose file was there once, as Git remembers it. */
export type FormerPage = {
  /** The path it had. */
  file: string;
  /** The file it was renamed to, as far as that can be told. */
  successor?: string;
  /** Whether visitors could reach it, as far as its last text tells. */
  wasPublished: () => boolean;
};

/** What Git prints; nothing where there is no Git, or no history, as in a shallow clone. */
function git(root: string, args: string[], env: Record<string, string> = {}): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      env: {...process.env, ...env},
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 100_000_000,
    });
  } catch {
    return '';
  }
}

const names = ['--name-status', '-M', '--diff-filter=DR', '--relative'];

/** What isn't committed yet, as Git would see it: added to an index of our own, so that theirs stays. */
function uncommitted(root: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  const env = {GIT_INDEX_FILE: path.join(folder, 'index')};
  const folders = contentFolders.filter((name) => existsSync(path.join(root, name)));
  try {
    git(root, ['read-tree', 'HEAD'], env);
    git(root, ['add', '-A', '--', ...folders], env);
    return git(root, ['diff', '--cached', ...names, 'HEAD', '--', ...contentFolders], env);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/**
 * Asks Git which pages there were.
 * @param root the project's folder
 */
export function formerPages(root: string): FormerPage[] {
  if (!git(root, ['rev-parse', 'HEAD'])) return [];
  // A commit's hash, and below it the names. A merge counts as one change, as in a pull request, where
  // little else of the history is there.
  const log = ['log', '--format=%H', ...names, '-m', '--first-parent', '--', ...contentFolders];
  let version = 'HEAD';
  const pages = `${uncommitted(root)}\n${git(root, log)}`.split('\n').flatMap((line) => {
    const [mark = '', file = '', successor] = line.split('\t');
    if (/^[0-9a-f]{40}$/.test(mark)) version = `${mark}^`;
    return isPage(file) ? [{file, successor, version: `${version}:./${file}`}] : [];
  });

  // A file that was renamed twice is where its last name says.
  const renamed = new Map(
    pages.flatMap(({file, successor}) => (successor ? [[file, successor] as const] : [])).reverse(),
  );
  const follow = (file: string, steps = 0): string => {
    const next = existsSync(path.join(root, file)) ? undefined : renamed.get(file);
    return next && steps < 100 ? follow(next, steps + 1) : file;
  };
  return pages.map(({file, successor, version: last}) => ({
    file,
    ...(successor && {successor: follow(successor)}),
    wasPublished: () => {
      const [fields = ''] = git(root, ['show', last]).split(/\n---\s*\n/);
      return fields !== '' && !/^draft:\s*true/m.test(fields);
    },
  }));
}
