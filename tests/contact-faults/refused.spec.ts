/** What the form service refuses, or answers so that nobody can tell. */
import {expect, test} from '../support/contactTest';

test.describe('refused', () => {
  test('422 with errors of single fields: they stand at their fields', async ({contact}) => {
    const errors = [
      {field: 'email', code: 'TYPE_EMAIL', message: 'should be an email that exists'},
    ];
    contact.service.plan({status: 422, body: JSON.stringify({errors})});
    await contact.open();
    await contact.send();
    const summary = contact.page.getByRole('group', {name: 'Please check the form'});
    await expect(summary).toBeFocused();
    await expect(contact.email).toHaveAccessibleDescription('should be an email that exists');
    await summary.getByRole('link', {name: 'should be an email that exists'}).click();
    await expect(contact.email).toBeFocused();
    await contact.expectKept();
    contact.expectReceived(1, 0);
    await contact.email.fill('ada@elsewhere.example');
    await expect(summary).toHaveCount(0);
    await contact.button.click();
    await contact.expectSent();
    expect(contact.service.posts).toHaveLength(2);
    expect(contact.service.delivered).toHaveLength(1);
  });

  test('400 with words of the service: they are passed on as text', async ({contact}) => {
    contact.service.plan({
      status: 400,
      body: '{"error":"This form is <b>closed</b><script>alert(1)</script>"}',
    });
    await contact.open();
    await contact.send();
    await contact.expectFailed('It says: “This form is closed alert(1)”');
    await contact.expectKept();
    contact.expectReceived(1, 0);
  });

  test('a spam flag in an answer of status 200', async ({contact}) => {
    contact.service.plan({body: '{"success":false,"message":"Marked as spam"}'});
    await contact.open();
    await contact.send();
    await contact.expectFailed('took it for spam');
    await contact.expectKept();
    expect(contact.service.posts).toHaveLength(1);
  });

  test('403 and 404 are not tried again', async ({contact}) => {
    contact.service.plan(
      {status: 403, type: 'text/html', body: 'Forbidden'},
      {status: 404, body: ''},
    );
    await contact.open();
    await contact.send();
    await contact.expectFailed('refused it');
    await contact.retry.click();
    await expect.poll(() => contact.service.posts.length).toBe(2);
    await contact.expectFailed('refused it');
    await contact.expectKept();
    contact.expectReceived(2, 0);
  });
});

test.describe('answers nobody can read', () => {
  for (const [what, answer] of [
    ['malformed JSON', {body: '{"success": tr'}],
    ['an answer that breaks off', {body: '{"success":', fault: 'cut'}],
    ['a captcha page', {type: 'text/html', body: '<form>Please solve this captcha</form>'}],
  ] as const) {
    test(`${what}: not called sent, and not sent again by itself`, async ({contact}) => {
      contact.service.plan(answer);
      await contact.open();
      await contact.send();
      await contact.expectLeftToVisitor('Your message may not have been sent', 1);
      await contact.expectRetryWorks();
      // The owner has it once, for the id is the same.
      contact.expectReceived(2, 1);
    });
  }

  test('a service that refuses to be read from here (CORS) is not asked twice', async ({
    contact,
  }) => {
    contact.service.always({cors: false});
    await contact.open();
    await contact.send();
    await contact.expectLeftToVisitor('Your message may not have been sent', 1);
  });
});
