/**
 * The test of the contact form's faults (`tests/contact-faults/`): a site that was built with an
 * endpoint, and a form service on this machine that misbehaves as each test tells it.
 */
import {test as base} from '@playwright/test';
import {expect, watch} from '../fixtures';
import {ContactPage} from './contactPage';
import {FaultyServer} from './faultyServer';
import {SiteCopy} from './siteCopy';

/** What the browser itself says of a fault that a test makes on purpose. */
const faultNoise = /Failed to load resource|CORS policy|net::ERR_/;

type WorkerFixtures = {built: {origin: string}; service: FaultyServer};

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
      const copy = new SiteCopy();
      // Both are there before they are built in, so that nobody else can take their ports.
      const origin = (await copy.serve('build', '/')).slice(0, -1);
      const {isFine, said} = await copy.build('build', {
        SITE_URL: origin,
        BASE_URL: '/',
        CONTACT_ENDPOINT: `${service.origin}/f/test`,
        NEWSLETTER_ENDPOINT: `${service.origin}/newsletter`,
        BOOKING_URL: 'https://booking.example/consultation',
        // The bundler's cache belongs to the main build.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      });
      if (!isFine) throw new Error(said);
      await use({origin});
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
