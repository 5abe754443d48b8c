/**
 * Contact that never loses a message: what visitors see and what the form service receives, row by
 * row, when something goes wrong. A real browser, a site that was built with an endpoint, and a form
 * service on this machine that misbehaves as each row tells it.
 */
import AxeBuilder from '@axe-core/playwright';
import {test as base, type BrowserContext} from '@playwright/test';
import {site as identity} from '../src/site';
import {expect, settle, watch} from './fixtures';
import {ada, ContactPage, retryDelays} from './support/contactPage';
import {contactSite, serve, type ContactSite} from './support/contactSite';
import {FaultyServer} from './support/faultyServer';

const tryTimeout = 10_000;
const limit = 5000;

/** What the browser itself says of a fault that a row makes on purpose. */
const faultNoise = /Failed to load resource|CORS policy|net::ERR_/;

type WorkerFixtures = {built: ContactSite; service: FaultyServer};
type Fixtures = {contact: ContactPage};

const test = base.extend<Fixtures, WorkerFixtures>({
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
    const own = faults.filter((fault) => !fault.includes(`asked another host: ${new URL(built.endpoint).origin}/`));
    expect(own, 'uncaught errors, complaints and foreign hosts').toEqual([]);
    const betrayals = addresses.filter((url) => /lovelace|visitor\.example|pipeline|%F0|%D8/i.test(url));
    expect(betrayals, 'addresses that hold what was typed').toEqual([]);
  },
});

/** Makes a script of the page missing, as after a new version was published: the one that holds this text. */
async function loseScript(context: BrowserContext, holds: string): Promise<void> {
  await context.route('**/assets/js/*.js', async (route) => {
    try {
      const response = await route.fetch();
      const isLost = (await response.text()).includes(holds);
      await route.fulfill(isLost ? {status: 404, body: 'Not found'} : {response});
    } catch {
      // The row is over.
    }
  });
}

test.describe.configure({mode: 'default'});

test.describe('sent', () => {
  test('a message arrives once, with its fields and its id', async ({contact}) => {
    await contact.open();
    await contact.fillIn();
    await contact.inquiry.click();
    await contact.page.getByRole('option', {name: 'General Inquiry'}).click();
    await contact.button.click();
    await contact.expectSent();
    contact.expectReceived(1, 1);
    const [post] = contact.service.posts;
    expect(post?.fields).toEqual({
      ...ada,
      inquiryType: 'general',
      _subject: `Message from the ${identity.shortName} website`,
      _gotcha: '',
      message_id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
    });
    expect(post?.headers.accept).toBe('application/json');
    expect(post?.headers['content-type']).toContain('multipart/form-data');
    expect(post?.headers.cookie).toBeUndefined();
    await expect(contact.status).toContainText(post?.fields.message_id?.slice(0, 8).toUpperCase() ?? 'no id');
  });

  for (const [what, answer] of [
    ['{"success":"true"}', {body: '{"success":"true"}'}],
    ['{"ok":true,"next":"/thanks"}', {body: '{"ok":true,"next":"/thanks"}'}],
    ['an empty answer', {status: 204, body: ''}],
    ['an empty 200', {body: ''}],
    ['an HTML page', {type: 'text/html', body: '<!doctype html><h1>Thanks!</h1>'}],
    ['plain text', {type: 'text/plain', body: 'OK'}],
  ] as const) {
    test(`${what} counts as sent`, async ({contact}) => {
      contact.service.plan(answer);
      await contact.open();
      await contact.send();
      await contact.expectSent();
      contact.expectReceived(1, 1);
    });
  }

  test('a redirect to a page of the service counts as sent', async ({contact}) => {
    contact.service.plan({status: 303, headers: {Location: '/thanks'}});
    await contact.open();
    await contact.send();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('right-to-left, emoji and half characters arrive as they are', async ({contact}) => {
    const message = 'مرحبا بكم\nשלום 👩‍🚀🏳️‍🌈 e\u0301 <b>&amp;</b> "quoted"\n\n.';
    await contact.open();
    await contact.send(message);
    await contact.expectSent();
    contact.expectReceived(1, 1);
    expect(contact.service.posts[0]?.fields.message?.replace(/\r\n/g, '\n')).toBe(message);
  });

  test('a message of just 5,000 characters passes', async ({contact}) => {
    await contact.open();
    await contact.send('é'.repeat(limit));
    await contact.expectSent();
    contact.expectReceived(1, 1);
    expect(contact.service.posts[0]?.fields.message).toHaveLength(limit);
  });
});

test.describe('tried again', () => {
  test('500 three times, then it works', async ({contact}) => {
    contact.service.plan({status: 500}, {status: 502}, {status: 503});
    await contact.open();
    await contact.send();
    await expect(contact.button).toHaveText('Sending');
    await expect(contact.button).toHaveJSProperty('disabled', false);
    await contact.skipDelays();
    await contact.expectSent();
    contact.expectReceived(4, 1);
  });

  test('where the service allows it, every try carries the id as its idempotency key', async ({contact, context}) => {
    // The same site with `contact.idempotencyHeader: true`.
    await context.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace('"idempotencyHeader":false', '"idempotencyHeader":true')});
    });
    contact.service.plan({status: 500}, {fault: 'reset'});
    await contact.open();
    await contact.send();
    await contact.skipDelays([1000, 2000]);
    await contact.expectSent();
    contact.expectReceived(3, 1);
    for (const {headers, fields} of contact.service.posts) expect(headers['idempotency-key']).toBe(fields.message_id);
  });

  test('500 for ever: four tries, then the form says so and keeps all', async ({contact}) => {
    contact.service.plan(...Array<object>(4).fill({status: 500, type: 'text/html', body: '<h1>Oops</h1>'}));
    await contact.open();
    await contact.send();
    await contact.skipDelays();
    await contact.expectFailed('The form service has a fault.');
    await contact.expectKept();
    contact.expectReceived(4, 0);
    await contact.expectRetryWorks();
    contact.expectReceived(5, 1);
  });

  test('429 without Retry-After waits a second', async ({contact}) => {
    contact.service.plan({status: 429});
    await contact.open();
    await contact.send();
    await contact.skipDelays([1000]);
    await contact.expectSent();
    contact.expectReceived(2, 1);
  });

  test('429 with Retry-After waits as long as it is told to, and says so', async ({contact}) => {
    contact.service.plan({status: 429, headers: {'Retry-After': '20'}});
    await contact.open();
    await contact.send();
    await expect(contact.page.getByText(/Next try in (20|19|18) s\./)).toBeVisible();
    await contact.page.clock.fastForward(15_000);
    await expect(contact.page.getByText(/Next try in [1-5] s\./)).toBeVisible();
    contact.expectReceived(1, 0);
    await contact.page.clock.fastForward(6000);
    await contact.expectSent();
    contact.expectReceived(2, 1);
  });

  test('a Retry-After of an hour is not waited for', async ({contact}) => {
    contact.service.plan({status: 429, headers: {'Retry-After': '3600'}});
    await contact.open();
    await contact.send();
    await contact.expectFailed('taking no more messages for the moment');
    await contact.expectKept();
    contact.expectReceived(1, 0);
  });

  test('408 and 425 are tried again', async ({contact}) => {
    contact.service.plan({status: 408}, {status: 425});
    await contact.open();
    await contact.send();
    await contact.skipDelays([1000, 2000]);
    await contact.expectSent();
    contact.expectReceived(3, 1);
  });

  test('connections that break off are tried again', async ({contact}) => {
    contact.service.plan({fault: 'reset'}, {fault: 'reset'});
    await contact.open();
    await contact.send();
    await contact.skipDelays([1000, 2000]);
    await contact.expectSent();
    contact.expectReceived(3, 1);
  });

  test('a try without an answer ends after 10 seconds', async ({contact}) => {
    contact.service.plan({fault: 'hang'});
    await contact.open();
    await contact.send();
    await expect.poll(() => contact.service.posts.length).toBe(1);
    await contact.page.clock.fastForward(tryTimeout - 1000);
    await expect(contact.status).toHaveText('Your message is being sent.');
    await contact.page.clock.fastForward(1000);
    await contact.skipDelays([1000]);
    await contact.expectSent();
    contact.expectReceived(2, 1);
  });

  test('no answer ever: the form says that it cannot tell', async ({contact}) => {
    contact.service.plan(...Array<object>(4).fill({fault: 'hang'}));
    await contact.open();
    await contact.send();
    for (const [index, delay] of [...retryDelays, 0].entries()) {
      await expect.poll(() => contact.service.posts.length).toBe(index + 1);
      await contact.page.clock.fastForward(tryTimeout);
      if (delay) {
        await expect(contact.page.locator('[data-phase="retrying"]')).toBeVisible();
        await contact.page.clock.fastForward(delay);
      }
    }
    await contact.expectFailed('did not answer in time');
    await contact.expectKept();
    contact.expectReceived(4, 0);
  });

  test('the service is not there at all', async ({contact, service, built}) => {
    await contact.open();
    await service.close();
    try {
      await contact.send();
      await contact.skipDelays();
      await contact.expectFailed('cannot be reached');
      await contact.expectKept();
    } finally {
      await service.listen(built.servicePort);
    }
    contact.expectReceived(0, 0);
    await contact.expectRetryWorks();
    contact.expectReceived(1, 1);
  });
});

test.describe('refused', () => {
  test('422 with errors of single fields: they stand at their fields', async ({contact}) => {
    const errors = [{field: 'email', code: 'TYPE_EMAIL', message: 'should be an email that exists'}];
    contact.service.plan({status: 422, body: JSON.stringify({errors})});
    await contact.open();
    await contact.send();
    const summary = contact.page.getByRole('group', {name: 'Please check the form'});
    await expect(summary).toBeFocused();
    await expect(contact.email).toHaveAccessibleDescription('should be an email that exists');
    await summary.getByRole('link', {name: 'should be an email that exists'}).click();
    await expect(contact.email).toBeFocused();
    await contact.expectKept();
    contact.expectReceived(1, 0);
    await contact.email.fill('ada@elsewhere.example');
    await expect(summary).toHaveCount(0);
    await contact.button.click();
    await contact.expectSent();
    expect(contact.service.posts).toHaveLength(2);
    expect(contact.service.delivered).toHaveLength(1);
  });

  test('400 with words of the service: they are passed on as text', async ({contact}) => {
    contact.service.plan({status: 400, body: '{"error":"This form is <b>closed</b><script>alert(1)</script>"}'});
    await contact.open();
    await contact.send();
    await contact.expectFailed('It says: “This form is closed alert(1)”');
    await contact.expectKept();
    contact.expectReceived(1, 0);
  });

  test('a spam flag in an answer of status 200', async ({contact}) => {
    contact.service.plan({body: '{"success":false,"message":"Marked as spam"}'});
    await contact.open();
    await contact.send();
    await contact.expectFailed('took it for spam');
    await contact.expectKept();
    expect(contact.service.posts).toHaveLength(1);
  });

  test('403 and 404 are not tried again', async ({contact}) => {
    contact.service.plan({status: 403, type: 'text/html', body: 'Forbidden'}, {status: 404, body: ''});
    await contact.open();
    await contact.send();
    await contact.expectFailed('refused it');
    await contact.retry.click();
    await expect.poll(() => contact.service.posts.length).toBe(2);
    await contact.expectFailed('refused it');
    await contact.expectKept();
    contact.expectReceived(2, 0);
  });
});

test.describe('answers nobody can read', () => {
  for (const [what, answer] of [
    ['malformed JSON', {body: '{"success": tr'}],
    ['an answer that breaks off', {body: '{"success":', fault: 'cut'}],
    ['a captcha page', {type: 'text/html', body: '<form>Please solve this captcha</form>'}],
  ] as const) {
    test(`${what}: not called sent, and not sent again by itself`, async ({contact}) => {
      contact.service.plan(answer);
      await contact.open();
      await contact.send();
      await contact.expectFailed('Your message may not have been sent');
      await contact.expectKept();
      await contact.page.clock.fastForward(60_000);
      contact.expectReceived(1, 1);
      await contact.expectRetryWorks();
      // The owner has it once, for the id is the same.
      contact.expectReceived(2, 1);
    });
  }

  test('a service that refuses to be read from here (CORS) is not asked twice', async ({contact}) => {
    contact.service.always({cors: false});
    await contact.open();
    await contact.send();
    await contact.expectFailed('Your message may not have been sent');
    await contact.expectKept();
    await contact.page.clock.fastForward(60_000);
    contact.expectReceived(1, 1);
  });
});

test.describe('offline', () => {
  test('before sending: it waits, says so, and goes out once the connection is back', async ({contact, context}) => {
    await contact.open();
    await context.setOffline(true);
    await contact.send();
    await expect(contact.status).toContainText('You are offline. Your message is kept');
    await contact.expectKept();
    contact.expectReceived(0, 0);
    await context.setOffline(false);
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('during sending: the same', async ({contact, context}) => {
    await contact.sendAndFailOnce();
    await context.setOffline(true);
    await expect(contact.status).toContainText('You are offline');
    await contact.page.clock.fastForward(30_000);
    await expect(contact.status).toContainText('You are offline');
    contact.expectReceived(1, 0);
    await context.setOffline(false);
    await contact.expectSent();
    contact.expectReceived(2, 1);
  });

  test('after sending: the confirmation stays, and the next message waits', async ({contact, context}) => {
    await contact.open();
    await contact.send();
    await contact.expectSent();
    await context.setOffline(true);
    await contact.page.clock.fastForward(60_000);
    await expect(contact.status).toContainText('Your message was sent');
    await contact.send('A second thought about the pipeline.');
    await expect(contact.status).toContainText('You are offline');
    expect(contact.service.posts).toHaveLength(1);
    await context.setOffline(false);
    await expect.poll(() => contact.service.delivered.length).toBe(2);
    expect(contact.service.posts).toHaveLength(2);
  });

  test('from before the part that sends could be loaded', async ({contact, context, page}) => {
    let isBlocked = true;
    await context.route('**/assets/js/*.js', async (route) => {
      if (!isBlocked) return route.continue();
      const response = await route.fetch().catch(() => undefined);
      return !response || (await response.text()).includes('resumePausedMutations') ? route.abort() : route.fulfill({response});
    });
    await contact.open();
    await context.setOffline(true);
    await contact.send();
    await expect(contact.status).toContainText('You are offline');
    await contact.expectKept();
    isBlocked = false;
    await context.setOffline(false);
    await contact.expectSent();
    expect(page.url()).toBe(`${contact.built.origin}/contact`);
    contact.expectReceived(1, 1);
  });
});

test.describe('pressed twice, left and come back', () => {
  test('a double click sends once', async ({contact}) => {
    contact.service.plan({delay: 300});
    await contact.open();
    await contact.fillIn();
    await contact.button.dblclick();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('Enter twice, and a press of the button, send once', async ({contact}) => {
    contact.service.plan({delay: 300});
    await contact.open();
    await contact.fillIn();
    await contact.email.press('Enter');
    await contact.email.press('Enter');
    await contact.button.click();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('a reload on the way: the message is back, is not sent again by itself, and is the same one', async ({contact}) => {
    contact.service.plan({fault: 'hang'});
    await contact.open();
    await contact.send();
    await expect.poll(() => contact.service.posts.length).toBe(1);
    await contact.reload();
    await contact.expectInterrupted();
  });

  test('about to leave for another page on the way: the browser asks, and who stays sees it confirmed', async ({contact, page}) => {
    await contact.sendAndFailOnce();
    await contact.stayWhenAsked();
    await expect(page.locator('[data-phase="retrying"]')).toBeVisible();
    await contact.message.press('Control+Enter');
    await contact.name.press('Enter');
    await page.clock.fastForward(1000);
    await contact.expectSent();
    contact.expectReceived(2, 1);
  });

  test('to another page all the same, and back: the message is there, is not sent by itself, and is the same one', async ({contact, page}) => {
    await contact.sendAndFailOnce();
    page.on('dialog', (question) => void question.accept());
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL(/about$/);
    await page.clock.resume();
    await page.goBack();
    await settle(page);
    await contact.expectInterrupted();
  });

  test('once it is sent, nobody is asked', async ({contact, page}) => {
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await contact.open();
    await contact.send();
    await contact.expectSent();
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL(/about$/);
    expect(questions).toEqual([]);
  });

  test('what is changed on the way is another message, and stays', async ({contact}) => {
    await contact.sendAndFailOnce();
    await contact.message.fill(`${ada.message} And a dashboard.`);
    await contact.page.clock.fastForward(1000);
    await expect(contact.status).toContainText('Your message was sent');
    await expect(contact.message).toHaveValue(`${ada.message} And a dashboard.`);
    expect(await contact.storedDraft()).toContain('And a dashboard.');
    contact.expectReceived(2, 1);
    expect(contact.service.posts[1]?.fields.message).toBe(ada.message);
  });

  test('back and forward after it was sent do not send it again', async ({contact, page}) => {
    await page.goto(`${contact.built.origin}/about`);
    await contact.open();
    await contact.send();
    await contact.expectSent();
    await page.goBack();
    await expect(page).toHaveURL(/about$/);
    await page.goForward();
    await settle(page);
    await expect(contact.message).toHaveValue('');
    await page.clock.fastForward(60_000);
    contact.expectReceived(1, 1);
  });
});

test.describe('the draft', () => {
  test('is kept from the first keystroke, through a reload, and can be discarded', async ({contact, page}) => {
    await contact.open();
    await contact.name.press('A');
    expect(await contact.storedDraft()).toContain('"name":"A"');
    await contact.fillIn();
    await contact.inquiry.click();
    await page.getByRole('option', {name: 'Behavioral Services'}).click();
    await contact.reload();
    await contact.expectKept();
    await expect(page.locator('#contact-form select')).toHaveValue('behavioral');
    await expect(page.getByText('What you had written before is back in the form.')).toBeVisible();
    await page.getByRole('button', {name: 'Discard it'}).click();
    await expect(contact.message).toHaveValue('');
    await expect(page.locator('#contact-form select')).toHaveValue('');
    expect(await contact.storedDraft()).toBeNull();
    contact.expectReceived(0, 0);
  });

  test('survives a crash: what the tab holds at that moment brings the message back', async ({contact, context, page}) => {
    await contact.open();
    await contact.fillIn();
    const held = await page.evaluate(() => ({...sessionStorage}));
    const session = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void session.send('Page.crash').catch(() => undefined);
    await crashed;
    // The runner gives a crashed tab up; the browser restores it with what it held.
    const restored = new ContactPage(await context.newPage(), contact.built, contact.service);
    await restored.page.addInitScript((storage) => Object.assign(sessionStorage, storage), held);
    await restored.open();
    await restored.expectKept();
    contact.expectReceived(0, 0);
  });

  test('survives a wrong click to another host', async ({contact, page}) => {
    await contact.open();
    await contact.fillIn();
    await page.goto(`${contact.built.endpoint}?elsewhere`);
    await page.goBack();
    await settle(page);
    await contact.expectKept();
    contact.expectReceived(0, 0);
  });

  for (const [what, spoil] of [
    ['refused', () => Object.defineProperty(window, 'sessionStorage', {get: () => { throw new DOMException('no', 'SecurityError'); }})],
    ['full', () => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; }],
  ] as const) {
    test(`with storage ${what}, lives in memory: the browser asks before it goes with the page, and it stays until it is sent`, async ({contact, page}) => {
      await page.addInitScript(spoil);
      contact.service.plan(...Array<object>(4).fill({status: 500}));
      await contact.open();
      await contact.send();
      await contact.skipDelays();
      await contact.expectFailed('has a fault');
      await contact.stayWhenAsked();
      await expect(contact.name).toHaveValue(ada.name);
      await expect(contact.message).toHaveValue(ada.message);
      await contact.button.click();
      await expect(contact.status).toContainText('Your message was sent');
      await expect(contact.message).toHaveValue('');
      contact.expectReceived(5, 1);
    });
  }
});

test.describe('other ways', () => {
  test('e-mail and copy hold the message; a long one is cut in the e-mail, visibly', async ({contact, context, page}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    contact.service.plan({status: 400}, {status: 400});
    await contact.open();
    await contact.send();
    await contact.expectFailed('refused it');
    const short = new URL((await contact.mail.getAttribute('href')) ?? '');
    expect(short.pathname).toBe(identity.emails.general);
    expect(short.searchParams.get('body')).toContain(ada.message);
    await contact.copy.click();
    await expect(page.getByText('The message is on your clipboard.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(ada.message);

    const long = `${'👩‍🚀 مرحبا '.repeat(300)}the end`;
    await contact.send(long);
    await contact.expectFailed('refused it');
    const cut = (await contact.mail.getAttribute('href')) ?? '';
    expect(cut.length).toBeLessThanOrEqual(2000);
    expect(new URL(cut).searchParams.get('body')).toContain('[This is only the beginning');
    await expect(page.getByText(/The e-mail has room for the first \d+ of [\d,]+ characters/)).toBeVisible();
    await contact.copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('the end');
    await contact.expectKept(long);
  });

  test('where copying is refused, the message is selected', async ({contact, page}) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
    contact.service.plan({status: 400});
    await contact.open();
    await contact.send();
    await contact.copy.click();
    await expect(page.getByText(/The message is selected/)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(ada.message);
    contact.expectReceived(1, 0);
  });
});

test.describe('checked before sending', () => {
  test('errors: a summary with the focus, a message at each field, nothing sent', async ({contact, page}) => {
    await contact.open();
    await contact.email.fill('ada@');
    await contact.button.click();
    const summary = page.getByRole('group', {name: 'Please check the form'});
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter a full address, such as name@example.com.',
      'Enter your message.',
    ]);
    await expect(contact.name).toHaveAccessibleDescription('Enter your name.');
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', {name: 'Enter your message.'}).click();
    await expect(contact.message).toBeFocused();
    await contact.message.fill(ada.message);
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(contact.message).toBeFocused();
    contact.expectReceived(0, 0);
  });

  test('100,000 characters: counted, never cut, not sent', async ({contact, page}) => {
    const message = `${'x'.repeat(99_997)}end`;
    await contact.open();
    await contact.send(message);
    await expect(contact.message).toHaveAccessibleDescription(/Shorten your message by 95,000 characters/);
    await expect(page.getByRole('group', {name: 'Please check the form'})).toBeFocused();
    await contact.expectKept(message);
    contact.expectReceived(0, 0);
    await contact.message.fill('x'.repeat(limit));
    await expect(page.getByText('5,000 of 5,000 characters')).toBeVisible();
    await contact.button.click();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('a name of 100,000 characters still arrives', async ({contact}) => {
    await contact.open();
    await contact.fillIn();
    await contact.name.fill('y'.repeat(100_000));
    await contact.button.click();
    await contact.expectSent();
    expect(contact.service.posts[0]?.fields.name).toHaveLength(100_000);
    contact.expectReceived(1, 1);
  });

  test('a filled honeypot is emptied, and the visitor asked to press again', async ({contact, page}) => {
    await contact.open();
    await contact.fillIn();
    const trap = page.locator('input[name="_gotcha"]');
    await expect(trap).toBeHidden();
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'http://spam.example'));
    await contact.button.click();
    await expect(contact.status).toContainText('A field that people cannot see was filled in');
    await contact.expectKept();
    contact.expectReceived(0, 0);
    await contact.button.click();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('what is sent sooner than people can type waits for the rest of 3 seconds', async ({contact, page}) => {
    await contact.open();
    await contact.stopClock();
    await contact.type();
    await contact.button.click();
    await expect(contact.button).toHaveText('Sending');
    await page.clock.fastForward(2900);
    await page.waitForTimeout(200);
    contact.expectReceived(0, 0);
    await page.clock.fastForward(200);
    await page.clock.resume();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });
});

test.describe('without its scripts', () => {
  test('the part that sends is lost: the browser posts the form, and comes back to the confirmation', async ({contact, context, page}) => {
    await loseScript(context, 'resumePausedMutations');
    contact.service.plan({status: 303, headers: {Location: `${contact.built.origin}/contact#message-sent`}});
    await contact.open();
    await contact.send();
    await expect(page).toHaveURL(`${contact.built.origin}/contact#message-sent`);
    await expect(page.locator('#message-sent')).toBeVisible();
    await page.clock.resume();
    await settle(page);
    await expect(contact.message).toHaveValue('');
    expect(await contact.storedDraft()).toBeNull();
    contact.expectReceived(1, 1);
    // A later draft is not taken for the message that was sent.
    await contact.message.fill('Another one');
    await contact.reload();
    await expect(contact.message).toHaveValue('Another one');
  });

  test('the same, and the service fails: after going back, the message is there', async ({contact, context, page}) => {
    await loseScript(context, 'resumePausedMutations');
    contact.service.plan({status: 500, type: 'text/html', body: '<h1>Oops</h1>'});
    await contact.open();
    await contact.send();
    await expect(page.getByRole('heading', {name: 'Oops'})).toBeVisible();
    await page.clock.resume();
    await page.goBack();
    await settle(page);
    await contact.expectFailed('cannot tell whether it arrived');
    await contact.expectKept();
    contact.expectReceived(1, 0);
  });

  test('the toast is lost: the words beside the button remain', async ({contact, context}) => {
    await loseScript(context, 'data-sonner-toaster');
    await contact.open();
    await contact.send();
    await expect(contact.status).toContainText('Your message was sent');
    await expect(contact.message).toHaveValue('');
    contact.expectReceived(1, 1);
  });

  test('all scripts are late: an early Enter is posted, not put into the address', async ({contact, context, page}) => {
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/*.js', async (route) => {
      await late;
      await route.continue().catch(() => undefined);
    });
    contact.service.plan({status: 303, headers: {Location: `${contact.built.origin}/contact#message-sent`}});
    await page.goto(`${contact.built.origin}/contact`, {waitUntil: 'commit'});
    await contact.type();
    await contact.email.press('Enter');
    await expect(page).toHaveURL(`${contact.built.origin}/contact#message-sent`);
    expect(contact.service.posts).toHaveLength(1);
    release();
    await expect(page.locator('#message-sent')).toBeVisible();
    await settle(page);
    await expect(contact.message).toHaveValue('');
    expect(contact.service.posts).toHaveLength(1);
    expect(contact.service.posts[0]?.fields).toMatchObject(ada);
  });

  test('scripts are blocked: the browser posts the form', async ({contact, context, page}) => {
    await context.route('**/*.js', (route) => route.abort());
    contact.service.plan({status: 303, headers: {Location: `${contact.built.origin}/contact#message-sent`}});
    await page.goto(`${contact.built.origin}/contact`);
    // A page whose scripts are missing is loaded once more before anybody has written in it.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('loaded-again')).catch(() => null)).toBe('1');
    await page.waitForLoadState('networkidle');
    await contact.send();
    await expect(page.locator('#message-sent')).toBeVisible();
    await expect(page.locator('#message-sent')).toContainText("Message Sent! We'll get back to you as soon as possible.");
    expect(contact.service.posts).toHaveLength(1);
    expect(contact.service.posts[0]?.fields).toMatchObject(ada);
  });
});

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('the browser posts the form and comes back to the confirmation', async ({page, built, service}) => {
    service.plan({status: 303, headers: {Location: `${built.origin}/contact#message-sent`}});
    await page.goto(`${built.origin}/contact`);
    await expect(page.locator('#message-sent')).toBeHidden();
    await page.getByPlaceholder('Your name').fill(ada.name);
    await page.getByPlaceholder('your email address').fill(ada.email);
    await page.locator('select[name="inquiryType"]').selectOption('partnership');
    await page.getByPlaceholder('Tell us about').fill(ada.message);
    await page.getByRole('button', {name: 'Send message'}).click();
    await expect(page).toHaveURL(`${built.origin}/contact#message-sent`);
    await expect(page.locator('#message-sent')).toBeVisible();
    expect(service.posts.map(({fields}) => fields)).toEqual([
      {
        ...ada,
        inquiryType: 'partnership',
        _subject: `Message from the ${identity.shortName} website`,
        _next: `${built.origin}/contact#message-sent`,
        _gotcha: '',
      },
    ]);
  });

  for (const gap of [0, 60, 200]) {
    test(`a double click with ${gap} ms between its halves posts once`, async ({page, built, service}) => {
      const confirmation = {status: 303, headers: {Location: `${built.origin}/contact#message-sent`}};
      service.plan({...confirmation, delay: 600}, confirmation);
      await page.goto(`${built.origin}/contact`);
      await page.getByPlaceholder('Your name').fill(ada.name);
      await page.getByPlaceholder('your email address').fill(ada.email);
      await page.getByPlaceholder('Tell us about').fill(ada.message);
      // By the mouse itself: a `dblclick` of the runner waits for the button to be in reach again.
      await page.getByRole('button', {name: 'Send message'}).hover();
      for (const clickCount of [1, 2]) {
        await page.mouse.down({clickCount});
        await page.mouse.up({clickCount});
        await page.waitForTimeout(gap);
      }
      await expect(page.locator('#message-sent')).toBeVisible();
      expect(service.posts).toHaveLength(1);
    });
  }

  test('a missing field is the browser\'s own business, and nothing leaves', async ({page, built, service}) => {
    service.plan();
    await page.goto(`${built.origin}/contact`);
    await page.getByPlaceholder('Your name').fill(ada.name);
    await page.getByPlaceholder('Your name').press('Enter');
    expect(page.url()).toBe(`${built.origin}/contact`);
    expect(service.posts).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({colorScheme});

    test('every state of the form passes axe', async ({contact, page}) => {
      const check = async (state: string) => {
        await page.clock.resume();
        const {violations} = await new AxeBuilder({page}).include('main').analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`), state).toEqual([]);
      };
      contact.service.plan({status: 429, headers: {'Retry-After': '60'}}, {status: 400, body: '{"error":"No"}'});
      await contact.open();
      await contact.button.click();
      await check('errors');
      await contact.send();
      await expect(page.locator('[data-phase="retrying"]')).toBeVisible();
      await check('retrying');
      await page.clock.fastForward(60_000);
      await contact.expectFailed('refused it');
      await check('failed');
      await contact.reload();
      await expect(page.getByText('What you had written before is back in the form.')).toBeVisible();
      await check('restored');
      await contact.button.click();
      await contact.expectSent();
      await check('sent');
    });
  });
}

test.describe('the neighbors', () => {
  test('the booking link carries who is writing', async ({contact, page}) => {
    await contact.open();
    const link = page.getByRole('link', {name: 'Book a Consultation'});
    await expect(link).toHaveAttribute('href', 'https://booking.example/consultation');
    await contact.fillIn();
    await expect(link).toHaveAttribute('href', 'https://booking.example/consultation?name=Ada+Lovelace&email=ada%40visitor.example');
    await contact.button.click();
    await contact.expectSent();
    await expect(link).toHaveAttribute('href', 'https://booking.example/consultation');
  });

  test('Subscribe posts the address to the newsletter service', async ({page, built, service}) => {
    service.plan({type: 'text/html', body: '<h1>Almost there</h1>'});
    await page.goto(`${built.origin}/insights`);
    await page.getByPlaceholder('Enter your email').fill(ada.email);
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await expect(page.getByRole('heading', {name: 'Almost there'})).toBeVisible();
    expect(service.posts.map(({fields}) => fields)).toEqual([{email: ada.email}]);
  });
});
