/**
 * Before the site goes live: what still stands at its working value, and what the pages claim that
 * the owner must be able to prove, each with the file and line to edit.
 *
 *     npm run check:live -- [--strict] [--markdown]
 *
 * `--strict` fails while anything is left to replace or to prove; `--markdown` is for the summary of
 * a workflow.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import ts from 'typescript';
import {runCommand} from './command.mjs';
import {claims, settings} from './live-rules.mjs';

const identity = 'src/site.ts';

const valueAt = (object, field) => field.split('.').reduce((value, key) => value?.[key], object);

/** The line on which a field of the identity stands, or as much of its path as there is. */
function lineOf(source, field) {
  const file = ts.createSourceFile(identity, source, ts.ScriptTarget.Latest, true);
  const unwrap = (node) =>
    node && !ts.isObjectLiteralExpression(node) && node.expression ? unwrap(node.expression) : node;
  const [site] = file.statements
    .flatMap((statement) =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
    )
    .filter(({name}) => name.text === 'site');
  let found = site;
  for (const key of field.split('.')) {
    const next = unwrap(found?.initializer)?.properties?.find(({name}) => name?.text === key);
    if (!next) break;
    found = next;
  }
  return file.getLineAndCharacterOfPosition(found?.getStart() ?? 0).line + 1;
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
 * Looks through the identity and the content.
 * @param {{root?: string, env?: Record<string, string | undefined>}} options the project's folder,
 *   and the environment whose variables stand in for fields
 * @returns {{kind: 'replace' | 'decide' | 'prove', name: string, now: string, where: string, todo: string}[]}
 */
export function findOpen({root = process.cwd(), env = process.env} = {}) {
  const {site} = createJiti(path.join(root, 'check-live.mjs'), {cache: false, requireCache: false})(
    `./${identity}`,
  );
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
  return [...open, ...claimed];
}

const headings = {
  replace: 'To replace before going live',
  decide: 'To decide: the site works without',
  prove: 'To prove: claims on the pages (when you have the proof, add the name to provenClaims)',
};

/**
 * Writes what was found as tables.
 * @param {ReturnType<typeof findOpen>} rows
 * @param {boolean} isMarkdown for a workflow's summary, else for a terminal
 */
export function present(rows, isMarkdown) {
  if (rows.length === 0) return 'Nothing stands in the way of going live.';
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
  isStrict && rows.some(({kind}) => kind !== 'decide') ? 1 : 0;

function main() {
  const options = {strict: {type: 'boolean'}, markdown: {type: 'boolean'}};
  const {strict, markdown} = parseArgs({options}).values;
  const rows = findOpen();
  console.log(present(rows, markdown));
  process.exitCode = exitCode(rows, strict);
}

void runCommand(import.meta.url, main);
