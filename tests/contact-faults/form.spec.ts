/** What the form says before and after, and what stands beside it. */
import AxeBuilder from '@axe-core/playwright';
import {ada, messageLimit} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

test.describe('checked before sending', () => {
  test('errors: a summary with the focus, a message at each field, nothing sent', async ({
    contact,
    page,
  }) => {
    await contact.open();
    await contact.email.fill('ada@');
    await contact.button.click();
    const summary = page.getByRole('group', {name: 'Please check the form'});
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter a full address, such as name@example.com.',
      'Enter your message.',
    ]);
    await expect(contact.name).toHaveAccessibleDescription('Enter your name.');
    await expect(contact.email).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', {name: 'Enter your message.'}).click();
    await expect(contact.message).toBeFocused();
    await contact.message.fill(ada.message);
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(contact.message).toBeFocused();
    contact.expectReceived(0, 0);
  });

  test('100,000 characters: counted, never cut, not sent', async ({contact, page}) => {
    const message = `${'x'.repeat(99_997)}end`;
    await contact.open();
    await contact.send(message);
    await expect(contact.message).toHaveAccessibleDescription(
      /Shorten your message by 95,000 characters/,
    );
    await expect(page.getByRole('group', {name: 'Please check the form'})).toBeFocused();
    await contact.expectKept(message);
    contact.expectReceived(0, 0);
    await contact.message.fill('x'.repeat(messageLimit));
    await expect(page.getByText('5,000 of 5,000 characters')).toBeVisible();
    await contact.button.click();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('a name of 100,000 characters still arrives', async ({contact}) => {
    await contact.open();
    await contact.fillIn();
    await contact.name.fill('y'.repeat(100_000));
    await contact.button.click();
    await contact.expectSent();
    expect(contact.service.posts[0]?.fields.name).toHaveLength(100_000);
    contact.expectReceived(1, 1);
  });

  test('a filled honeypot is emptied, and the visitor asked to press again', async ({
    contact,
    page,
  }) => {
    await contact.open();
    await contact.fillIn();
    const trap = page.locator('input[name="_gotcha"]');
    await expect(trap).toBeHidden();
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'http://spam.example'));
    await contact.button.click();
    await expect(contact.status).toContainText('A field that people cannot see was filled in');
    await contact.expectKept();
    contact.expectReceived(0, 0);
    await contact.button.click();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('what is sent sooner than people can type waits for the rest of 3 seconds', async ({
    contact,
    page,
  }) => {
    await contact.open();
    await contact.stopClock();
    await contact.type();
    await contact.button.click();
    await expect(contact.button).toHaveText('Sending');
    await page.clock.fastForward(2900);
    await page.waitForTimeout(200);
    contact.expectReceived(0, 0);
    await page.clock.fastForward(200);
    await page.clock.resume();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({colorScheme});

    test('every state of the form passes axe', async ({contact, page}) => {
      const check = async (state: string) => {
        await page.clock.resume();
        const {violations} = await new AxeBuilder({page}).include('main').analyze();
        expect(
          violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`),
          state,
        ).toEqual([]);
      };
      contact.service.plan(
        {status: 429, headers: {'Retry-After': '60'}},
        {status: 400, body: '{"error":"No"}'},
      );
      await contact.open();
      await contact.button.click();
      await check('errors');
      await contact.send();
      await expect(page.locator('[data-phase="retrying"]')).toBeVisible();
      await check('retrying');
      await page.clock.fastForward(60_000);
      await contact.expectFailed('refused it');
      await check('failed');
      await contact.reload();
      await expect(
        page.getByText('What you had written before is back in the form.'),
      ).toBeVisible();
      await check('restored');
      await contact.button.click();
      await contact.expectSent();
      await check('sent');
    });
  });
}

test.describe('the neighbors', () => {
  test('the booking link carries who is writing', async ({contact, page}) => {
    await contact.open();
    const link = page.getByRole('link', {name: 'Book a Consultation'});
    await expect(link).toHaveAttribute('href', 'https://booking.example/consultation');
    await contact.fillIn();
    await expect(link).toHaveAttribute(
      'href',
      'https://booking.example/consultation?name=Ada+Lovelace&email=ada%40visitor.example',
    );
    await contact.button.click();
    await contact.expectSent();
    await expect(link).toHaveAttribute('href', 'https://booking.example/consultation');
  });

  test('Subscribe posts the address to the newsletter service', async ({page, built, service}) => {
    service.plan({type: 'text/html', body: '<h1>Almost there</h1>'});
    await page.goto(`${built.origin}/insights`);
    await page.getByPlaceholder('Enter your email').fill(ada.email);
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await expect(page.getByRole('heading', {name: 'Almost there'})).toBeVisible();
    expect(service.posts.map(({fields}) => fields)).toEqual([{email: ada.email}]);
  });
});
