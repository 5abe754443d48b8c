/** The forms of a site without services: nothing is sent, and visitors learn where to write. */
import {words} from '../src/content/ownPages';
import {site} from '../src/site';
import {
  at,
  barLinks,
  builtPage,
  expect,
  holdBack,
  noteSent,
  stopClock,
  type Page,
} from './fixtures';
import {mainLinks, services} from './published';
import {ada, controlsOf, fillIn, filled, formReady} from './support/contactPage';
import {unconnected as test} from './support/contactTest';

const {form, subscribe} = words.shared;
const {inquiryTypes} = form;
const {consultation} = words.contact;

/** A service with support plans, and one of its plans. */
const withPlans = services.find(({text}) => text.includes(':::tiers'));
const plan = /:::tiers\n+### (.+)/.exec(withPlans?.text ?? '')?.[1] ?? '';

/** The index of a top-bar link to another page. */
const elsewhere = mainLinks.findIndex(({to}) => to !== '/contact');

/** Opens the page and waits until the form is hydrated. */
async function open(page: Page, query = '') {
  await page.goto(`./contact${query}`);
  await formReady(page);
  return controlsOf(page);
}

test('shows where and when to reach the company', () => {
  const $ = builtPage('/contact');
  for (const line of [...site.address, site.officeHours.zone])
    expect($('main').text()).toContain(line);
  const addresses = Object.values(site.emails).map((address) => `mailto:${address}`);
  for (const href of [`tel:${site.phone.dial}`, ...addresses])
    expect($(`main a[href="${href}"]`).length, href).toBeGreaterThan(0);
  const rows = $('main tbody tr').toArray();
  for (const [index, {days, hours}] of site.officeHours.lines.entries())
    for (const text of [days[0], days.at(-1), hours]) expect($(rows[index]).text()).toContain(text);
});

test('says that it is a preview; Send only clears and confirms it', async ({page}) => {
  const {name, email, message, inquiry, send, toast, emailDraft, copy} = await open(page);
  const sent = noteSent(page);
  const notice = page.locator('#contact-form > p').first();
  await expect(notice).toContainText(form.preview.text);
  await expect(notice.locator('xpath=following-sibling::*').getByRole('textbox')).toHaveCount(3);
  await fillIn(page);
  await inquiry.selectOption('behavioral');
  await stopClock(page);
  await send.click();
  await expect(toast).toBeVisible();
  await expect(page.getByText(form.confirmation.description)).toBeVisible();
  await expect(page.getByRole('status').filter({has: toast})).toHaveCount(1);
  for (const field of [name, email, message]) await expect(field).toHaveValue('');
  await expect(inquiry).toHaveValue('');

  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(form.failures.network.heading)).toHaveCount(0);
  await expect(emailDraft).toHaveAttribute('href', /data%20pipeline/);
  const draft = await emailDraft.getAttribute('href');
  expect(draft?.split('?')[0]).toBe(`mailto:${site.emails.behavioral}`);
  await expect(copy).toBeVisible();

  // It is shown for 4 seconds on the page's clock, so that a slow machine makes no difference.
  await page.clock.runFor(3000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toHaveCount(0);
  await expect(page).toHaveURL(at('/contact'));
  expect(sent).toEqual([]);
});

test('requires its required fields and a valid email address', async ({page}) => {
  const {name, email, send, toast} = await open(page);
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(form.required.name);
  await expect(page.locator('[aria-invalid="true"]:invalid')).toHaveCount(3);
  await fillIn(page);
  await expect(name).not.toHaveAccessibleDescription(form.required.name);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  await email.fill('ada@');
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(form.notAnAddress);
  await expect(toast).toHaveCount(0);
  await expect(name).toHaveValue(ada.name);
});

test('after leaving and returning, the draft or the sent text is there', async ({page}) => {
  const {message, inquiry, send, emailDraft} = await open(page, '?plan=nothing%20we%20have');
  await fillIn(page);
  await inquiry.selectOption('partnership');
  const leaveAndReturn = async () => {
    await barLinks(page).nth(elsewhere).click();
    await expect(page).toHaveURL(at(mainLinks[elsewhere]?.to ?? ''));
    await page.goto('./contact');
    await formReady(page);
  };
  await leaveAndReturn();
  await expect(message).toHaveValue(ada.message);
  await expect(inquiry).toHaveValue('partnership');
  await send.click();
  await leaveAndReturn();
  await expect(message).toHaveValue('');
  await expect(emailDraft).toHaveAttribute('href', /data%20pipeline/);
});

test('a link about a support plan opens the form with the plan filled in', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`.${withPlans?.route}`);
  await page.getByRole('link', {name: `Ask about this plan: ${plan}`}).click();
  const {name, message, emailDraft, send} = controlsOf(page);
  await expect(message).toHaveValue(`About: ${plan}\n\n`);
  for (const field of [name, message]) await expect(field).toBeInViewport();
  await message.press('Control+End');
  await message.pressSequentially(ada.message);
  await page.reload();
  await formReady(page);
  await expect(message).toHaveValue(`About: ${plan}\n\n${ada.message}`);
  await fillIn(page, await message.inputValue());
  await send.click();
  const draft = new URL((await emailDraft.getAttribute('href')) ?? '').searchParams.get('body');
  expect(draft).toContain(`About: ${plan}`);
});

test('cannot be sent before its scripts have loaded', async ({page}) => {
  const letThrough = await holdBack(page, /\.js$/);
  await page.goto(`./contact?plan=${plan.toUpperCase()}`, {waitUntil: 'commit'});
  const {name, inquiry, message, send} = controlsOf(page);
  // Even if the scripts never load, what is typed stays out of the URL.
  await expect(page.locator('#contact-form')).toHaveAttribute('method', 'dialog');
  await expect(inquiry.locator('option:checked')).toHaveText(form.inquiryType.placeholder);
  await expect(message).toHaveAttribute('rows', '6');
  await fillIn(page);
  await inquiry.selectOption('general');
  await name.press('Enter');
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(`${form.preview.label} ${form.preview.text}`);
  await expect(page.locator('#contact-form')).toContainText(site.emails.general);
  await expect(page.locator('#contact-form')).toContainText(site.phone.display);
  await expect(page).toHaveURL(/\?plan=[^&]*$/);
  letThrough();
  await page.unrouteAll({behavior: 'wait'});
  // Hydration keeps what was typed.
  await formReady(page);
  await expect(name).toHaveValue(ada.name);
  await expect(message).toHaveValue(`About: ${plan}\n\n${ada.message}`);
  await expect(inquiry).toHaveValue('general');
  await expect(page).toHaveURL(at('/contact'));
  await expect(send).toBeEnabled();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('buttons for services that are not connected say what to do instead, and send nothing', async ({
    page,
    visit,
  }) => {
    await visit('/contact');
    await page.getByRole('button', {name: consultation.action}).click();
    await expect(page.getByText(consultation.answer)).toBeVisible();
    await visit('/insights');
    const input = page.getByPlaceholder(subscribe.placeholder, {exact: true});
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAccessibleName(subscribe.label);
    await expect(input).toHaveAccessibleDescription(
      filled(subscribe.unconnected, {feed: subscribe.feed}),
    );
    await input.fill(ada.email);
    const sent = noteSent(page);
    await input.press('Enter');
    await page.getByRole('button', {name: subscribe.button}).click();
    await expect(page.getByText(subscribe.answer)).toBeVisible();
    await expect(page).toHaveURL(at('/insights'));
    expect(sent).toEqual([]);
  });
});

test('the inquiry type can be chosen by mouse, arrow keys, and typing', async ({page}) => {
  const {inquiry} = await open(page);
  const options = page.getByRole('option');
  await inquiry.click();
  await expect(options.filter({visible: true})).toHaveText(inquiryTypes.map(({label}) => label));
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(inquiry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('option:focus')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const [before, last] = inquiryTypes.slice(-2);
  await expect(inquiry).toHaveValue(before?.value ?? '');
  await expect(inquiry).toBeFocused();
  await page.keyboard.type(last?.label.split(' ')[0] ?? '');
  await expect(inquiry).toHaveValue(last?.value ?? '');
});

test('the list of inquiry types keeps a margin in a small window', async ({page}) => {
  await page.setViewportSize({width: 390, height: 260});
  const {inquiry} = await open(page);
  await inquiry.press('Enter');
  await expect(page.getByRole('option').filter({visible: true}).first()).toBeVisible();
  const rows = await page.evaluate(() =>
    Array.from({length: innerHeight}, (_, y) => y).filter((y) =>
      document.elementFromPoint(innerWidth / 2, y)?.closest('option'),
    ),
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows[0]).toBeGreaterThanOrEqual(10);
  expect(rows.at(-1)).toBeLessThan(250);
});
