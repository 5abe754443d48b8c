import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentFolders} from '../kinds';

/** A page whose file was there once, as Git remembers it. */
export type FormerPage = {
  /** The path it had. */
  file: string;
  /** The file it was renamed to, as far as that can be told. */
  successor?: string;
  /** Whether visitors could reach it, as far as its last text tells. */
  wasPublished: () => boolean;
};

/** A file under a name that starts with an underscore is no page. */
const isPage = (file: string) => /\/[^_/][^/]*\.md$/.test(file);

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Whether two texts are one page: more than half of its lines are the same. */
function isSame(one: string, other: string): boolean {
  const lines = new Set(linesOf(other));
  return linesOf(one).filter((line) => lines.has(line)).length * 2 > linesOf(one).length;
}

/**
 * Asks Git which pages there were.
 * @param root the project's folder
 * @returns nothing where there is no Git, or no history, as in a shallow clone
 */
export function formerPages(root: string): FormerPage[] {
  const git = (...args: string[]): string => {
    try {
      return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 100_000_000,
      });
    } catch {
      return '';
    }
  };
  const wasPublished = (version: string) => () => {
    const [fields = ''] = git('show', version).split(/\n---\s*\n/);
    return fields !== '' && !/^draft:\s*true/m.test(fields);
  };

  // What is committed: a commit's hash, and below it the names it removed or changed. A merge counts as
  // one change, as in a pull request, where little else of the history is there.
  let commit = '';
  const committed = git(
    ...[
      'log',
      '--format=%H',
      '--name-status',
      '-M',
      '--diff-filter=DR',
      '--relative',
      '-m',
      '--first-parent',
      '--',
    ],
    ...contentFolders,
  )
    .split('\n')
    .flatMap((line): FormerPage[] => {
      const [mark = '', file = '', successor] = line.split('\t');
      if (/^[0-9a-f]{40}$/.test(mark)) commit = mark;
      if (!isPage(file)) return [];
      const version = `${commit}^:./${file}`;
      return [{file, ...(successor && {successor}), wasPublished: wasPublished(version)}];
    });

  // What isn't committed yet: a file of the last commit that is missing, and one that is new.
  const lines = (...args: string[]) => git(...args, '--', ...contentFolders).split('\n');
  const isThere = (file: string) => existsSync(path.join(root, file));
  const known = lines('ls-tree', '-r', '--name-only', 'HEAD').filter(isPage);
  const fresh = lines('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => isPage(file) && isThere(file) && !known.includes(file),
  );
  const missing = known
    .filter((file) => !isThere(file))
    .map((file): FormerPage => {
      const before = git('show', `HEAD:./${file}`);
      const successor = fresh.find((other) =>
        isSame(before, readFileSync(path.join(root, other), 'utf8')),
      );
      return {file, ...(successor && {successor}), wasPublished: wasPublished(`HEAD:./${file}`)};
    });

  // A file that was renamed twice is where its last name says.
  const renamed = new Map(
    [...committed, ...missing].flatMap(({file, successor}) =>
      successor ? [[file, successor] as const] : [],
    ),
  );
  const follow = (file: string, steps = 0): string => {
    const next = renamed.get(file);
    return next && !isThere(file) && steps < 100 ? follow(next, steps + 1) : file;
  };
  return [...missing, ...committed].map((page) => ({
    ...page,
    ...(page.successor && {successor: follow(page.successor)}),
  }));
}
