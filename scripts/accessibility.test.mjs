/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {addUp, insert, table} from './accessibility.mjs';

const counted = (description, status = 'expected') => ({
  status,
  results: [
    ...(status === 'flaky' ? [{annotations: [{type: 'counted', description}]}] : []),
    {annotations: [{type: 'counted', description}, {type: 'slow'}]},
  ],
});
const report = {
  suites: [
    {
      specs: [{tests: [counted('axe 6')]}],
      suites: [
        {
          specs: [
            {tests: [counted('axe 6')]},
            {tests: [counted('axe 6', 'unexpected')]},
            {tests: [counted('touch 1')]},
            {tests: [counted('touch 1', 'flaky')]},
          ],
        },
      ],
    },
  ],
};

test('what passed is added up, however deep it is nested', () => {
  expect(addUp(report)).toEqual({axe: 12, touch: 2});
});

test('the table takes the place of the old one and of nothing else', () => {
  const text = `# Title\n\n${table({axe: 1})}\n\nMore.\n`;
  expect(insert(text, {axe: 12})).toBe(`# Title\n\n${table({axe: 12})}\n\nMore.\n`);
  expect(insert(text, {axe: 12})).not.toBe(text);
});

test('a text without its marks is not written over', () => {
  expect(() => insert('# Title', {})).toThrow('has lost its marks');
});

test('ACCESSIBILITY.md claims no fault that it has, and no check that is not made', () => {
  const text = readFileSync('ACCESSIBILITY.md', 'utf8');
  expect(text).toMatch(/screen reader/i);
  expect(text).not.toMatch(/\| 0 \| 0 \|/);
});
