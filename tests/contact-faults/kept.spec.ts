/** What becomes of the words until they are sent, and where else they can go. */
import {site as identity} from '../../src/site';
import {settle} from '../fixtures';
import {ada, ContactPage} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

test.describe('the draft', () => {
  test('is kept from the first keystroke, through a reload, and can be discarded', async ({
    contact,
    page,
  }) => {
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

  test('survives a crash: what the tab holds at that moment brings the message back', async ({
    contact,
    context,
    page,
  }) => {
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
    [
      'refused',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`with storage ${what}, lives in memory: the browser asks before it goes with the page, and it stays until it is sent`, async ({
      contact,
      page,
    }) => {
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
  test('e-mail and copy hold the message; a long one is cut in the e-mail, visibly', async ({
    contact,
    context,
    page,
  }) => {
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
    await expect(
      page.getByText(/The e-mail has room for the first \d+ of [\d,]+ characters/),
    ).toBeVisible();
    await contact.copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('the end');
    await contact.expectKept(long);
  });

  test('where copying is refused, the message is selected', async ({contact, page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    contact.service.plan({status: 400});
    await contact.open();
    await contact.send();
    await contact.copy.click();
    await expect(page.getByText(/The message is selected/)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(ada.message);
    contact.expectReceived(1, 0);
  });
});
