/**
 * The tests of the site's forms, whatever services the owner has: on a site that was built with services on this
 * machine, which misbehave as each test tells them (`tests/contact-faults/`), and on one without any.
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

/** A copy of the project in which the owner has set no service. */
function copyWithoutServices(): SiteCopy {
  const copy = new SiteCopy();
  const file = 'src/site/identity.yml';
  const identity = parseDocument(copy.read(file), {schema: 'failsafe'});
  for (const service of ['contact', 'newsletter', 'booking']) identity.delete(service);
  copy.add({[file]: identity.toString()});
  return copy;
}

/** The bundler's cache belongs to the main build. */
const uncached = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/** The ordinary test, on a site without services: the site itself, or a copy of it where the owner has set some. */
export const unconnected = ordinary.extend<object, {origin: string | undefined}>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- the runner wants to see that nothing is asked for
    async ({}, use) => {
      if (Object.keys(readSettings(site, process.env)).length === 0) return use(undefined);
      const copy = copyWithoutServices();
      const none = {CONTACT_ENDPOINT: '', NEWSLETTER_ENDPOINT: '', BOOKING_URL: ''};
      const {isFine, said} = await copy.build('build', {BASE_URL: basePath, ...uncached, ...none});
      if (!isFine) throw new Error(said);
      await use(await copy.serve('build', basePath));
      copy.remove();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: ({baseURL, origin}, use) => use(origin ?? baseURL),
});

/** What the browser itself says of a fault that a test makes on purpose. */
const faultNoise = /Failed to load resource|CORS policy|net::ERR_/;

type Built = {origin: string; folder: string; parses: (text: string) => number};
type WorkerFixtures = {built: Built; service: FaultyServer};

const articleWith = (fields: string[], text: string) =>
  `${article.replace(/^(title|date): .*\n/gm, '').replace('---\n', `---\n${fields.join('\n')}\n`)}\n${text}\n`;

/** What stands after a picture's end does not matter to browsers. Under 10 kB it would be inlined. */
const picture = Buffer.concat([pixel, Buffer.alloc(20_000)]);

/** Files of writers that are not of every day: drafts, signs that mean something to HTML, old addresses. */
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

/** Playwright's test with that site; none may leave an error, or write what was typed into an address. */
export const test = base.extend<{contact: ContactPage}, WorkerFixtures>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- the runner wants to see that nothing is asked for
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
      // Both are there before they are built in, so that nobody else can take their ports.
      const origin = (await copy.serve('build', '/')).slice(0, -1);
      const {isFine, said} = await copy.build('build', {
        SITE_URL: origin,
        BASE_URL: '/',
        CONTACT_ENDPOINT: `${service.origin}/f/test`,
        NEWSLETTER_ENDPOINT: `${service.origin}/newsletter`,
        BOOKING_URL: 'https://booking.example/consultation',
        ...uncached,
        ...countingParses,
      });
      if (!isFine) throw new Error(said);
      const parses = parseCounter(copy.root);
      await use({origin, folder: path.join(copy.root, 'build'), parses});
      copy.remove();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  contact: async ({page, built, service}, use) => {
    const faults = watch(page, built.origin, faultNoise);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    service.plan();
    await use(new ContactPage(page, built, service));
    const own = faults.filter((fault) => !fault.includes(`${service.origin}/`));
    expect(own, 'uncaught errors, complaints and foreign hosts').toEqual([]);
    const betrayals = addresses.filter((url) => /lovelace|visitor\.example|pipeline/i.test(url));
    expect(betrayals, 'addresses that hold what was typed').toEqual([]);
  },
});

export {expect};
