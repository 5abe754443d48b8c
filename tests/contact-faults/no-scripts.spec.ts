/** The forms of a site with services when scripts are late, blocked, or turned off. */
import type {Page} from '@playwright/test';
import {words} from '../../src/content/ownPages';
import {ada, controlsOf, copy, fillIn, formReady} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

const {subscribe} = words.shared;

/** How a form service redirects to the page. */
const backTo = (origin: string) => ({
  status: 303,
  headers: {Location: `${origin}/contact#message-sent`},
});

/** Uses the mouse, because Playwright's `dblclick` would wait until the button is clickable again. */
async function doubleClick(page: Page): Promise<void> {
  await controlsOf(page).send.hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({clickCount});
    await page.mouse.up({clickCount});
  }
}

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('a double-click posts the form once, and redirects back', async ({page, built, service}) => {
    service.plan({...backTo(built.origin), delay: 600}, backTo(built.origin));
    await page.goto(`${built.origin}/contact`);
    await controlsOf(page).name.fill(ada.name);
    await controlsOf(page).name.press('Enter');
    // The browser itself reports a missing field and posts nothing.
    expect(page.url()).toBe(`${built.origin}/contact`);
    await expect(page.locator('#message-sent')).toBeHidden();
    await fillIn(page);
    await controlsOf(page).inquiry.selectOption('partnership');
    await doubleClick(page);
    const {title, description} = copy.confirmation;
    await expect(page).toHaveURL(`${built.origin}/contact#message-sent`);
    await expect(page.locator('#message-sent')).toContainText(`${title} ${description}`);
    expect(service.posts).toHaveLength(1);
    expect(service.posts[0]?.fields).toEqual({
      ...ada,
      inquiryType: 'partnership',
      _subject: expect.stringContaining('website') as unknown,
      _next: `${built.origin}/contact#message-sent`,
      _gotcha: '',
    });
  });

  test('Subscribe posts the email address', async ({page, built, service}) => {
    service.plan({body: '<h1>Almost there</h1>'});
    await page.goto(`${built.origin}/insights`);
    await page.getByPlaceholder(subscribe.placeholder).fill(ada.email);
    await page.getByRole('button', {name: subscribe.button}).click();
    await expect(page.getByRole('heading', {name: 'Almost there'})).toBeVisible();
    expect(service.posts.map(({fields}) => fields)).toEqual([{email: ada.email}]);
  });
});

test('late scripts: pressing Enter early posts the form, and deletes an older draft', async ({
  contact,
  context,
  page,
  built,
}) => {
  await contact.open();
  await fillIn(page, 'An older pipeline.');
  await context.route('**/*.js', () => undefined);
  contact.service.plan(backTo(built.origin));
  await page.goto(`${built.origin}/about`, {waitUntil: 'commit'});
  await page.goto(`${built.origin}/contact`, {waitUntil: 'commit'});
  await fillIn(page);
  await contact.controls.email.press('Enter');
  await expect(page).toHaveURL(/#message-sent$/);
  await context.unrouteAll({behavior: 'ignoreErrors'});
  await page.reload();
  await expect(page.locator('#message-sent')).toBeVisible();
  expect(contact.service.posts).toHaveLength(1);
  expect(contact.service.posts[0]?.fields).toMatchObject(ada);
  await formReady(page);
  await expect(contact.controls.message).toHaveValue('');
  expect(await contact.storedDraft()).toBeUndefined();
});

test('the booking link includes name and email', async ({contact, page}) => {
  await contact.open();
  // A timer updates the link while the visitor types.
  await page.clock.resume();
  const link = page.getByRole('link', {name: words.contact.consultation.action});
  await expect(link).toHaveAttribute('href', 'https://booking.example/consultation');
  await fillIn(page);
  await expect(link).toHaveAttribute(
    'href',
    'https://booking.example/consultation?name=Ada+Lovelace&email=ada%40visitor.example',
  );
  await contact.send();
  await contact.expectSent();
  await expect(link).toHaveAttribute('href', 'https://booking.example/consultation');
});
