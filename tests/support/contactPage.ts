import type {Locator, Page} from '@playwright/test';
import {expect, settle} from '../fixtures';
import type {ContactSite} from './contactSite';
import type {FaultyServer} from './faultyServer';

/** Milliseconds before the first, second and third retry (specification section 9). */
export const retryDelays = [1000, 2000, 4000];
/** Characters that a message may have. */
export const messageLimit = 5000;
const fillTime = 3000;

/** The visitor of all rows. */
export const ada = {
  name: 'Ada Lovelace',
  email: 'ada@visitor.example',
  message: 'We need a data pipeline.',
};

/** The contact page, as a visitor uses it. */
export class ContactPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly inquiry: Locator;
  readonly button: Locator;
  readonly status: Locator;
  readonly alert: Locator;
  readonly toast: Locator;
  readonly retry: Locator;
  readonly mail: Locator;
  readonly copy: Locator;

  constructor(
    readonly page: Page,
    readonly built: ContactSite,
    readonly service: FaultyServer,
  ) {
    this.name = page.getByPlaceholder('Your name', {exact: true});
    this.email = page.getByPlaceholder('your email address', {exact: true});
    this.message = page.getByPlaceholder('Tell us about your project or inquiry...', {exact: true});
    this.inquiry = page.getByRole('combobox', {name: /inquiry type/i});
    this.button = page.locator('#contact-form button[type="submit"]').first();
    this.status = page.locator('#contact-form [data-phase] [role="status"]');
    this.alert = page.locator('#contact-form').getByRole('alert');
    this.toast = page
      .getByRole('region', {name: /notifications/i})
      .getByText('Message Sent!', {exact: true});
    this.retry = page.getByRole('button', {name: 'Try again'});
    this.mail = page.getByRole('link', {name: 'Send by e-mail instead'});
    this.copy = page.getByRole('button', {name: 'Copy message'});
  }

  /** Opens the page and waits until the form works with scripts. */
  async open(): Promise<void> {
    await this.page.goto(`${this.built.origin}/contact`);
    await settle(this.page);
  }

  /** Fills in the form as people do, who need more than the minimum of 3 seconds. */
  async fillIn(message = ada.message): Promise<void> {
    await this.type(message);
    await this.page.clock.fastForward(fillTime);
  }

  /** Fills in the form as a program does. */
  async type(message = ada.message): Promise<void> {
    await this.name.fill(ada.name);
    await this.email.fill(ada.email);
    await this.message.fill(message);
  }

  /** Fills in the form, stops the page's clock, so that every wait is the row's to skip, and presses the button. */
  async send(message?: string): Promise<void> {
    await this.fillIn(message);
    await this.stopClock();
    await this.button.click();
  }

  /** Opens the page and sends; the service fails, and the form waits to try again. */
  async sendAndFailOnce(): Promise<void> {
    this.service.plan({status: 500});
    await this.open();
    await this.send();
    await expect(this.page.locator('[data-phase="retrying"]')).toBeVisible();
  }

  /** Follows a link to another page, is asked by the browser, and stays. */
  async stayWhenAsked(): Promise<void> {
    const asked = this.page.waitForEvent('dialog');
    const pressed = this.page
      .getByRole('contentinfo')
      .getByRole('link', {name: 'About'})
      .click({noWaitAfter: true});
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await pressed;
  }

  /** Loads the page once more. */
  async reload(): Promise<void> {
    await this.page.clock.resume();
    await this.page.reload();
    await settle(this.page);
  }

  async stopClock(): Promise<void> {
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 1000));
  }

  /** Skips the waiting before the given retries, each time the form says it is waiting. */
  async skipDelays(delays = retryDelays): Promise<void> {
    for (const [index, delay] of delays.entries()) {
      await expect(this.status).toContainText(`try ${index + 2} of 4`);
      await expect(this.page.locator('[data-phase="retrying"]')).toBeVisible();
      await this.page.clock.fastForward(delay);
    }
  }

  /** The message went through: the visitor is told in two ways, and nothing is left behind. */
  async expectSent(): Promise<void> {
    await expect(this.status).toContainText('Your message was sent at');
    await this.page.clock.resume();
    await expect(this.toast).toBeVisible();
    for (const field of [this.name, this.email, this.message]) await expect(field).toHaveValue('');
    // The browser's own select, or the one that the styled list keeps for the form.
    await expect(this.page.locator('#contact-form select')).toHaveValue('');
    expect(await this.storedDraft()).toBeNull();
  }

  /** The message did not go through: it is still there, in the form and in the tab. */
  async expectKept(message = ada.message): Promise<void> {
    await expect(this.name).toHaveValue(ada.name);
    await expect(this.email).toHaveValue(ada.email);
    await expect(this.message).toHaveValue(message);
    expect(await this.storedDraft()).toContain(ada.name);
    await expect(this.toast).toHaveCount(0);
  }

  /** The visitor is told why, and has three ways on. */
  async expectFailed(reason: RegExp | string): Promise<void> {
    await expect(this.alert).toContainText(reason);
    for (const way of [this.retry, this.mail, this.copy]) await expect(way).toBeVisible();
    await expect(this.button).toHaveText('Send message');
  }

  /** The visitor is told why and has the message, which was posted once and is not sent again by itself. */
  async expectLeftToVisitor(reason: string, delivered: number): Promise<void> {
    await this.expectFailed(reason);
    await this.expectKept();
    await this.page.clock.fastForward(60_000);
    this.expectReceived(1, delivered);
  }

  /** The page was left with a message on its way: it is there, is not sent again by itself, and is the same one when it is. */
  async expectInterrupted(): Promise<void> {
    await this.expectLeftToVisitor('This page was left while it was on its way', 0);
    await this.expectRetryWorks();
    this.expectReceived(2, 1);
  }

  /** Sends the message again after a failure, which works this time, and says it is the same one. */
  async expectRetryWorks(): Promise<void> {
    const [before] = this.service.posts;
    await this.retry.click();
    await this.expectSent();
    await expect(this.button).toBeFocused();
    if (before) expect(this.service.posts.at(-1)?.fields.message_id).toBe(before.fields.message_id);
  }

  storedDraft(): Promise<string | null> {
    return this.page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('contact-draft'));
      return key ? sessionStorage.getItem(key) : null;
    });
  }

  /** What the service received: this many posts, all of one message, and the owner has it so often. */
  expectReceived(posts: number, delivered: number): void {
    expect(this.service.posts).toHaveLength(posts);
    const ids = new Set(this.service.posts.map(({fields}) => fields.message_id));
    expect(ids.size).toBe(posts === 0 ? 0 : 1);
    expect(this.service.delivered).toHaveLength(delivered);
  }
}
