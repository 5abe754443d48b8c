/** The contact page as it ships: no form service is set, and nothing is sent. */
import {inquiryTypes} from '../src/data/inquiryTypes';
import {site} from '../src/site';
import {at, expect, noteSent, test, type Page} from './fixtures';
import {ada, controlsOf, fillIn, wakeForm} from './support/contactPage';

/** Opens the page with a form that has come to life, and the styled list in place of the browser's own. */
async function open(page: Page) {
  await page.goto('./contact');
  await wakeForm(page);
  await page.locator('#contact-form').dispatchEvent('pointerover');
  await expect(page.locator('main button[role="combobox"]')).toBeVisible();
  return controlsOf(page);
}

test('shows its cards and sections', async ({page, visit}) => {
  await visit('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: 'Get in Touch', level: 1})).toBeVisible();
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    'Send Us a Message',
    'Contact Information',
    'Office Hours',
    'What happens to your message',
    'Schedule a Consultation',
  ]);
  for (const line of site.address) await expect(main).toContainText(line);
  await expect(main.locator(`a[href="tel:${site.phone.dial}"]`).first()).toBeVisible();
  for (const address of Object.values(site.emails)) {
    await expect(main.locator(`a[href="mailto:${address}"]`).first()).toBeVisible();
  }
  await expect(main).toContainText(/Monday.*9:00 AM.*6:00 PM.*Friday.*9:00 AM.*6:00 PM/s);
  await expect(main).toContainText(/Saturday.*by appointment.*Sunday.*closed/is);
  await expect(main).toContainText('Eastern Time');
});

test('is emptied and confirmed, says that nothing was sent, and sends nothing', async ({page}) => {
  const {name, email, message, inquiry, send, toast, emailDraft, copy} = await open(page);
  const sent = noteSent(page);
  await fillIn(page);
  await inquiry.click();
  await page.getByRole('option', {name: 'Behavioral Services'}).click();
  await page.clock.install();
  await send.click();
  await expect(toast).toBeVisible();
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible();
  const isSpoken = await toast.evaluate((element) => element.closest('[aria-live="polite"]'));
  expect(isSpoken).not.toBeNull();
  for (const field of [name, email, message]) await expect(field).toHaveValue('');
  await expect(inquiry).toHaveText('Select inquiry type');

  await expect(page.getByText("Your message wasn't sent to anyone")).toBeVisible();
  await expect(emailDraft).toHaveAttribute('href', new RegExp(`^mailto:${site.emails.behavioral}`));
  await expect(emailDraft).toHaveAttribute('href', /data%20pipeline/);
  await expect(copy).toBeVisible();

  // It stays for 4 seconds, by the page's own clock, however busy the machine is.
  await page.mouse.move(5, 300);
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
  await expect(page).toHaveURL(at('/contact'));
  expect(sent).toEqual([]);
});

test('needs its required fields and a real email', async ({page}) => {
  const {name, email, send, toast} = await open(page);
  await send.click();
  await expect(name).toBeFocused();
  await expect(page.locator('input:invalid, textarea:invalid')).toHaveCount(3);
  await fillIn(page);
  await email.fill('not an address');
  await send.click();
  await expect(email).toBeFocused();
  await expect(toast).toHaveCount(0);
  await expect(name).toHaveValue(ada.name);
});

test('a second confirmation replaces the first, also by a double click', async ({page}) => {
  const {name, email, send, toast} = await open(page);
  await fillIn(page, 'First.');
  await email.press('Enter');
  await expect(toast).toBeVisible();
  await fillIn(page, 'Second.');
  await send.dblclick();
  await expect(toast).toHaveCount(1);
  // The browser's own complaint about the empty fields would have taken the focus to the first.
  await expect(name).not.toBeFocused();
  await expect(name).toHaveValue('');
});

test('on the way back to it everything chosen and typed is there', async ({page}) => {
  const {message, inquiry} = await open(page);
  await fillIn(page);
  await inquiry.click();
  await page.getByRole('option', {name: 'Partnership Opportunity'}).click();
  await page.getByRole('banner').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveURL(at('/about'));
  await page.goBack();
  await wakeForm(page);
  await expect(message).toHaveValue(ada.message);
  await page.locator('#contact-form').dispatchEvent('pointerover');
  await expect(page.locator('main button[role="combobox"]')).toHaveText('Partnership Opportunity');
});

test('before its scripts are there it cannot be sent', async ({page}) => {
  let letThrough = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('./contact', {waitUntil: 'commit'});
  const {name, message, send} = controlsOf(page);
  await fillIn(page);
  await name.press('Enter');
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/This form isn't connected yet/);
  await expect(page.locator('#contact-form')).toContainText(site.emails.general);
  await expect(page.locator('#contact-form')).toContainText(site.phone.display);
  await expect(page).toHaveURL(at('/contact'));
  letThrough();
  await page.unrouteAll({behavior: 'wait'});
  // What was typed stays when they come.
  await wakeForm(page);
  await expect(name).toHaveValue(ada.name);
  await expect(message).toHaveValue(ada.message);
  await expect(send).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the buttons of what is not open yet say what to do instead', async ({page, visit}) => {
    await visit('/contact');
    await page.getByRole('button', {name: 'Book a Consultation'}).click();
    await expect(page.getByText("Online booking isn't open yet.")).toBeVisible();
    await visit('/insights');
    await page.getByPlaceholder('Enter your email').fill(ada.email);
    await page.getByPlaceholder('Enter your email').press('Enter');
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await expect(page.getByText(`Write to ${site.emails.general} to hear from us.`)).toBeVisible();
    await expect(page).toHaveURL(at('/insights'));
  });
});

test.describe('the inquiry type', () => {
  test('offers its four options, by mouse and by keyboard', async ({page}) => {
    const {inquiry} = await open(page);
    await inquiry.click();
    await expect(page.getByRole('option')).toHaveText(inquiryTypes.map(({label}) => label));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(inquiry).toBeFocused();
    await page.keyboard.press('Enter');
    const options = page.getByRole('option');
    await expect(options.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(options.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(options.filter({hasText: 'General Inquiry'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inquiry).toHaveText('General Inquiry');
    await expect(inquiry).toBeFocused();
  });

  test('finds an option by typing, and forgets what was typed after a second', async ({page}) => {
    const {inquiry} = await open(page);
    await page.clock.install();
    await inquiry.focus();
    await page.keyboard.type('g');
    await expect(inquiry).toHaveText('General Inquiry');
    // Within the second the letters belong together, and nothing begins with "gp".
    await page.keyboard.type('p');
    await expect(inquiry).toHaveText('General Inquiry');
    await page.clock.runFor(1000);
    await page.keyboard.type('p');
    await expect(inquiry).toHaveText('Partnership Opportunity');
  });

  test('keeps its list ten pixels from the edges of a small window', async ({page}) => {
    await page.setViewportSize({width: 390, height: 300});
    const {inquiry} = await open(page);
    await inquiry.evaluate((element) =>
      element.scrollIntoView({block: 'end', behavior: 'instant'}),
    );
    await inquiry.press('Enter');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const distances = await list.evaluate((element) => {
      const {top, bottom, left, right} = element.getBoundingClientRect();
      return [top, left, innerHeight - bottom, innerWidth - right];
    });
    expect(Math.ceil(Math.min(...distances))).toBeGreaterThanOrEqual(10);
  });
});
