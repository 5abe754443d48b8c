/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {formatPage, measure} from './evidence.mjs';

const words = parse(readFileSync('scripts/evidence.yml', 'utf8'));
const [one, other] = Object.values(words.parts);

test('the page has each result with its command and data, and the day from which it is stale', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue();
  const found = [
    await measure(one, () => ({
      result: '3 found',
      table: [
        ['Name', 'Count'],
        ['a|b', 3],
      ],
      data: {},
    })),
    await measure(other, () => {
      throw new Error('no registry for /home/me/site\nat line 1');
    }),
  ];
  expect(said.mock.calls.flat().join()).toContain('/home/me/site');
  const text = formatPage(words, found, 'abc1234', '2026-11-23');
  expect(text).toContain('stale_after: 2027-02-21\n');
  expect(text).toContain('`abc1234` of this website on November 23, 2026');
  expect(text).toContain(`### ${one.heading}\n\n3 found.`);
  expect(text).toContain('| a\\|b | 3 |');
  expect(text).toContain(
    `\`${one.command}\`. All data: [${one.file}](pathname:///evidence/${one.file}).`,
  );
  expect(text).toContain('\n\nNot measured: no registry for ....\n');
  expect(text).not.toContain(`/evidence/${other.file}`);
});
