/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {site} from '../src/site';

/** The only file that may know who the company is. */
const identity = 'src/site.ts';

/** Files without text (an .svg has some), and the logs of what a screen reader said on some day. */
const left = /\.(woff2?|png|jpe?g|webp|avif|ico|gz|pdf)$|^tests\/spoken\//;

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

const tracesIn = (file) => {
  const text = readFileSync(file, 'utf8');
  return traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`);
};

test('names, e-mail addresses, phone number and address stand in src/site.ts alone', () => {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const listed = execFileSync('git', options, {encoding: 'utf8'}).trim().split('\n');
  const deleted = execFileSync('git', ['ls-files', '--deleted'], {encoding: 'utf8'}).split('\n');
  const files = listed.filter((file) => !deleted.includes(file) && !left.test(file));
  expect(files).toEqual(expect.arrayContaining([identity, 'docusaurus.config.ts']));
  expect(tracesIn(identity)).toHaveLength(traces.length);
  expect(files.filter((file) => file !== identity).flatMap(tracesIn)).toEqual([]);
});
