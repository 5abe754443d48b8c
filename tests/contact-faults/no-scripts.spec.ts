/** A form whose scripts are late, lost, blocked or switched off. */
import type {BrowserContext, Page} from '@playwright/test';
import {site as identity} from '../../src/site';
import {settle} from '../fixtures';
import {ada} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

/** Presses the button twice, by the mouse itself: a `dblclick` of the runner waits for the button to be in reach again. */
async function doubleClick(page: Page, gap: number): Promise<void> {
  await page.getByRole('button', {name: 'Send message'}).hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({clickCount});
    await page.mouse.up({clickCount});
    await page.waitForTimeout(gap);
  }
}

async function pressEnterTwice(page: Page, gap: number): Promise<void> {
  await page.getByPlaceholder('Your name').focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(gap);
  await page.keyboard.press('Enter');
}

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

test.describe('without its scripts', () => {
  test('the part that sends is lost: the browser posts the form, and comes back to the confirmation', async ({
    contact,
    context,
    page,
  }) => {
    await loseScript(context, 'resumePausedMutations');
    contact.service.plan({
      status: 303,
      headers: {Location: `${contact.built.origin}/contact#message-sent`},
    });
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

  test('the same, and the service fails: after going back, the message is there', async ({
    contact,
    context,
    page,
  }) => {
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

  test('all scripts are late: an early Enter is posted, not put into the address', async ({
    contact,
    context,
    page,
  }) => {
    let release = (): void => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    await context.route('**/*.js', async (route) => {
      await late;
      await route.continue().catch(() => undefined);
    });
    contact.service.plan({
      status: 303,
      headers: {Location: `${contact.built.origin}/contact#message-sent`},
    });
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

  for (const [how, press] of [
    ['a double click', doubleClick],
    ['two Enters', pressEnterTwice],
  ] as const) {
    test(`all scripts are late: ${how} on a slow service is posted once`, async ({
      contact,
      context,
      page,
    }) => {
      await context.route('**/*.js', () => undefined);
      const confirmation = {
        status: 303,
        headers: {Location: `${contact.built.origin}/contact#message-sent`},
      };
      contact.service.plan({...confirmation, delay: 600}, confirmation);
      await page.goto(`${contact.built.origin}/contact`, {waitUntil: 'commit'});
      await contact.type();
      await press(page, 120);
      await expect(page.locator('#message-sent')).toBeVisible();
      expect(contact.service.posts).toHaveLength(1);
      await context.unrouteAll({behavior: 'ignoreErrors'});
    });
  }

  test('scripts are blocked: the browser posts the form', async ({contact, context, page}) => {
    await context.route('**/*.js', (route) => route.abort());
    contact.service.plan({
      status: 303,
      headers: {Location: `${contact.built.origin}/contact#message-sent`},
    });
    await page.goto(`${contact.built.origin}/contact`);
    // A page whose scripts are missing is loaded once more before anybody has written in it.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('loaded-again')).catch(() => null))
      .toBe('1');
    await page.waitForLoadState('networkidle');
    await contact.send();
    await expect(page.locator('#message-sent')).toBeVisible();
    await expect(page.locator('#message-sent')).toContainText(
      "Message Sent! We'll get back to you as soon as possible.",
    );
    expect(contact.service.posts).toHaveLength(1);
    expect(contact.service.posts[0]?.fields).toMatchObject(ada);
  });
});

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('the browser posts the form and comes back to the confirmation', async ({
    page,
    built,
    service,
  }) => {
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
    test(`a double click with ${gap} ms between its halves posts once`, async ({
      page,
      built,
      service,
    }) => {
      const confirmation = {
        status: 303,
        headers: {Location: `${built.origin}/contact#message-sent`},
      };
      service.plan({...confirmation, delay: 600}, confirmation);
      await page.goto(`${built.origin}/contact`);
      await page.getByPlaceholder('Your name').fill(ada.name);
      await page.getByPlaceholder('your email address').fill(ada.email);
      await page.getByPlaceholder('Tell us about').fill(ada.message);
      await doubleClick(page, gap);
      await expect(page.locator('#message-sent')).toBeVisible();
      expect(service.posts).toHaveLength(1);
    });
  }

  test("a missing field is the browser's own business, and nothing leaves", async ({
    page,
    built,
    service,
  }) => {
    service.plan();
    await page.goto(`${built.origin}/contact`);
    await page.getByPlaceholder('Your name').fill(ada.name);
    await page.getByPlaceholder('Your name').press('Enter');
    expect(page.url()).toBe(`${built.origin}/contact`);
    expect(service.posts).toEqual([]);
  });
});
