/**
 * Fixtures for testing the forms, whatever services the owner uses: a site with local services that fail as each
 * test demands (`tests/contact-faults/`), and a site without services.
 */
import path from 'node:path';
import {test as base} from '@playwright/test';
import {parseDocument} from 'yaml';
import {article, pixel, service} from '../../src/content/corpus/project';
import {readSettings} from '../../src/settings';
import {site} from '../../src/site';
import {basePath, expect, test as ordinary, watch} from '../fixtures';
import {ContactPage} from './contactPage';
import {countingParses, parseCounter} from './countParses';
import {FaultyServer} from './faultyServer';
import {SiteCopy} from './siteCopy';

/** A copy of the project without any services in `identity.yml`. */
function copyWithoutServices(): SiteCopy {
  const copy = new SiteCopy();
  const file = 'src/site/identity.yml';
  const identity = parseDocument(copy.read(file), {schema: 'failsafe'});
  for (const service of ['contact', 'newsletter', 'booking']) identity.delete(service);
  copy.add({[file]: identity.toString()});
  return copy;
}

/** Only the main build may use the bundler's cache. */
const uncached = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** The `test` of fixtures.ts on a site without services: the site itself, or a copy if the owner has set some. */
export const unconnected = ordinary.extend<object, {origin: string | undefined}>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      if (Object.keys(readSettings(site, process.env)).length === 0) return use(undefined);
      const copy = copyWithoutServices();
      const none = {CONTACT_ENDPOINT: '', NEWSLETTER_ENDPOINT: '', BOOKING_URL: ''};
      const {isOk, output} = await copy.build('build', {BASE_URL: basePath, ...uncached, ...none});
      if (!isOk) throw new Error(output);
      await use(await copy.serve('build', basePath));
      copy.remove();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: ({baseURL, origin}, use) => use(origin ?? baseURL),
});

/** What the browser logs about failures that a test causes on purpose. */
const expectedMessages = /Failed to load resource|CORS policy|net::ERR_/;

type Built = {origin: string; folder: string; parses: (text: string) => number};
type WorkerFixtures = {built: Built; service: FaultyServer};

const articleWith = (fields: string[], text: string) =>
  `${article.replace(/^(title|date): .*\n/gm, '').replace('---\n', `---\n${fields.join('\n')}\n`)}\n${text}\n`;

/** An image of over 10 kB, which isn't inlined. Browsers ignore the bytes after its end. */
const picture = Buffer.concat([pixel, Buffer.alloc(20_000)]);

/** Unusual files of writers: drafts, special characters of HTML, redirects. */
const unusual = {
  'docs/technology/zebrawood-rooms.md': service
    .replace(/\nredirect_from:.*/, '')
    .replace(/^title: .*$/m, 'title: Quillfeather rooms')
    .replace(/^sidebar_position: .*$/m, 'sidebar_position: 98\ndraft: true'),
  'blog/2025-10-12-marzipan-news.md': articleWith(
    ['title: Nightjar news', 'date: 2025-10-12', 'draft: true'],
    'Nightjars.\n\n![It](./marzipan.png)',
  ),
  'blog/2999-10-12-tamarind-news.md': articleWith(
    ['title: Umbrellabird news', 'date: 2999-10-12'],
    'Umbrellabirds.',
  ),
  'blog/2025-10-12-signs.md': articleWith(
    [
      'title: Signs & "quotes" with 5 < 6',
      'date: 2025-10-12',
      'redirect_from: [/insights/old-signs, /signs.html]',
    ],
    '## 5 < 6 & more\n\n![Large](./large.png)\n\n[The form](./form.pdf)',
  ),
  'blog/marzipan.png': picture,
  'blog/large.png': picture,
  'blog/form.pdf': '%PDF-1.4',
};

/** Playwright's test with that site. It fails on errors, and if a URL contains what the visitor typed. */
export const test = base.extend<{contact: ContactPage}, WorkerFixtures>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
    async ({}, use) => {
      const service = new FaultyServer();
      await service.listen();
      await use(service);
      await service.close();
    },
    {scope: 'worker'},
  ],
  built: [
    async ({service}, use) => {
      const copy = copyWithoutServices();
      copy.add(unusual);
      // Both servers start before the build that uses their URLs, so that nothing else can take their ports.
      const origin = (await copy.serve('build', '/')).slice(0, -1);
      const {isOk, output} = await copy.build('build', {
        SITE_URL: origin,
        BASE_URL: '/',
        CONTACT_ENDPOINT: `${service.origin}/f/test`,
        NEWSLETTER_ENDPOINT: `${service.origin}/newsletter`,
        BOOKING_URL: 'https://booking.example/consultation',
        ...uncached,
        ...countingParses,
      });
      if (!isOk) throw new Error(output);
      const parses = parseCounter(copy.root);
      await use({origin, folder: path.join(copy.root, 'build'), parses});
      copy.remove();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  contact: async ({page, built, service}, use) => {
    const faults = watch(page, built.origin, expectedMessages);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    service.plan();
    await use(new ContactPage(page, built, service));
    const own = faults.filter((fault) => !fault.includes(`${service.origin}/`));
    expect(own, 'errors, warnings, and requests to other hosts').toEqual([]);
    const leaks = addresses.filter((url) => /lovelace|visitor\.example|pipeline/i.test(url));
    expect(leaks, 'URLs with what the visitor typed').toEqual([]);
  },
});

export {expect};
