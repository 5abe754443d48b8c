/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {filledCompany} from '../src/testing/company';
import {files} from '../src/content/model';
import {makeFolder} from '../src/testing/folder';
import {exitCode, fill, findOpen, know, present, settlers} from './check-live.mjs';

let root;

/** The identity of a company that is ready to go live. */
const ready = {
  company: 'Real Company, Inc.',
  shortName: 'Real',
  partner: 'Real Behavior',
  emails: {general: 'info@real-company.com', behavioral: 'care@real-company.com'},
  phone: '(850) 123-4567',
  address: ['1 Main Street', 'Tallahassee, FL'],
  contact: {endpoint: 'https://formspree.io/f/abcdwxyz'},
  newsletter: {endpoint: 'https://buttondown.com/api/real'},
  booking: {url: 'https://cal.com/real'},
  url: 'https://www.real-company.com',
  repository: {owner: 'real', name: 'website', branch: 'main'},
  claims: [],
};

const notices = know.map(({name}) => name);

/** Writes a project with this identity and these files. @returns what is open in it */
function check({site = {}, files = {}, env = {}, company = filledCompany, settled = notices} = {}) {
  const claims = settled.map((name) => ({name, basis: 'We took care of it.', date: '2025-10-10'}));
  const all = {...ready, ...site, claims: [...claims, ...(site.claims ?? [])]};
  const empty = ['src/pages', 'docs', 'blog'].map((name) => [`${name}/empty.txt`, '']);
  root = makeFolder({
    ...Object.fromEntries(empty),
    'src/site/identity.yml': stringify(all),
    'src/site/company.yml': stringify(company),
    ...files,
  });
  return findOpen({root, env});
}

test('nothing is open on a site that is ready', () => {
  expect(check()).toEqual([]);
  expect(present([])).toBe('Nothing is in the way of going live.');
});

test.each([
  ['emails.general', {emails: {...ready.emails, general: 'a@firm.example'}}, 'a@firm.example'],
  ['phone', {phone: '(850) 555-0199'}, '(850) 555-0199'],
  ['url', {url: 'https://www.firm.example'}, 'https://www.firm.example'],
  ['contact.endpoint', {contact: {}}, 'not set'],
])('%s must be replaced, in its file and line', (name, site, now) => {
  const [row, ...others] = check({site});
  expect(others).toEqual([]);
  expect(row).toMatchObject({kind: 'replace', name, now});
  const [file, line] = row.where.split(':');
  const [text] = now === 'not set' ? name.split('.') : [now];
  expect(readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1]).toContain(text);
});

test('a real number with 555 is fine', () => {
  for (const phone of ['(850) 555-1234', '(555) 012-3456', '+18505551234'])
    expect(check({site: {phone}})).toEqual([]);
});

test('environment variables replace fields', () => {
  const site = {contact: {}, booking: {}, url: 'https://firm.example'};
  const env = {
    SITE_URL: 'https://owner.github.io',
    CONTACT_ENDPOINT: 'https://formspree.io/f/abcdwxyz',
    BOOKING_URL: 'https://cal.com/real',
  };
  expect(check({site, env})).toEqual([]);
});

test.each([
  ['15+ years', 'src/pages/_industries.yml', '    - figure: 15+'],
  ['100% client satisfaction', 'src/pages/_industries.yml', '    - figure: 100%'],
  ['99.99% uptime', 'docs/cloud.md', '### Up to 99.99% uptime SLAs'],
  ['24/7 support', 'docs/support.md', '### 24/7 critical support'],
  ['response times', 'docs/support.md', '**15 minutes** target response'],
  ['response times', 'src/pages/_industries.yml', 'with a target response of 2 hours.'],
  ['credentials', 'docs/aba.md', 'led by Board Certified Behavior Analysts'],
])('%s is a claim to prove: %s', (name, file, line) => {
  expect(check({files: {[file]: `first line\n${line}\n`}})).toMatchObject([
    {kind: 'prove', name, where: `${file}:2`},
  ]);
});

test('text that only resembles a claim is ignored', () => {
  const text =
    'search_terms: [24/7 support]\nReported within 72 hours.\n99.99% give 99.98%\nC++ and 1+1';
  expect(check({files: {'docs/page.md': text}})).toEqual([]);
});

test('a proven claim is no longer listed', () => {
  const files = {'docs/page.md': 'We work 24/7.\n15+ years.'};
  const rows = check({files, site: {claims: [{name: '24/7 support'}]}});
  expect(rows.map(({name}) => name)).toEqual(['15+ years']);
});

test('lists what only the owner can settle until it is settled, and what buyers look for', () => {
  const row = know.find(({until}) => until);
  const [group, field] = row.until.split('.');
  const unsettled = {...filledCompany[group], [field]: ' '};
  const company = {...filledCompany, people: [], [group]: unsettled};
  const rows = check({company, settled: notices.filter((name) => name !== row.name)});
  // Listed once: as something to settle, and not also as a field to fill in.
  expect(rows).toMatchObject([
    {kind: row.by, name: row.name},
    {kind: 'fill', name: 'people', todo: fill.people},
  ]);
  expect(check({settled: notices.filter((name) => name !== row.name)})).toEqual([]);
  expect(present(rows)).toContain('### Buyers look for');
  expect(exitCode(rows, true)).toBe(0);
});

test('each notice has a unique name and someone who can settle it', () => {
  expect(new Set(notices).size).toBe(notices.length);
  expect(Object.keys(settlers)).toEqual(expect.arrayContaining(know.map(({by}) => by)));
});

test('every field of company.yml has a reason to fill it in', () => {
  const fields = Object.entries(files.company.fields).flatMap(([name, {list, fields}]) =>
    fields && !list ? Object.keys(fields).map((field) => `${name}.${field}`) : name,
  );
  expect(Object.keys(fill).sort()).toEqual(fields.sort());
});

test('the fields that readers miss most come first', () => {
  const rows = check({company: {}}).filter(({kind}) => kind === 'fill');
  const first = [
    'answers',
    'firstSteps',
    'clinical',
    'people',
    'pastPerformance',
    'teams',
    'facts',
  ];
  const groups = rows.map(({name}) => name.split('.')[0]);
  expect([...new Set(groups)].slice(0, first.length)).toEqual(first);
});

test('shows each item with its files and lines, and what to do about it', () => {
  const rows = check({
    site: {contact: {}},
    files: {'docs/page.md': '24/7\n\n24/7', 'docs/q.md': '24/7'},
  });
  expect(present(rows)).toMatch(
    /^### To replace .*\n\n- contact\.endpoint, now "not set": the contact form .*\n {2}src\/site\/identity\.yml:\d+/,
  );
  expect(present(rows)).toMatch(/- 24\/7 support: .*\n {2}docs\/page\.md:1, 3; docs\/q\.md:1\n?$/);
});

test.each([
  [{site: {contact: {}}}, 1],
  [{files: {'docs/page.md': '24/7'}}, 1],
  [{site: {booking: {}}, files: {'docs/page.md': ''}}, 0],
])('--strict fails as long as there is something to replace or to prove: %j', (change, code) => {
  const rows = check(change);
  expect([exitCode(rows, false), exitCode(rows, true)]).toEqual([0, code]);
});
