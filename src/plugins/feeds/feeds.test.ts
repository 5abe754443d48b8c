/** @jest-environment node */
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext} from '@docusaurus/types';
import {load} from 'cheerio';
import {insights} from '../../data/insights';
import {site} from '../../site';
import feedsPlugin, {createFeed} from './index';
import {createStylesheet, makeReadable} from './readable';

const root = 'https://example.com/repo/';

const post = (slug: string, date: string) =>
  ({
    metadata: {
      permalink: `/repo/insights/${slug}`,
      title: `On <${slug}>`,
      description: `About ${slug}`,
      date: new Date(date),
      frontMatter: {category: 'Healthcare'},
    },
  }) as unknown as BlogPost;

const html =
  '<main><h1>Title</h1><div id="__blog-post-container"><p>Full <a href="/repo/contact">text</a></p><button>Share</button></div><p>Closing</p></main>';
const feedOf = (posts: BlogPost[]) => createFeed({posts, root, readPage: async () => html});

it('carries whole articles with whole addresses, and nothing of their page', async () => {
  const [item] = (await feedOf([post('a', '2025-10-10')])).items;
  expect(item).toMatchObject({
    title: 'On <a>',
    link: 'https://example.com/repo/insights/a',
    description: 'About a',
    content: '<p>Full <a href="https://example.com/repo/contact">text</a></p>',
    category: [{name: 'Healthcare', term: 'Healthcare'}],
    author: [{name: site.company, email: site.emails.general, link: root}],
  });
});

it('dates an article so that it is the same day in America and Europe', async () => {
  const [item] = (await feedOf([post('a', '2025-10-10')])).items;
  const day = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', {timeZone, dateStyle: 'short'}).format(item?.date);
  expect(['America/Los_Angeles', 'America/New_York', 'UTC', 'Europe/Berlin'].map(day)).toEqual(
    Array(4).fill('2025-10-10'),
  );
});

it('holds the newest twenty', async () => {
  const posts = Array.from({length: 30}, (_, at) => post(`p${at}`, '2025-10-10'));
  expect((await feedOf(posts)).items.map(({link}) => link)).toEqual(
    posts.slice(0, 20).map((_, at) => `${root}insights/p${at}`),
  );
});

it('says whose feed it is, where it is and in which language', async () => {
  const feed = await feedOf([post('a', '2025-10-10')]);
  const $ = load(feed.rss2(), {xml: true});
  expect($('channel > language').text()).toBe('en-US');
  expect($('channel > atom\\:link[rel="self"]').attr('href')).toBe(`${root}insights/rss.xml`);
  expect($('item > author').text()).toBe(`${site.emails.general} (${site.company})`);
  const atom = load(feed.atom1(), {xml: true});
  expect(atom('feed > author > name').text()).toBe(site.company);
});

it.each(['rss2', 'atom1'] as const)(
  'shows in a browser links to its articles (%s)',
  async (format) => {
    const feed = await feedOf([post('a', '2025-10-10')]);
    const xml = makeReadable(feed[format](), 'feed.css');
    expect(xml).toMatch(/^<\?xml [^>]*\?>\s*<\?xml-stylesheet type="text\/css" href="feed.css"\?>/);
    const $ = load(xml, {xml: true});
    expect($('[xmlns\\:h]').attr('xmlns:h')).toBe('http://www.w3.org/1999/xhtml');
    expect($('h\\:h2 > h\\:a').attr('href')).toBe(`${root}insights/a`);
    expect($('h\\:h2').text()).toBe('On <a>');
    expect($('h\\:h2 + h\\:p').text()).toBe('October 10, 2025');
    expect($('h\\:header').text()).toBe(insights.feed.hint + insights.feed.toSite);
    expect($('h\\:header h\\:a').attr('href')).toBe(`${root}insights`);
  },
);

it('writes the design into its stylesheet', async () => {
  const css = await createStylesheet();
  expect(css).not.toContain('var(');
  expect(css).toMatch(/background: light-dark\(#\w+, #\w+\);/);
});

it('is found from every page', () => {
  const plugin = feedsPlugin({
    baseUrl: '/repo/',
    siteConfig: {url: 'https://example.com'},
  } as LoadContext);
  const {headTags} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
  expect(headTags).toEqual(
    [
      ['rss.xml', 'rss+xml', 'RSS'],
      ['atom.xml', 'atom+xml', 'Atom'],
      ['feed.json', 'feed+json', 'JSON'],
    ].map(([file, type, name]) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: `application/${type}`,
        href: `/repo/insights/${file}`,
        title: `${site.shortName} Insights (${name})`,
      },
    })),
  );
});
