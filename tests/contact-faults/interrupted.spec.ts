/** What comes between: no connection, two presses, another page. */
import {settle} from '../fixtures';
import {ada} from '../support/contactPage';
import {expect, test} from '../support/contactTest';

test.describe('offline', () => {
  test('before sending: it waits, says so, and goes out once the connection is back', async ({
    contact,
    context,
  }) => {
    await contact.open();
    await context.setOffline(true);
    await contact.send();
    await expect(contact.status).toContainText('You are offline. Your message is kept');
    await contact.expectKept();
    contact.expectReceived(0, 0);
    await context.setOffline(false);
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('during sending: the same', async ({contact, context}) => {
    await contact.sendAndFailOnce();
    await context.setOffline(true);
    await expect(contact.status).toContainText('You are offline');
    await contact.page.clock.fastForward(30_000);
    await expect(contact.status).toContainText('You are offline');
    contact.expectReceived(1, 0);
    await context.setOffline(false);
    await contact.expectSent();
    contact.expectReceived(2, 1);
  });

  test('after sending: the confirmation stays, and the next message waits', async ({
    contact,
    context,
  }) => {
    await contact.open();
    await contact.send();
    await contact.expectSent();
    await context.setOffline(true);
    await contact.page.clock.fastForward(60_000);
    await expect(contact.status).toContainText('Your message was sent');
    await contact.send('A second thought about the pipeline.');
    await expect(contact.status).toContainText('You are offline');
    expect(contact.service.posts).toHaveLength(1);
    await context.setOffline(false);
    await expect.poll(() => contact.service.delivered.length).toBe(2);
    expect(contact.service.posts).toHaveLength(2);
  });

  test('from before the part that sends could be loaded', async ({contact, context, page}) => {
    let isBlocked = true;
    await context.route('**/assets/js/*.js', async (route) => {
      if (!isBlocked) return route.continue();
      const response = await route.fetch().catch(() => undefined);
      return !response || (await response.text()).includes('resumePausedMutations')
        ? route.abort()
        : route.fulfill({response});
    });
    await contact.open();
    await context.setOffline(true);
    await contact.send();
    await expect(contact.status).toContainText('You are offline');
    await contact.expectKept();
    isBlocked = false;
    await context.setOffline(false);
    await contact.expectSent();
    expect(page.url()).toBe(`${contact.built.origin}/contact`);
    contact.expectReceived(1, 1);
  });
});

test.describe('pressed twice, left and come back', () => {
  test('a double click sends once', async ({contact}) => {
    contact.service.plan({delay: 300});
    await contact.open();
    await contact.fillIn();
    await contact.button.dblclick();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('Enter twice, and a press of the button, send once', async ({contact}) => {
    contact.service.plan({delay: 300});
    await contact.open();
    await contact.fillIn();
    await contact.email.press('Enter');
    await contact.email.press('Enter');
    await contact.button.click();
    await contact.expectSent();
    contact.expectReceived(1, 1);
  });

  test('a reload on the way: the message is back, is not sent again by itself, and is the same one', async ({
    contact,
  }) => {
    contact.service.plan({fault: 'hang'});
    await contact.open();
    await contact.send();
    await expect.poll(() => contact.service.posts.length).toBe(1);
    await contact.reload();
    await contact.expectInterrupted();
  });

  test('about to leave for another page on the way: the browser asks, and who stays sees it confirmed', async ({
    contact,
    page,
  }) => {
    await contact.sendAndFailOnce();
    await contact.stayWhenAsked();
    await expect(page.locator('[data-phase="retrying"]')).toBeVisible();
    await contact.message.press('Control+Enter');
    await contact.name.press('Enter');
    await page.clock.fastForward(1000);
    await contact.expectSent();
    contact.expectReceived(2, 1);
  });

  test('to another page all the same, and back: the message is there, is not sent by itself, and is the same one', async ({
    contact,
    page,
  }) => {
    await contact.sendAndFailOnce();
    page.on('dialog', (question) => void question.accept());
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL(/about$/);
    await page.clock.resume();
    await page.goBack();
    await settle(page);
    await contact.expectInterrupted();
  });

  test('once it is sent, nobody is asked', async ({contact, page}) => {
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await contact.open();
    await contact.send();
    await contact.expectSent();
    await page.getByRole('contentinfo').getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL(/about$/);
    expect(questions).toEqual([]);
  });

  test('what is changed on the way is another message, and stays', async ({contact}) => {
    await contact.sendAndFailOnce();
    await contact.message.fill(`${ada.message} And a dashboard.`);
    await contact.page.clock.fastForward(1000);
    await expect(contact.status).toContainText('Your message was sent');
    await expect(contact.message).toHaveValue(`${ada.message} And a dashboard.`);
    expect(await contact.storedDraft()).toContain('And a dashboard.');
    contact.expectReceived(2, 1);
    expect(contact.service.posts[1]?.fields.message).toBe(ada.message);
  });

  test('back and forward after it was sent do not send it again', async ({contact, page}) => {
    await page.goto(`${contact.built.origin}/about`);
    await contact.open();
    await contact.send();
    await contact.expectSent();
    await page.goBack();
    await expect(page).toHaveURL(/about$/);
    await page.goForward();
    await settle(page);
    await expect(contact.message).toHaveValue('');
    await page.clock.fastForward(60_000);
    contact.expectReceived(1, 1);
  });
});
