import {legalLinks} from '../src/navigation';
import {site} from '../src/site';
import {at, expect, outline, settle, test} from './fixtures';

test('the home page says what the company is and leads on', async ({page, visit}) => {
  await visit('/');
  await settle(page);
  const main = page.getByRole('main');
  const headline = main.getByRole('heading', {level: 1});
  await expect(headline).toContainText(site.tagline.technology);
  await expect(headline).toContainText(site.tagline.human);
  await expect(main.getByRole('heading', {name: 'Integrated Approach'})).toBeVisible();
  await expect(main.getByRole('heading', {name: /^Why Choose/})).toBeVisible();
  for (const point of [/proven expertise/i, /integrated solutions/i, /human-cent/i]) {
    await expect(main.getByRole('heading', {name: point})).toBeVisible();
  }
  // Two cards to the services, and both closing buttons.
  expect(await main.locator(`a[href^="${at('/services')}"]`).count()).toBeGreaterThanOrEqual(3);
  expect(await main.locator(`a[href="${at('/contact')}"]`).count()).toBeGreaterThanOrEqual(2);
});

test('the industries page has four industries with four capabilities each', async ({
  page,
  visit,
}) => {
  await visit('/industries');
  await settle(page);
  const sections = await outline(page);
  const industries = [
    /NASA and aerospace/i,
    /DoD and government/i,
    /consumer and lifestyle/i,
    /healthcare and behavioral/i,
  ];
  for (const name of industries) {
    const section = sections.find(({heading}) => name.test(heading));
    expect(section, String(name)).toBeDefined();
    expect(section?.listItems.length).toBeGreaterThanOrEqual(4);
    expect(section?.text.length).toBeGreaterThan(120);
  }
  const main = page.getByRole('main');
  const stats = {
    '15+': /years combined experience/i,
    '100%': /client satisfaction/i,
    '24/7': /technical support/i,
  };
  for (const [figure, meaning] of Object.entries(stats)) {
    const shown = main.getByText(figure, {exact: true});
    await expect(shown).toBeVisible();
    await expect(shown.locator('..')).toContainText(meaning);
  }
  await expect(main.locator(`a[href="${at('/contact')}"]`).first()).toBeVisible();
});

test('privacy and accessibility have an address of their own, and say whom to write to', async ({
  page,
  visit,
}) => {
  for (const {to, label} of legalLinks) {
    await visit(to);
    const section = page.locator(new URL(page.url()).hash);
    await expect(section.getByRole('heading', {level: 2}), label).toBeInViewport();
    await expect(section.locator(`a[href="mailto:${site.emails.general}"]`)).toBeVisible();
  }
});

test('the about page has the mission, the difference, three values and both buttons', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await settle(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(/mission/i);
  await expect(main).toContainText(/sets us apart/i);
  for (const value of ['Innovation', 'Human-Centered', 'Excellence']) {
    await expect(main.getByText(value, {exact: true})).toBeVisible();
  }
  await expect(main).toContainText(/mind-body/i);
  await expect(main).toContainText(/behavior analysis|behavioral analysis/i);
  await expect(main.locator(`a[href="${at('/contact')}"]`).first()).toBeVisible();
  await expect(main.locator(`a[href="${at('/services')}"]`).first()).toBeVisible();
});
