/** What becomes of the words until they are sent. */
import AxeBuilder from '@axe-core/playwright';
import {ada, copy, elsewhere, fillIn, linkElsewhere, told, wakeForm} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

test('a draft is kept from the first keystroke', async ({contact, page, service}) => {
  await contact.open();
  await contact.controls.name.press('A');
  await expect.poll(() => contact.storedDraft()).toContain('"name":"A"');
  await fillIn(page);
  await contact.controls.inquiry.selectOption('behavioral');
  await page.goto(`${service.origin}/elsewhere`);
  await page.goBack();
  await wakeForm(page);
  await expect(contact.controls.message).toHaveValue(ada.message);
  await contact.reload();
  await expect(page.getByText(copy.restored)).toBeVisible();
  await expect(contact.controls.inquiry).toHaveValue('behavioral');
  await page.getByRole('button', {name: copy.discard}).click();
  await expect(contact.controls.message).toHaveValue('');
  expect(await contact.storedDraft()).toBeUndefined();
  contact.expectReceived(0, 0);
});

test('left on the way: it is back, and not sent again by itself', async ({contact, page}) => {
  contact.service.plan({status: 500});
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await contact.open();
  await contact.send();
  await expect(contact.status).toContainText(told(copy.retrying, {attempt: 2, attempts: 4}));
  await contact.reload();
  expect(questions).toEqual(['beforeunload']);
  await contact.expectFailed(copy.failures.interrupted.reason);
  await page.clock.fastForward(30_000);
  contact.expectReceived(1, 0);
  await contact.expectRetryWorks();
  contact.expectReceived(2, 1);
  // Once it is sent, nobody is asked.
  await linkElsewhere(page).click();
  await expect(page).toHaveURL(elsewhere);
  expect(questions).toHaveLength(1);
});

test('what is changed on the way is another message, and stays', async ({contact, page}) => {
  contact.service.plan({status: 500});
  await contact.open();
  await contact.send();
  await expect(contact.status).toContainText(told(copy.retrying, {attempt: 2, attempts: 4}));
  await contact.controls.message.fill(`${ada.message} And a dashboard.`);
  await page.clock.fastForward(1000);
  await expect(contact.status).toContainText(told(copy.sent));
  await expect(contact.controls.message).toHaveValue(`${ada.message} And a dashboard.`);
  expect(await contact.storedDraft()).toContain('And a dashboard.');
  contact.expectReceived(2, 1);
  expect(contact.service.posts[1]?.fields.message).toBe(ada.message);
});

test('storage refused: the browser asks before the words go', async ({contact, page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await contact.open();
  await fillIn(page);
  const asked = page.waitForEvent('dialog');
  const chosen = linkElsewhere(page).click({noWaitAfter: true});
  await (await asked).dismiss();
  await chosen;
  await expect(contact.controls.message).toHaveValue(ada.message);
  await contact.send();
  await contact.expectSent();
});

const isDeep = Boolean(process.env.DEEP_TESTS);

test('every state of the form passes axe', async ({contact, page}) => {
  test.slow();
  const check = async (state: string) => {
    // For axe, which waits by it.
    await page.clock.resume();
    // Both themes in the deep run.
    for (const colorScheme of isDeep ? (['light', 'dark'] as const) : (['dark'] as const)) {
      // Without motion: no color is measured on its way to another.
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
  await expect(contact.status).toContainText(told(copy.retrying, {seconds: 30}));
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
