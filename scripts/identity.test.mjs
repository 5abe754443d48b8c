/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {site} from '../src/site';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Made by machines, or not ours. */
const leftOut = new Set([
  '.git',
  '.docusaurus',
  'build',
  'coverage',
  'gallery',
  'node_modules',
  'playwright-report',
  'test-results',
  'package-lock.json',
]);

/** The only file that may know who the company is. */
const identity = path.join('src', 'site.ts');

/** Files without text; an .svg has some. */
const binary = /\.(woff2?|png|jpe?g|webp|avif|ico|gz|pdf)$/;

/** All files of the project that people write. */
const files = (folder = '') =>
  readdirSync(path.join(project, folder), {withFileTypes: true})
    .filter(({name}) => !leftOut.has(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return files(file);
      return entry.isFile() && !binary.test(file) ? [file] : [];
    });

/** What tells who the company is and how to reach it. */
const traces = [
  site.company,
  site.shortName,
  site.partner,
  ...Object.values(site.emails),
  site.phone.display,
  site.phone.dial,
  ...site.address,
  new URL(site.url).host,
];

/** The traces in a text. */
const tracesIn = (text) => traces.filter((trace) => text.includes(trace));

test('the search finds what it looks for', () => {
  const found = tracesIn(readFileSync(path.join(project, identity), 'utf8'));
  expect(found).toEqual(traces);
  expect(files()).toEqual(
    expect.arrayContaining([identity, 'docusaurus.config.ts', 'package.json']),
  );
});

test('names, e-mail addresses, phone number and address stand in src/site.ts alone', () => {
  const found = files()
    .filter((file) => file !== identity)
    .flatMap((file) =>
      tracesIn(readFileSync(path.join(project, file), 'utf8')).map((trace) => `${file}: ${trace}`),
    );
  expect(found).toEqual([]);
});
