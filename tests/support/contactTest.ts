/**
 * The test of the fault table of the contact form (`tests/contact-faults/`): a site that was built with an
 * endpoint, and a form service on this machine that misbehaves as each row tells it.
 */
import {test as base} from '@playwright/test';
import {expect, watch} from '../fixtures';
import {ContactPage} from './contactPage';
import {contactSite, serve, type ContactSite} from './contactSite';
import {FaultyServer} from './faultyServer';

/** What the browser itself says of a fault that a row makes on purpose. */
const faultNoise = /Failed to load resource|CORS policy|net::ERR_/;

type WorkerFixtures = {built: ContactSite; service: FaultyServer};
type Fixtures = {contact: ContactPage};

/** Playwright's test with the contact page of that site; no row may leave an error, or write what was typed into an address. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  built: [
    // eslint-disable-next-line no-empty-pattern -- the runner wants to see that nothing is asked for
    async ({}, use) => {
      const built = await contactSite();
      const stop = await serve(built);
      await use(built);
      stop();
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
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    page.on('request', (request) => addresses.push(request.url()));
    service.plan();
    await page.clock.install();
    await use(new ContactPage(page, built, service));
    const own = faults.filter(
      (fault) => !fault.includes(`asked another host: ${new URL(built.endpoint).origin}/`),
    );
    expect(own, 'uncaught errors, complaints and foreign hosts').toEqual([]);
    const betrayals = addresses.filter((url) =>
      /lovelace|visitor\.example|pipeline|%F0|%D8/i.test(url),
    );
    expect(betrayals, 'addresses that hold what was typed').toEqual([]);
  },
});

export {expect};
