/**
 * Before the site goes live: what still has its working value, what the pages claim that the owner must
 * be able to prove, what only the owner can settle, and what buyers look for and don't find.
 *
 *     npm run check:live -- [--strict] [--markdown]
 *
 * `--strict` fails while anything is left to replace or to prove; `--markdown` is for the summary of
 * a workflow.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import {runCommand} from './command.mjs';
import {claims, settings} from './live-rules.mjs';

const identity = 'src/site.ts';

/** Where the owner's facts are read: it exports `buyersLookFor` and `ownerNotices`. */
const companyFacts = 'src/data/company.ts';

const valueAt = (object, field) => field.split('.').reduce((value, key) => value?.[key], object);

/** The line on which a field of the identity is, or as much of its path as there is. */
function lineOf(source, field) {
  const lines = source.split('\n');
  const indentOf = (line) => line.search(/\S/);
  let found = lines.findIndex((line) => line.startsWith('export const site = '));
  for (const key of field.split('.')) {
    const start = found;
    const isKey = (line) => new RegExp(`^\\s*"?${key}"?:`).test(line);
    const length = lines
      .slice(start + 1)
      .findIndex(
        (line) => isKey(line) || (line.trim() && indentOf(line) <= indentOf(lines[start])),
      );
    if (length < 0 || !isKey(lines[start + 1 + length])) break;
    found = start + 1 + length;
  }
  return found + 1;
}

/** The files whose words visitors read. */
function contentFiles(root) {
  return ['src/data', 'src/pages', 'docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter(
        (file) => /(?<!\.test)\.(md|tsx?)$/.test(file) && !path.basename(file).startsWith('_'),
      )
      .sort(),
  );
}

/**
 * What the owner has to look at.
 * @typedef {object} Row
 * @property {'replace' | 'decide' | 'prove' | 'know' | 'fill'} kind which table it goes into
 * @property {string} name
 * @property {string} now what is there today
 * @property {string} where file and line
 * @property {string} todo what to do, or why
 */

/**
 * Looks through the identity and the content.
 * @param {{root?: string, env?: Record<string, string | undefined>}} options the project's folder,
 *   and the environment whose variables stand in for fields
 * @returns {Row[]}
 */
export function findOpen({root = process.cwd(), env = process.env} = {}) {
  const load = createJiti(path.join(root, 'check-live.mjs'), {cache: false, requireCache: false});
  const {site} = load(`./${identity}`);
  const source = readFileSync(path.join(root, identity), 'utf8');
  const open = settings.flatMap(({field, variable, isOpen, mayStay, todo}) => {
    const value = env[variable] || valueAt(site, field) || '';
    const text = Array.isArray(value) ? value.join('\n') : value;
    // An object, such as `repository`, is set.
    if (typeof text !== 'string' || !isOpen(text)) return [];
    const where = `${identity}:${lineOf(source, field)}`;
    const kind = mayStay ? 'decide' : 'replace';
    return [{kind, name: field, now: text.replaceAll('\n', ', ') || 'not set', where, todo}];
  });
  const lines = contentFiles(root).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((text, index) => ({text: text.trim(), where: `${file}:${index + 1}`}))
      // Words to search by are not shown.
      .filter(({text}) => !text.startsWith('search_terms:')),
  );
  const claimed = claims
    .filter(({name}) => !site.provenClaims?.includes(name))
    .flatMap(({name, pattern, proof}) =>
      lines.flatMap(({text, where}) => {
        const found = pattern.exec(text);
        if (!found) return [];
        // The claim itself, with the words around it.
        const start = text.lastIndexOf(' ', Math.max(0, found.index - 15)) + 1;
        const [now] = /^.{0,55}(?!\S)|^.{0,55}/.exec(text.slice(start));
        return [{kind: 'prove', name, now, where, todo: proof}];
      }),
    );
  const {ownerNotices = () => [], buyersLookFor = () => []} = existsSync(
    path.join(root, companyFacts),
  )
    ? load(`./${companyFacts}`)
    : {};
  const notices = ownerNotices()
    .filter(({name}) => !site.provenClaims?.includes(name))
    .map(({name, where, why}) => ({kind: 'know', name, now: '', where, todo: why}));
  const facts = buyersLookFor().map(({field, why}) => {
    return {kind: 'fill', name: field, now: 'empty', where: 'src/company.ts', todo: why};
  });
  return [...open, ...claimed, ...notices, ...facts];
}

const headings = {
  replace: 'To replace before going live',
  decide: 'To decide: the site works without',
  prove: 'To prove: claims on the pages (when you have the proof, add the name to provenClaims)',
  know: 'To know: what only you can settle (when it is, add the name to provenClaims)',
  fill: 'Buyers look for',
};

/**
 * Writes what was found as tables.
 * @param {Row[]} rows
 * @param {boolean} isMarkdown for a workflow's summary, else for a terminal
 */
export function present(rows, isMarkdown) {
  if (rows.length === 0) return 'Nothing is in the way of going live.';
  const columns = ['name', 'now', 'where', 'todo'];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    isMarkdown
      ? `| ${columns.map((column) => row[column].replaceAll('|', '\\|')).join(' | ')} |`
      : `  ${columns
          .map((column, index) => row[column].padEnd(widths[index]))
          .join('  ')
          .trimEnd()}`;
  return Object.entries(headings)
    .map(([kind, heading]) => ({heading, group: rows.filter((row) => row.kind === kind)}))
    .filter(({group}) => group.length > 0)
    .map(({heading, group}) =>
      isMarkdown
        ? [
            `### ${heading}`,
            '',
            '| What | Now | Where | What to do |',
            '|---|---|---|---|',
            ...group.map(line),
          ]
        : [heading, '', ...group.map(line)],
    )
    .map((block) => block.join('\n'))
    .join('\n\n');
}

/** What the program ends with: with `--strict` 1 while anything is left to replace or to prove. */
export const exitCode = (rows, isStrict) =>
  isStrict && rows.some(({kind}) => kind === 'replace' || kind === 'prove') ? 1 : 0;

function main() {
  const options = {strict: {type: 'boolean'}, markdown: {type: 'boolean'}};
  const {strict, markdown} = parseArgs({options}).values;
  const rows = findOpen();
  console.log(present(rows, markdown));
  process.exitCode = exitCode(rows, strict);
}

void runCommand(import.meta.url, main);
