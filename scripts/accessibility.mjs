/**
 * Holds the figures of ACCESSIBILITY.md to the last run of the deep tests, which note what they have
 * checked.
 *
 *     npm run test:deep                        (ends with this check)
 *     node scripts/accessibility.mjs --write   (after a change of the tests or of the number of pages)
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {runCommand} from './command.mjs';
import {playwrightTests} from './test-reports.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const file = path.join(project, 'ACCESSIBILITY.md');
const start = '<!-- figures: written by scripts/accessibility.mjs -->';
const end = '<!-- end of figures -->';

/** What each count is called in the table, in its order. */
const names = {
  axe: 'axe scans of whole pages (WCAG 2.2 AA and best practice; two themes, three widths)',
  opened: 'axe scans of what opens: menu, search, select, toast, form errors, tooltip (two themes)',
  keyboard: 'walks by keyboard through a whole page (1366 and 390 pixels wide)',
  reflow: 'pages on 320 by 256 pixels with the text spacing of WCAG 1.4.12',
  zoom: 'pages zoomed to 200 % and 400 %',
  targets: 'pages with every target at least 24 pixels wide and high',
  touch: 'pages with every target at least 44 pixels under a finger',
  motion: 'pages still where no motion is wanted',
  forcedColors: 'pages in forced colors',
  pageChanges: 'changes of page to a new document, from its start on',
};

/**
 * Adds up what the tests of a report have counted; only those that passed have counted anything.
 * @param {object} report Playwright's JSON report
 * @returns {Record<string, number>}
 */
export function addUp(report) {
  const sums = {};
  for (const {status, results} of playwrightTests(report)) {
    if (status === 'unexpected') continue;
    // The last try: where there was one before it, that one has failed.
    for (const {type, description} of results.at(-1)?.annotations ?? []) {
      if (type !== 'counted') continue;
      const [kind, checks] = description.split(' ');
      sums[kind] = (sums[kind] ?? 0) + Number(checks);
    }
  }
  return sums;
}

/** The table of figures, between its marks. */
export function table(sums) {
  const rows = Object.entries(names).map(([kind, name]) => `| ${name} | ${sums[kind] ?? 0} | 0 |`);
  return [start, '', '| Checked | Number | Faults |', '|---|---|---|', ...rows, '', end].join('\n');
}

/**
 * Puts the table into the text.
 * @throws {Error} where its marks are missing
 */
export function insert(text, sums) {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`ACCESSIBILITY.md has lost its marks "${start}" and "${end}".`);
  return text.slice(0, from) + table(sums) + text.slice(to + end.length);
}

function main() {
  const {values} = parseArgs({options: {write: {type: 'boolean'}}});
  const report = JSON.parse(readFileSync(path.join(project, 'test-results', 'deep.json'), 'utf8'));
  const text = readFileSync(file, 'utf8');
  const right = insert(text, addUp(report));
  if (report.stats.unexpected > 0 || right === text) return;
  if (values.write) {
    writeFileSync(file, right);
    return;
  }
  console.error(
    'The figures of ACCESSIBILITY.md are not those of this run. Write them by "node scripts/accessibility.mjs --write".',
  );
  process.exitCode = 1;
}

void runCommand(import.meta.url, main);
