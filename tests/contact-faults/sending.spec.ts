/** One test for each way that a form service, or the connection to it, can fail. */
import {ada, copy, elsewhere, fillIn, linkElsewhere, filled} from '../support/contactPage';
import {expect, test} from '../support/contactTest';
import {expectLog, heard, listen} from '../support/screenReader';

test('however often Send is clicked, the message arrives once, unchanged, with its id', async ({
  contact,
  page,
}) => {
  const message = 'مرحبا بكم\nשלום 👩‍🚀🏳️‍🌈 e\u0301 <b>&amp;</b> "quoted"\n\n.';
  const name = 'y'.repeat(100_000);
  contact.service.plan({delay: 300});
  await contact.open();
  await fillIn(page, message);
  await contact.controls.name.fill(name);
  await contact.controls.inquiry.selectOption('general');
  await contact.controls.send.dblclick();
  await contact.controls.email.press('Enter');
  await contact.expectSent();
  contact.expectReceived(1, 1);
  const {fields = {}, headers} = contact.service.posts[0] ?? {};
  expect({...fields, message: fields.message?.replace(/\r\n/g, '\n')}).toEqual({
    name,
    email: ada.email,
    message,
    inquiryType: 'general',
    _subject: expect.stringContaining('website') as unknown,
    _gotcha: '',
    message_id: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
  });
  expect(headers).toMatchObject({accept: 'application/json'});
  expect(headers).not.toHaveProperty('cookie');
  await expect(contact.status).toContainText(fields.message_id?.slice(0, 8).toUpperCase() ?? '-');

  // Going back does not send it again.
  await linkElsewhere(page).click();
  await expect(page).toHaveURL(elsewhere);
  await page.goBack();
  await expect(contact.controls.message).toHaveValue('');
  contact.expectReceived(1, 1);
});

test('rejected by validation: each message is shown at its field', async ({contact}) => {
  const errors = [{field: 'email', message: 'should be an email that exists'}];
  contact.service.plan({status: 422, body: JSON.stringify({errors})});
  await contact.open();
  await contact.send();
  await expect(contact.controls.email).toBeFocused();
  await expect(contact.controls.email).toHaveAccessibleDescription(
    'should be an email that exists',
  );
  await contact.expectFailed(copy.failures.refused.reason);
  contact.expectReceived(1, 0);
  await contact.controls.email.fill('ada@elsewhere.example');
  await contact.controls.send.click();
  await contact.expectSent();
  expect(contact.service.delivered).toHaveLength(1);
});

test('rejected: the reason is shown, with ways to email and copy', async ({
  contact,
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  contact.service.plan({status: 400, body: '{"error":"Closed <b>today</b><script>x</script>"}'});
  await contact.open();
  await contact.send(`${ada.message} ${'word '.repeat(600)}the end`);
  await expect(page.getByRole('alert')).toContainText(
    filled(copy.says, {message: 'Closed today x'}),
  );
  contact.expectReceived(1, 0);
  const draft = (await contact.controls.emailDraft.getAttribute('href')) ?? '';
  expect(new URL(draft).searchParams.get('body')).toMatch(/data pipeline/);
  await expect(page.getByText(copy.mailIsCut)).toBeVisible();
  await contact.controls.copy.click();
  await expect(page.getByText(copy.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Ada[^]*the end/);
  // When the browser does not allow copying
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error())));
  await contact.controls.copy.click();
  await expect(page.getByRole('textbox', {name: copy.notCopied})).toHaveValue(/Ada[^]*the end/);
});

test('server errors: retried three times, then the message is kept', async ({contact}) => {
  contact.service.plan(
    {status: 500},
    {status: 503, body: '<h1>Oops</h1>'},
    {status: 500},
    {status: 502},
  );
  await contact.open();
  await contact.send();
  await expect(contact.controls.send).toHaveText(copy.sendingButton);
  await expect(contact.controls.send).toHaveJSProperty('disabled', false);
  await contact.skipDelays();
  await contact.expectFailed(copy.failures.server.reason);
  contact.expectReceived(4, 0);
  await contact.expectRetryWorks();
  contact.expectReceived(5, 1);
});

test('dropped connections, and no service at all', async ({contact, service}) => {
  contact.service.plan({fault: 'reset'}, {fault: 'reset'});
  await contact.open();
  await contact.send();
  await contact.skipDelays([1000, 2000]);
  await contact.expectSent();
  contact.expectReceived(3, 1);
  await service.close();
  try {
    await contact.send();
    await contact.skipDelays();
    await contact.expectFailed(copy.failures.network.reason);
  } finally {
    await service.listen();
  }
  service.plan();
  await contact.expectRetryWorks();
  contact.expectReceived(1, 1);
});

test('no answer: each try times out after 10 seconds', async ({contact, page}) => {
  contact.service.plan(...Array<object>(4).fill({fault: 'hang'}));
  await contact.open();
  await contact.send();
  for (const [index, delay] of [1000, 2000, 4000, 0].entries()) {
    await expect.poll(() => contact.service.posts.length).toBe(index + 1);
    await page.clock.fastForward(9900);
    await page.clock.runFor(100);
    if (delay) await expect(contact.status).toContainText(filled(copy.retrying));
    await page.clock.fastForward(delay);
  }
  await contact.expectFailed(copy.failures.timeout.reason);
  contact.expectReceived(4, 0);
});

for (const [problem, answer] of [
  ['malformed JSON', {body: '{"success": tr'}],
  ['an answer that this site may not read (CORS)', {cors: false}],
] as const) {
  test(`${problem}: not reported as sent, and not sent again`, async ({contact, page}) => {
    contact.service.always(answer);
    await contact.open();
    await contact.send();
    await contact.expectFailed(copy.failures.unclear.heading);
    await page.clock.fastForward(60_000);
    contact.expectReceived(1, 1);
  });
}

test('offline: the form waits, and sends once it is online again', async ({
  contact,
  context,
  page,
}) => {
  contact.service.plan({status: 500});
  await contact.open();
  await context.setOffline(true);
  await contact.send();
  await expect(contact.status).toContainText(copy.offline);
  contact.expectReceived(0, 0);
  await context.setOffline(false);
  await expect(contact.status).toContainText(filled(copy.retrying, {attempt: 2, attempts: 4}));
  await context.setOffline(true);
  await page.clock.fastForward(30_000);
  await expect(contact.status).toContainText(copy.offline);
  contact.expectReceived(1, 0);
  await context.setOffline(false);
  await contact.expectSent();
  contact.expectReceived(2, 1);
});

test('a filled-in honeypot is cleared; the visitor can resend', async ({contact, page}) => {
  await contact.open();
  const trap = page.locator('input[name="_gotcha"]');
  await expect(trap).toBeHidden();
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'http://spam.example'));
  await contact.send();
  await expect(contact.status).toContainText(copy.trapped);
  contact.expectReceived(0, 0);
  await contact.controls.send.click();
  await contact.expectSent();
  contact.expectReceived(1, 1);
});

test('a screen reader announces errors, retries, and confirmation', async ({contact, page}) => {
  const errors = [{field: 'email', message: 'should be an email that exists'}];
  contact.service.plan({status: 422, body: JSON.stringify({errors})}, {status: 500});
  await contact.open();
  await listen(page);
  await contact.controls.send.click();
  await contact.send();
  await contact.expectFailed(copy.failures.refused.reason);
  await contact.controls.send.click();
  await contact.skipDelays([1000]);
  await contact.expectSent();
  const log = await heard(page);
  expectLog('contact-sending', log.slice(log.indexOf('document') + 1));
});
