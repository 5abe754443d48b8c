import type {Page} from '@playwright/test';
import {words} from '../../src/content/ownPages';
import {quickLinks} from '../../src/navigation';
import {fillIn as fillWords} from '../../src/site/fillIn';
import {expect, stopClock} from '../fixtures';
import type {FaultyServer} from './faultyServer';

/** The form's text. */
export const copy = words.shared.form;

/** Matches a text of the form with its placeholders filled in; those without a value match anything. */
export const filled = (sentence: string, values: Parameters<typeof fillWords>[1] = {}) => {
  const parts = fillWords(sentence, values).split(/\{\{.*?\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'));
};

/** Milliseconds before the first, second and third retry, as specified. */
const retryDelays = [1000, 2000, 4000];

/** What the visitor enters in every test. */
export const ada = {
  name: 'Ada Lovelace',
  email: 'ada@visitor.example',
  message: 'We need a data pipeline.',
};

/** A footer link to another page, and the URL of that page. */
export const linkElsewhere = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: quickLinks[0]?.label, exact: true});
export const elsewhere = new RegExp(`${quickLinks[0]?.to}$`);

/** The contact form's controls, found by their visible text. */
export const controlsOf = (page: Page) => ({
  name: page.getByPlaceholder(copy.name.placeholder, {exact: true}),
  email: page.getByPlaceholder(copy.email.placeholder, {exact: true}),
  message: page.getByPlaceholder(copy.message.placeholder, {exact: true}),
  inquiry: page.getByRole('combobox', {name: copy.inquiryType.label}),
  // The first one, because "Try again" is a submit button too.
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

/** Waits until the form has hydrated, which needs no interaction. */
export const formReady = (page: Page) =>
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

  /** Opens the page with its clock stopped, so that tests can skip delays, and waits until the form works. */
  async open(): Promise<void> {
    await stopClock(this.page);
    await this.page.goto(`${this.built.origin}/contact`);
    await formReady(this.page);
  }

  /** Reloads the page, and waits until the form works. */
  async reload(): Promise<void> {
    await this.page.reload();
    await formReady(this.page);
  }

  /** Fills in the form and sends it. */
  async send(message?: string): Promise<void> {
    await fillIn(this.page, message);
    await this.controls.send.click();
  }

  /** Skips the delay before each retry, once the form says that it is waiting. */
  async skipDelays(delays = retryDelays): Promise<void> {
    for (const [index, delay] of delays.entries()) {
      await expect(this.status).toContainText(
        filled(copy.retrying, {attempt: index + 2, attempts: retryDelays.length + 1}),
      );
      await this.page.clock.fastForward(delay);
    }
  }

  /** Expects two confirmations, an empty form, and no stored draft. */
  async expectSent(): Promise<void> {
    await expect(this.status).toContainText(filled(copy.sent));
    await expect(this.controls.toast.first()).toBeVisible();
    const {name, email, message} = this.controls;
    for (const field of [name, email, message]) await expect(field).toHaveValue('');
    expect(await this.storedDraft()).toBeUndefined();
  }

  /** Expects the reason and the alternatives, with the message still in the form and in storage. */
  async expectFailed(reason: string, message = ada.message): Promise<void> {
    await expect(this.page.locator('#contact-form').getByRole('alert')).toContainText(reason);
    for (const alternative of [this.retry, this.controls.emailDraft, this.controls.copy])
      await expect(alternative).toBeVisible();
    await expect(this.controls.message).toHaveValue(message);
    expect(await this.storedDraft()).toContain(ada.name);
    await expect(this.controls.toast).toHaveCount(0);
  }

  /** Sends the message again, and expects it to go through. */
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

  /** Expects this many posts with one message id, and this many messages delivered to the owner. */
  expectReceived(posts: number, delivered: number): void {
    expect(this.service.posts).toHaveLength(posts);
    const ids = new Set(this.service.posts.map(({fields}) => fields.message_id));
    expect(ids.size).toBe(Math.min(posts, 1));
    expect(this.service.delivered).toHaveLength(delivered);
  }
}
