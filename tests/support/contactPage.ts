import type {Page} from '@playwright/test';
import {words} from '../../src/content/ownPages';
import {quickLinks} from '../../src/navigation';
import {fillIn as fillWords} from '../../src/site/fillIn';
import {expect, stopClock} from '../fixtures';
import type {FaultyServer} from './faultyServer';

/** The form's words. */
export const copy = words.shared.form;

/** A sentence as a visitor reads it, with any words in place of what isn't given. */
export const told = (sentence: string, values: Parameters<typeof fillWords>[1] = {}) => {
  const parts = fillWords(sentence, values).split(/\{\{.*?\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'));
};

/** Milliseconds before the first, second and third retry, as specified. */
const retryDelays = [1000, 2000, 4000];

/** The visitor of all tests. */
export const ada = {
  name: 'Ada Lovelace',
  email: 'ada@visitor.example',
  message: 'We need a data pipeline.',
};

/** A link of the footer to another page, and where it leads. */
export const linkElsewhere = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: quickLinks[0]?.label, exact: true});
export const elsewhere = new RegExp(`${quickLinks[0]?.to}$`);

/** The contact form's controls, by what a visitor sees. */
export const controlsOf = (page: Page) => ({
  name: page.getByPlaceholder(copy.name.placeholder, {exact: true}),
  email: page.getByPlaceholder(copy.email.placeholder, {exact: true}),
  message: page.getByPlaceholder(copy.message.placeholder, {exact: true}),
  inquiry: page.getByRole('combobox', {name: copy.inquiryType.label}),
  // The first: "Try again" sends the form too.
  send: page.locator('#contact-form button[type="submit"]').first(),
  toast: page.getByText(copy.confirmation.title, {exact: true}).locator('visible=true'),
  emailDraft: page.getByRole('link', {name: copy.mail}),
  copy: page.getByRole('button', {name: copy.copy}),
});

export async function fillIn(page: Page, message = ada.message): Promise<void> {
  const {name, email, message: box} = controlsOf(page);
  await name.fill(ada.name);
  await email.fill(ada.email);
  await box.fill(message);
}

/** Waits until the form has come to life, which it does by itself. */
export const wakeForm = (page: Page) =>
  expect(page.locator('#contact-form[data-is-ready]')).toBeAttached();

/** The contact page of a site with a form service, as a visitor uses it. */
export class ContactPage {
  constructor(
    readonly page: Page,
    readonly built: {origin: string},
    readonly service: FaultyServer,
    readonly controls = controlsOf(page),
    readonly status = page.locator('#contact-form [data-phase]'),
    readonly retry = page.getByRole('button', {name: copy.retry}),
  ) {}

  /** Opens the page, its clock stopped, so that every wait is the test's to skip, and waits until the form works. */
  async open(): Promise<void> {
    await stopClock(this.page);
    await this.page.goto(`${this.built.origin}/contact`);
    await wakeForm(this.page);
  }

  /** Loads the page once more. */
  async reload(): Promise<void> {
    await this.page.reload();
    await wakeForm(this.page);
  }

  /** Fills in the form and sends it. */
  async send(message?: string): Promise<void> {
    await fillIn(this.page, message);
    await this.controls.send.click();
  }

  /** Skips the waiting before these retries, each time the form says it is waiting. */
  async skipDelays(delays = retryDelays): Promise<void> {
    for (const [index, delay] of delays.entries()) {
      await expect(this.status).toContainText(
        told(copy.retrying, {attempt: index + 2, attempts: retryDelays.length + 1}),
      );
      await this.page.clock.fastForward(delay);
    }
  }

  /** The message went through: the visitor is told in two ways, and nothing is left behind. */
  async expectSent(): Promise<void> {
    await expect(this.status).toContainText(told(copy.sent));
    await expect(this.controls.toast.first()).toBeVisible();
    const {name, email, message} = this.controls;
    for (const field of [name, email, message]) await expect(field).toHaveValue('');
    expect(await this.storedDraft()).toBeUndefined();
  }

  /** The visitor is told why, has other ways on, and the message is still in the form and in the tab. */
  async expectFailed(reason: string, message = ada.message): Promise<void> {
    await expect(this.page.locator('#contact-form').getByRole('alert')).toContainText(reason);
    for (const way of [this.retry, this.controls.emailDraft, this.controls.copy])
      await expect(way).toBeVisible();
    await expect(this.controls.message).toHaveValue(message);
    expect(await this.storedDraft()).toContain(ada.name);
    await expect(this.controls.toast).toHaveCount(0);
  }

  /** Sends the message again, which works this time, and says it is the same one. */
  async expectRetryWorks(): Promise<void> {
    await this.retry.click();
    await this.expectSent();
    await expect(this.controls.send).toBeFocused();
  }

  storedDraft(): Promise<string | undefined> {
    return this.page.evaluate(() =>
      Object.values<string>({...sessionStorage}).find((text) => text.includes('"id":')),
    );
  }

  /** What the service received: this many posts, all of one message, and the owner has it so often. */
  expectReceived(posts: number, delivered: number): void {
    expect(this.service.posts).toHaveLength(posts);
    const ids = new Set(this.service.posts.map(({fields}) => fields.message_id));
    expect(ids.size).toBe(Math.min(posts, 1));
    expect(this.service.delivered).toHaveLength(delivered);
  }
}
