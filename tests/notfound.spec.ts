import {at, expect, settle, test} from './fixtures';
import {unknownPath} from './table';

// The browser itself notes a page's status 404; the rest is ours.
test.use({expected: /Failed to load resource|such-page|no-such|really-not/});

for (const path of [unknownPath, '/services/no-such-service', '/insights/really-not-there']) {
  test(`${path} shows the specification's words and logs itself once`, async ({page, visit}) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const isOurs = !message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && isOurs) errors.push(message.text());
    });
    const response = await visit(path);
    expect(response?.status()).toBe(404);
    await settle(page);
    const main = page.getByRole('main');
    await expect(main.getByText('404', {exact: true})).toBeVisible();
    await expect(main.getByText('Oops! Page not found', {exact: true})).toBeVisible();
    const home = main.getByRole('link', {name: 'Return to Home'});
    await expect(home).toHaveAttribute('href', at('/'));
    await page.waitForTimeout(500);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(path);
    await home.click();
    await expect(page).toHaveURL(at('/'));
    await expect(page.getByRole('banner')).toBeVisible();
    expect(errors).toHaveLength(1);
  });
}

test('keeps the frame, and its own place out of search engines', async ({page, visit}) => {
  await visit(unknownPath);
  await settle(page);
  await expect(page.getByRole('banner').getByRole('link', {name: 'Services', exact: true})).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(/not found/i);
});
