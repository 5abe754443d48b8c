/**
 * The owner's table of decisions: each row is complete, and what it says about a file is in that file.
 * @jest-environment node
 */
import {existsSync, readFileSync} from 'node:fs';

const rows = readFileSync('.github/DECISIONS.md', 'utf8')
  .match(/^\|.*\|$/gm)
  .slice(2)
  .map((line) => line.slice(1, -1).split('|'))
  // A row with only a first cell is a heading.
  .filter(([asked, ...cells]) => !(/^ \*\*/.test(asked) && cells.every((cell) => !cell.trim())));

/** What is wrong with a row; empty if nothing is. */
function faultsOf(row) {
  const codes = [...row.join().matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  const files = codes.filter((code) => /^[\w.]+(\/[\w.-]+)*\.\w+$/.test(code));
  const missing = files.filter((file) => !existsSync(file));
  // The owner may leave a field out of identity.yml; the model still has it.
  const read = [...files.filter(existsSync), 'src/content/model/owner.ts'];
  const sources = read.map((file) => readFileSync(file, 'utf8'));
  const stale = codes.filter((code) => !files.includes(code) && !sources.join().includes(code));
  return [
    ...(row.length === 4 && row.every((cell) => cell.trim()) ? [] : ['not four filled cells']),
    ...(files.length > 0 ? [] : ['names no file']),
    ...missing.map((file) => `${file} is gone`),
    ...stale.map((code) => `${code} is in none of its files`),
  ];
}

test.each(rows.map((row) => [row[0].trim(), row]))('the row "%s" is true', (asked, row) => {
  expect(faultsOf(row)).toEqual([]);
});

test('the README and the publishing guide link to the table', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('(.github/DECISIONS.md)');
  expect(readFileSync('.github/PUBLISHING.md', 'utf8')).toContain('(DECISIONS.md)');
});
