import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {dayOf} from '../days';
import {contentFolders} from '../kinds';
import {checkContent, ContentError, diskSource, type Result} from './index';
import {sortProblems} from './problem';

/** From how many files on a second thread is quicker than none, and how many threads there are at most. */
const division = {from: 200, threads: 4};

/** Room for what is soon thrown away: trees. With Node's own, a sixth of the time goes into clearing it. */
const youngMegabytes = 128;

/** Looks at a part of the pages in a thread of its own. */
function checkShare(workerData: {
  root: string;
  today: string;
  share: {index: number; of: number};
}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(path.join(__dirname, 'share.cjs'), {
      workerData,
      resourceLimits: {maxYoungGenerationSizeMb: youngMegabytes},
    });
    thread.on('message', resolve);
    thread.on('error', reject);
  });
}

/**
 * Looks at all content of a project on this computer, on all of its processors when there is much.
 * @param root the project's folder
 * @param today the day by which an article is published or not
 */
export async function checkProject(root: string, today = dayOf()): Promise<Result> {
  const source = diskSource(root);
  const count = contentFolders.reduce((sum, folder) => sum + source.list(folder).length, 0);
  const of = count < division.from ? 1 : Math.min(division.threads, availableParallelism());
  if (of === 1) return checkContent(source, today);
  const results = await Promise.all(
    Array.from({length: of}, (_, index) => checkShare({root, today, share: {index, of}})),
  );
  return {
    ...(results[0] as Result),
    problems: sortProblems(results.flatMap(({problems}) => problems)),
  };
}

/** Remembered by the process: the framework loads its configuration, and with it this file, several times. */
const asked = Symbol.for('site.content');

/**
 * Asks for content that can be published, before a build takes its time.
 * @param root the project's folder
 * @throws {ContentError} with every problem of every file
 */
export async function requireContent(root: string): Promise<void> {
  const memory = globalThis as {[asked]?: Promise<Result>};
  memory[asked] ??= checkProject(root);
  const {problems} = await memory[asked];
  if (problems.length > 0) throw new ContentError(problems);
}
