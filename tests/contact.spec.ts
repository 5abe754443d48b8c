import {site} from '../src/site';
import {at, expect, noteSent, settle, test, type Page} from './fixtures';

const fields = (page: Page) => ({
  name: page.getByPlaceholder('Your name', {exact: true}),
  email: page.getByPlaceholder('your email address', {exact: true}),
  message: page.getByPlaceholder('Tell us about your project or inquiry...', {exact: true}),
  inquiry: page.getByRole('combobox', {name: /inquiry type/i}),
});
const choices = [
  'Technology Services',
  'Behavioral Services',
  'General Inquiry',
  'Partnership Opportunity',
];
const send = (page: Page) => page.getByRole('button', {name: /send/i});
const toasts = (page: Page) => page.getByText('Message Sent!', {exact: true});

async function fillIn(page: Page, message = 'We need a data pipeline.'): Promise<void> {
  await fields(page).name.fill('Ada Lovelace');
  await fields(page).email.fill('ada@visitor.example');
  await fields(page).message.fill(message);
}

test.beforeEach(async ({page, visit}) => {
  await visit('/contact');
  await settle(page);
  await expect(send(page)).toBeEnabled();
  // The visitor turns to the form, and the styled list takes the place of the browser's own.
  await page.locator('#contact-form').dispatchEvent('pointerover');
  await expect(page.locator('main button[role="combobox"]')).toBeVisible();
});

test('shows its cards and sections', async ({page}) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: 'Get in Touch', level: 1})).toBeVisible();
  for (const name of [
    'Send Us a Message',
    'Contact Information',
    'Schedule a Consultation',
    'Office Hours',
  ]) {
    await expect(main.getByRole('heading', {name, exact: true})).toBeVisible();
  }
  for (const line of site.address) await expect(main).toContainText(line);
  await expect(main.locator(`a[href="tel:${site.phone.dial}"]`).first()).toBeVisible();
  for (const address of Object.values(site.emails)) {
    await expect(main.locator(`a[href="mailto:${address}"]`).first()).toBeVisible();
  }
  await expect(main).toContainText(/Monday.*9:00 AM.*6:00 PM/s);
  await expect(main).toContainText(/Friday.*9:00 AM.*6:00 PM/s);
  await expect(main).toContainText(/Saturday.*by appointment/is);
  await expect(main).toContainText(/Sunday.*closed/is);
  await expect(main).toContainText('Eastern Time');
});

test("starts empty, with labels, placeholders and the browser's own checks", async ({page}) => {
  const {name, email, message, inquiry} = fields(page);
  for (const field of [name, email, message]) {
    await expect(field).toHaveValue('');
    await expect(field).toHaveJSProperty('required', true);
  }
  await expect(page.getByLabel(/^(your )?name\b/i)).toHaveAttribute('placeholder', 'Your name');
  await expect(page.getByRole('textbox', {name: /^e-?mail/i})).toHaveAttribute('type', 'email');
  await expect(page.getByRole('textbox', {name: /^message/i})).toHaveAttribute('rows', '6');
  await expect(inquiry).toHaveText('Select inquiry type');
  await expect(inquiry).not.toHaveAttribute('aria-required', 'true');
});

test('does not go through while a required field is missing or the email is none', async ({
  page,
}) => {
  const {name, email} = fields(page);
  await send(page).click();
  await expect(name).toBeFocused();
  await expect(page.locator('input:invalid, textarea:invalid')).toHaveCount(3);
  await fillIn(page);
  await email.fill('not an address');
  await send(page).click();
  await expect(email).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
  await expect(name).toHaveValue('Ada Lovelace');
});

test('is emptied on submit and confirmed by a toast, which goes by itself', async ({page}) => {
  const {name, email, message, inquiry} = fields(page);
  await fillIn(page);
  await inquiry.click();
  await page.getByRole('option', {name: 'Partnership Opportunity'}).click();
  await expect(inquiry).toHaveText('Partnership Opportunity');
  await page.clock.install();
  await send(page).click();
  await expect(toasts(page)).toBeVisible();
  await expect(
    page.getByText("We'll get back to you as soon as possible.", {exact: true}),
  ).toBeVisible();
  for (const field of [name, email, message]) await expect(field).toHaveValue('');
  await expect(inquiry).toHaveText('Select inquiry type');
  await page.mouse.move(5, 300);
  // It stays for 4 seconds, by the page's own clock, however busy the machine is.
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(4500);
  await expect(toasts(page)).toHaveCount(0);
});

test('is spoken: the toast stands in a live region', async ({page}) => {
  await fillIn(page);
  await send(page).click();
  await expect(toasts(page)).toBeVisible();
  const isLive = await toasts(page).evaluate((toast) =>
    Boolean(toast.closest('[aria-live="polite"], [role="status"], [role="alert"]')),
  );
  expect(isLive).toBe(true);
});

test('a second confirmation replaces the first', async ({page}) => {
  for (const message of ['First.', 'Second.', 'Third.']) {
    await fillIn(page, message);
    await send(page).click();
    await expect(toasts(page).first()).toBeVisible();
    await expect(fields(page).message).toHaveValue('');
  }
  await page.waitForTimeout(400);
  await expect(toasts(page)).toHaveCount(1);
});

test('sends nothing anywhere', async ({page}) => {
  const sent = noteSent(page);
  await fillIn(page);
  await send(page).click();
  await expect(toasts(page)).toBeVisible();
  await page.getByRole('button', {name: 'Book a Consultation'}).click();
  await page.waitForTimeout(300);
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  await expect(page).toHaveURL(at('/contact'));
});

test('a double click on Send confirms, and leaves the empty fields alone', async ({page}) => {
  await fillIn(page);
  const box = (await send(page).boundingBox()) ?? {x: NaN, y: NaN};
  await page.mouse.move(box.x + 20, box.y + 20);
  for (const pause of [0, 120]) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(pause);
  }
  await expect(toasts(page)).toBeVisible();
  // The browser's own complaint would have taken the focus to the first empty field.
  await expect(fields(page).name).not.toBeFocused();
  await expect(fields(page).name).toHaveValue('');
});

test('on the way back to it everything chosen and typed is there', async ({page}) => {
  await fillIn(page);
  await fields(page).inquiry.click();
  await page.getByRole('option', {name: 'Partnership Opportunity'}).click();
  await page.getByRole('banner').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveURL(at('/about'));
  await page.goBack();
  await expect(fields(page).message).toHaveValue('We need a data pipeline.');
  await expect(fields(page).inquiry).toHaveJSProperty('tagName', 'SELECT');
  await expect(fields(page).inquiry).toHaveValue('partnership');
  await settle(page);
  await page.locator('#contact-form').dispatchEvent('pointerover');
  await expect(page.locator('main button[role="combobox"]')).toHaveText('Partnership Opportunity');
});

test('can be sent by Enter from a field', async ({page}) => {
  await fillIn(page);
  await fields(page).email.press('Enter');
  await expect(toasts(page)).toBeVisible();
});

test.describe('the inquiry type', () => {
  test('offers its four options, by mouse and by keyboard', async ({page}) => {
    const {inquiry} = fields(page);
    await inquiry.click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expect(page.getByRole('option')).toHaveText(choices);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(inquiry).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('option', {name: choices[3]})).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', {name: choices[2]})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inquiry).toHaveText('General Inquiry');
    await expect(inquiry).toBeFocused();
  });

  test('finds an option by typing, and forgets what was typed after a second', async ({page}) => {
    const {inquiry} = fields(page);
    await inquiry.focus();
    await page.keyboard.type('g');
    await expect(inquiry).toHaveText('General Inquiry');
    // Within the second the letters belong together, and nothing begins with "gp".
    await page.keyboard.type('p');
    await expect(inquiry).toHaveText('General Inquiry');
    await page.waitForTimeout(1200);
    await page.keyboard.type('p');
    await expect(inquiry).toHaveText('Partnership Opportunity');
  });

  test('keeps its list ten pixels from the edges of a small window', async ({page}) => {
    await page.setViewportSize({width: 390, height: 300});
    const {inquiry} = fields(page);
    await inquiry.evaluate((element) =>
      element.scrollIntoView({block: 'end', behavior: 'instant'}),
    );
    await inquiry.press('Enter');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const box = await list.evaluate((element) => {
      const {top, bottom, left, right} = element.getBoundingClientRect();
      return {top, left, bottom: window.innerHeight - bottom, right: window.innerWidth - right};
    });
    for (const distance of Object.values(box))
      expect(Math.ceil(distance)).toBeGreaterThanOrEqual(10);
  });
});

test.describe('before the scripts arrive', () => {
  test('a form that is sent too early is sent once when it can be, and nothing of it gets into the address', async ({
    page,
  }) => {
    let letThrough = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('./contact', {waitUntil: 'commit'});
    const {name, email, message} = fields(page);
    await name.fill('Ada Lovelace');
    await name.press('Enter');
    await email.fill('ada@visitor.example');
    await email.press('Enter');
    await message.fill('Early words');
    // Now the form is whole, and this sends it as soon as that can be done.
    await message.press('Tab');
    await name.press('Enter');
    await expect(name).toHaveValue('Ada Lovelace');
    await expect(message).toHaveValue('Early words');
    letThrough();
    await page.unrouteAll({behavior: 'wait'});
    await expect(toasts(page)).toHaveCount(1);
    await expect(name).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
    expect(requests.filter((url) => /lovelace|visitor\.example|early/i.test(url))).toEqual([]);
  });

  test('what is typed stays when they come', async ({page}) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('./contact', {waitUntil: 'commit'});
    const {name, message} = fields(page);
    await name.fill('Ada Lovelace');
    await message.fill('Early words');
    await settle(page);
    await expect(name).toHaveValue('Ada Lovelace');
    await expect(message).toHaveValue('Early words');
  });
});
