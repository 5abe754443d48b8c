/** What arrives at the form service, at once or when it is tried again. */
import {site as identity} from '../../src/site';
import {ada, messageLimit, retryDelays} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

const tryTimeout = 10_000;

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
    await expect(contact.status).toContainText(
      post?.fields.message_id?.slice(0, 8).toUpperCase() ?? 'no id',
    );
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
    await contact.send('é'.repeat(messageLimit));
    await contact.expectSent();
    contact.expectReceived(1, 1);
    expect(contact.service.posts[0]?.fields.message).toHaveLength(messageLimit);
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

  test('where the service allows it, every try carries the id as its idempotency key', async ({
    contact,
    context,
  }) => {
    // The same site with `contact.idempotencyHeader: true`.
    await context.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          '"idempotencyHeader":false',
          '"idempotencyHeader":true',
        ),
      });
    });
    contact.service.plan({status: 500}, {fault: 'reset'});
    await contact.open();
    await contact.send();
    await contact.skipDelays([1000, 2000]);
    await contact.expectSent();
    contact.expectReceived(3, 1);
    for (const {headers, fields} of contact.service.posts)
      expect(headers['idempotency-key']).toBe(fields.message_id);
  });

  test('500 for ever: four tries, then the form says so and keeps all', async ({contact}) => {
    contact.service.plan(
      ...Array<object>(4).fill({status: 500, type: 'text/html', body: '<h1>Oops</h1>'}),
    );
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
