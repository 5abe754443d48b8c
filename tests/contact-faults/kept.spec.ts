/** What happens to a message until it is sent. */
import AxeBuilder from '@axe-core/playwright';
import {
  ada,
  copy,
  elsewhere,
  fillIn,
  linkElsewhere,
  filled,
  formReady,
} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

test('a draft is saved from the first keystroke', async ({contact, page, service}) => {
  await contact.open();
  await contact.controls.name.press('A');
  await expect.poll(() => contact.storedDraft()).toContain('"name":"A"');
  await fillIn(page);
  await contact.controls.inquiry.selectOption('behavioral');
  await page.goto(`${service.origin}/elsewhere`);
  await page.goBack();
  await formReady(page);
  await expect(contact.controls.message).toHaveValue(ada.message);
  await contact.reload();
  await expect(page.getByText(copy.restored)).toBeVisible();
  await expect(contact.controls.inquiry).toHaveValue('behavioral');
  await page.getByRole('button', {name: copy.discard}).click();
  await expect(contact.controls.message).toHaveValue('');
  expect(await contact.storedDraft()).toBeUndefined();
  contact.expectReceived(0, 0);
});

test('leaving while sending: the draft is restored, and not resent', async ({contact, page}) => {
  contact.service.plan({status: 500});
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await contact.open();
  await contact.send();
  await expect(contact.status).toContainText(filled(copy.retrying, {attempt: 2, attempts: 4}));
  await contact.reload();
  expect(dialogs).toEqual(['beforeunload']);
  await contact.expectFailed(copy.failures.interrupted.reason);
  await page.clock.fastForward(30_000);
  contact.expectReceived(1, 0);
  await contact.expectRetryWorks();
  contact.expectReceived(2, 1);
  // After it was sent, leaving needs no confirmation.
  await linkElsewhere(page).click();
  await expect(page).toHaveURL(elsewhere);
  expect(dialogs).toHaveLength(1);
});

test('a message edited while it is being sent stays in the form', async ({contact, page}) => {
  contact.service.plan({status: 500});
  await contact.open();
  await contact.send();
  await expect(contact.status).toContainText(filled(copy.retrying, {attempt: 2, attempts: 4}));
  await contact.controls.message.fill(`${ada.message} And a dashboard.`);
  await page.clock.fastForward(1000);
  await expect(contact.status).toContainText(filled(copy.sent));
  await expect(contact.controls.message).toHaveValue(`${ada.message} And a dashboard.`);
  expect(await contact.storedDraft()).toContain('And a dashboard.');
  contact.expectReceived(2, 1);
  expect(contact.service.posts[1]?.fields.message).toBe(ada.message);
});

test('storage is full: the browser asks before it drops the message', async ({contact, page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await contact.open();
  await fillIn(page);
  const dialog = page.waitForEvent('dialog');
  const click = linkElsewhere(page).click({noWaitAfter: true});
  await (await dialog).dismiss();
  await click;
  await expect(contact.controls.message).toHaveValue(ada.message);
  await contact.send();
  await contact.expectSent();
});

const isDeep = Boolean(process.env.DEEP_TESTS);

test('every state of the form passes axe', async ({contact, page}) => {
  test.slow();
  const check = async (state: string) => {
    // axe needs a running clock.
    await page.clock.resume();
    // The deep run checks both themes.
    for (const colorScheme of isDeep ? (['light', 'dark'] as const) : (['dark'] as const)) {
      // Without motion, so that no color is measured in the middle of a transition.
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      const {violations} = await new AxeBuilder({page}).include('main').analyze();
      const found = violations.map(
        ({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`,
      );
      expect(found, `${state}, ${colorScheme}`).toEqual([]);
    }
  };
  contact.service.plan(
    {status: 429, headers: {'Retry-After': '30'}},
    {status: 400, body: '{"error":"No"}'},
  );
  await contact.open();
  await contact.controls.send.click();
  await check('errors');
  await contact.send();
  await expect(contact.status).toContainText(filled(copy.retrying, {seconds: 30}));
  await check('retrying');
  await page.clock.fastForward(30_000);
  await contact.expectFailed(copy.failures.refused.reason);
  await check('failed');
  await contact.reload();
  await expect(page.getByText(copy.restored)).toBeVisible();
  await check('restored');
  await contact.controls.send.click();
  await contact.expectSent();
  await check('sent');
});
