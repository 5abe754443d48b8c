/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filledCompany} from '../src/testing/company';
import {companyFields} from '../src/data/company';
import {makeFolder} from '../src/testing/folder';
import {claims, exitCode, fill, findOpen, know, present} from './check-live.mjs';

let root;

/** A company that is ready to go live. */
const ready = {
  company: 'Real Company, Inc.',
  shortName: 'Real',
  partner: 'Real Behavior',
  emails: {general: 'info@real-company.com', behavioral: 'care@real-company.com'},
  phone: {display: '(850) 123-4567', dial: '+18501234567'},
  address: ['1 Main Street', 'Tallahassee, FL'],
  contact: {endpoint: 'https://formspree.io/f/abcdwxyz'},
  newsletter: {endpoint: 'https://buttondown.com/api/real'},
  booking: {url: 'https://cal.com/real'},
  url: 'https://www.real-company.com',
  repository: {owner: 'real', name: 'website', branch: 'main'},
  provenClaims: [],
};

const notices = know.map(({name}) => name);

/** Writes a project with this identity and these files, and looks at it. */
function look({site = {}, files = {}, env = {}, company = filledCompany, settled = notices} = {}) {
  const all = {...ready, ...site, provenClaims: [...settled, ...(site.provenClaims ?? [])]};
  const identity = `export const site = ${JSON.stringify(all, null, 2)} as const;\n`;
  const facts = `export const company = ${JSON.stringify(company)};`;
  const empty = ['src/data', 'src/pages', 'docs', 'blog'].map((name) => [`${name}/empty.txt`, '']);
  root = makeFolder({
    ...Object.fromEntries(empty),
    'src/site.ts': identity,
    'src/company.ts': facts,
    ...files,
  });
  return findOpen({root, env});
}

test('a site that is ready stands in no way', () => {
  expect(look()).toEqual([]);
  expect(present([])).toBe('Nothing is in the way of going live.');
});

test.each([
  ['emails.general', {emails: {...ready.emails, general: 'a@firm.example'}}, 'a@firm.example'],
  ['phone.display', {phone: {...ready.phone, display: '(850) 555-0199'}}, '(850) 555-0199'],
  ['url', {url: 'https://www.firm.example'}, 'https://www.firm.example'],
  ['contact.endpoint', {contact: {}}, 'not set'],
])('%s is to be replaced, where it stands', (name, site, now) => {
  const [row, ...others] = look({site});
  expect(others).toEqual([]);
  expect(row).toMatchObject({kind: 'replace', name, now});
  const [file, line] = row.where.split(':');
  const [key] = name.split('.');
  expect(readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1]).toMatch(`"${key}":`);
});

test.each([
  ['(850) 555-1234', '+18505551234'],
  ['(555) 012-3456', '+15550123456'],
])('%s is a number that somebody may have', (display, dial) => {
  expect(look({site: {phone: {display, dial}}})).toEqual([]);
});

test('the environment stands in for fields', () => {
  const site = {contact: {}, booking: {}, url: 'https://firm.example'};
  const env = {
    SITE_URL: 'https://owner.github.io',
    CONTACT_ENDPOINT: 'https://formspree.io/f/abcdwxyz',
    BOOKING_URL: 'https://cal.com/real',
  };
  expect(look({site, env})).toEqual([]);
});

test.each([
  ['15+ years', 'src/data/industries.ts', "  figure: '15+',"],
  ['100% client satisfaction', 'src/data/industries.ts', "  figure: '100%',"],
  ['99.99% uptime', 'docs/cloud.md', '### Up to 99.99% uptime SLAs'],
  ['24/7 support', 'docs/support.md', '### 24/7 critical support'],
  ['response times', 'docs/support.md', '**15 minutes** target response'],
  ['response times', 'src/data/industries.ts', 'with a target response of 2 hours.'],
  ['credentials', 'docs/aba.md', 'led by Board Certified Behavior Analysts'],
])('%s is a claim to prove, in %s', (name, file, line) => {
  expect(look({files: {[file]: `first line\n${line}\n`}})).toMatchObject([
    {kind: 'prove', name, where: `${file}:2`},
  ]);
});

test.each([
  ['search_terms: [24/7 support]'],
  ['Incidents are reported within 72 hours.'],
  ['two services at 99.99% give 99.98%'],
  ['C++ and 1+1'],
])('"%s" claims nothing', (line) => {
  expect(look({files: {'docs/page.md': line}})).toEqual([]);
});

test('a proven claim is asked for no longer', () => {
  const files = {'docs/page.md': 'We work 24/7.\n15+ years.'};
  expect(look({files, site: {provenClaims: ['24/7 support']}}).map(({name}) => name)).toEqual([
    '15+ years',
  ]);
});

test('the owner is told what only they can settle until it is, and what buyers look for', () => {
  const unsettled = {...filledCompany.clinical, restrictiveProcedures: ' '};
  const company = {...filledCompany, people: [], clinical: unsettled};
  const rows = look({company, settled: notices.slice(1)});
  expect(rows).toMatchObject([
    {kind: 'know', name: 'Restrictive procedures'},
    {kind: 'fill', name: 'clinical.restrictiveProcedures'},
    {kind: 'fill', name: 'people', todo: expect.stringMatching(/^Every buyer asks/)},
  ]);
  expect(present(rows)).toContain('### Buyers look for');
  expect(exitCode(rows, true)).toBe(0);
});

test('there is a reason for each field of the company', () => {
  const fields = Object.entries(companyFields).flatMap(([group, labels]) =>
    Object.keys(labels).map((field) => `${group}.${field}`),
  );
  expect(Object.keys(fill)).toEqual([...fields, 'people', 'pastPerformance']);
});

test('the project as it stands names all that was invented, and each claim of the specification', () => {
  const names = findOpen({root: process.cwd(), env: {}}).map(({name}) => name);
  // An owner who has put in a mailbox of their own may have changed all else as well.
  if (!names.includes('emails.general')) return;
  const invented = ['company', 'shortName', 'partner', 'address', 'phone.display', 'url'];
  expect(names).toEqual(expect.arrayContaining([...invented, ...claims.map(({name}) => name)]));
});

test('tells what stands where, and what to do about it', () => {
  const rows = look({site: {contact: {}}, files: {'docs/page.md': 'always, 24/7, always'}});
  expect(present(rows)).toMatch(
    /^### To replace .*\n\n- contact\.endpoint: "not set", src\/site\.ts:\d+: the contact form sends/,
  );
  expect(present(rows)).toContain('- 24/7 support: "24/7", docs/page.md:1: an on-call schedule');
});

test('--strict fails while something is to replace or to prove, and not for what may stay', () => {
  for (const change of [{site: {contact: {}}}, {files: {'docs/page.md': '24/7'}}]) {
    const rows = look(change);
    expect([exitCode(rows, false), exitCode(rows, true)]).toEqual([0, 1]);
  }
  expect(exitCode(look({site: {booking: {}}, files: {'docs/page.md': ''}}), true)).toBe(0);
});
