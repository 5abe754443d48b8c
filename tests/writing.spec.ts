import {existsSync, readFileSync} from 'node:fs';
import {pageAnchors} from '../src/content/anchors';
import {dayOf} from '../src/content/days';
import {site} from '../src/site';
import {expect, test} from './fixtures';

const build = process.env.BUILD_DIR || 'build';

for (const [page, anchors] of Object.entries(pageAnchors)) {
  test(`${page} has the parts that articles may link to`, async ({page: browserPage, visit}) => {
    await visit(page);
    for (const anchor of anchors)
      await expect(browserPage.locator(`[id="${anchor}"]`)).toHaveCount(1);
  });
}

test('no article of a later day is published', () => {
  const feed = JSON.parse(readFileSync(`${build}/insights/feed.json`, 'utf8')) as {
    items: {date_modified: string}[];
  };
  expect(feed.items.length).toBeGreaterThan(0);
  for (const {date_modified: date} of feed.items) expect(date.slice(0, 10) <= dayOf()).toBe(true);
});

test('the editor is there where a repository is set, and nowhere else', async ({visit, page}) => {
  expect(existsSync(`${build}/admin`)).toBe(site.repository !== undefined);
  expect(readFileSync(`${build}/sitemap.xml`, 'utf8')).not.toContain('/admin');
  await visit('/insights/ai-in-government');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(
    site.repository ? 1 : 0,
  );
});
