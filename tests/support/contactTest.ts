/**
 * The test of the contact form's faults (`tests/contact-faults/`): a site that was built with an
 * endpoint, and a form service on this machine that misbehaves as each test tells it.
 */
import {test as base} from '@playwright/test';
import {expect, watch} from '../fixtures';
import {ContactPage} from './contactPage';
import {contactSite, type ContactSite} from './contactSite';
import {FaultyServer} from './faultyServer';

/** What the browser itself says of a fault that a test makes on purpose. */
const faultNoise = /Failed to load resource|CORS policy|net::ERR_/;

type WorkerFixtures = {built: ContactSite; service: FaultyServer};

/** Playwright's test with that site; none may leave an error, or write what was typed into an address. */
export const test = base.extend<{contact: ContactPage}, WorkerFixtures>({
  built: [
    // eslint-disable-next-line no-empty-pattern -- the runner wants to see that nothing is asked for
    async ({}, use) => {
      const built = await contactSite();
      await use(built);
      built.remove();
    },
    {scope: 'worker', timeout: 300_000},
  ],
  service: [
    async ({built}, use) => {
      const service = new FaultyServer();
      await service.listen(built.servicePort);
      await use(service);
      await service.close();
    },
    {scope: 'worker'},
  ],
  contact: async ({page, built, service}, use) => {
    const faults = watch(page, built.origin, faultNoise);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    service.plan();
    await use(new ContactPage(page, built, service));
    const own = faults.filter((fault) => !fault.includes(`localhost:${built.servicePort}/`));
    expect(own, 'uncaught errors, complaints and foreign hosts').toEqual([]);
    const betrayals = addresses.filter((url) => /lovelace|visitor\.example|pipeline/i.test(url));
    expect(betrayals, 'addresses that hold what was typed').toEqual([]);
  },
});

export {expect};
