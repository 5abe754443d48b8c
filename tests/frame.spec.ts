/** The frame of every page: the top bar, its phone menu, and the footer. */
import {words} from '../src/content/ownPages';
import {getStarted} from '../src/navigation';
import {site} from '../src/site';
import {
  addressesOf,
  at,
  bar,
  barLinks,
  builtPage,
  expect,
  menuButton,
  panelButton,
  panelLinks,
  searchButton,
  settle,
  test,
  themeButton,
  waitForPaint,
} from './fixtures';
import {doors, footerLinks, mainLinks, services} from './published';

const pageLinks = (links: readonly {to: string}[]) => links.map(({to}) => at(to));

test('the bar has its links in order, stays visible, and its links work', async ({page, visit}) => {
  await visit('/');
  await expect(barLinks(page)).toHaveText(mainLinks.map(({label}) => label));
  expect(await addressesOf(barLinks(page))).toEqual(pageLinks(mainLinks));
  await expect(searchButton(page)).toBeVisible();
  await expect(themeButton(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo({top: 2000, behavior: 'instant'}));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(barLinks(page).last()).toBeInViewport();
  await barLinks(page).nth(1).click();
  await expect(page).toHaveURL(at(mainLinks[1]?.to ?? ''));
  await bar(page).getByRole('link', {name: getStarted.label}).click();
  await expect(page).toHaveURL(at(getStarted.to));
});

test('the first tab stop is a link that skips to the content', async ({page, visit}) => {
  await visit('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: /skip to/i});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

/** The paths that the panel links to: the first for each kind of reader, then all services. */
const panelAddresses = [
  ...doors.map(({links: [first]}) => at(first?.to ?? '')),
  ...services.map(({route}) => at(route)),
];

test('the button next to "Services" opens a panel with all services and links for kinds of readers', async ({
  page,
  visit,
}) => {
  await visit('/about');
  await settle(page);
  const open = async () => {
    await expect(panelLinks(page).first()).toBeHidden();
    await panelButton(page).press('Enter');
    await expect(panelLinks(page).first()).toBeVisible();
  };
  await panelButton(page).hover();
  await open();
  expect(await addressesOf(panelLinks(page))).toEqual(panelAddresses);
  await page.keyboard.press('Tab');
  await expect(panelLinks(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelButton(page)).toBeFocused();
  await open();
  await barLinks(page).last().focus();
  await open();
  await panelLinks(page).last().click();
  await expect(page).toHaveURL(panelAddresses.at(-1) ?? '');
  await expect(panelLinks(page).first()).toBeHidden();
});

test('on a phone a button opens the menu, and every usual way closes it', async ({page, visit}) => {
  const phone = {width: 390, height: 844};
  await page.setViewportSize(phone);
  await visit('/');
  await settle(page);
  const open = async () => {
    await expect(barLinks(page)).toHaveCount(0);
    await expect(menuButton(page)).toHaveAccessibleName(words.shared.frame.menu);
    await menuButton(page).press('Enter');
    await expect(menuButton(page)).toHaveAccessibleName(words.shared.frame.close);
    await expect(barLinks(page)).toHaveText(mainLinks.map(({label}) => label));
    for (const link of await barLinks(page).all()) await expect(link).toBeInViewport();
    expect(await addressesOf(panelLinks(page))).toEqual(panelAddresses);
  };
  await open();
  await menuButton(page).click();
  await expect(menuButton(page)).toBeFocused();
  await open();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await open();
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await open();
  await page.setViewportSize({width: 1366, height: 768});
  await expect(barLinks(page).first()).toBeVisible();
  await waitForPaint(page);
  await page.setViewportSize(phone);
  await open();
  // A link to the current page
  await barLinks(page).first().click();
  await open();
  await barLinks(page).last().click();
  await expect(page).toHaveURL(at(mainLinks.at(-1)?.to ?? ''));
  await expect(barLinks(page)).toHaveCount(0);
});

test('the footer has the brand, its links, all services, and the contact details', () => {
  const footer = builtPage('/about')('footer');
  const words = footer.text();
  for (const text of [site.blurb, `© ${new Date().getFullYear()} ${site.company}`, ...site.address])
    expect(words).toContain(text);
  const links = [
    ...pageLinks(footerLinks),
    ...services.map(({route}) => at(route)),
    `tel:${site.phone.dial}`,
    `mailto:${site.emails.general}`,
  ];
  const shown = footer
    .find('a')
    .toArray()
    .map(({attribs}) => attribs.href);
  expect(shown).toEqual(expect.arrayContaining(links));
  const listed = shown.filter((address) => address?.startsWith(at('/services/')));
  expect(listed).toEqual(services.map(({route}) => at(route)));
});
