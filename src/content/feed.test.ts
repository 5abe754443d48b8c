/** @jest-environment node */
import {load} from 'cheerio';
import {insights} from '../data/insights';
import {site} from '../site';
import {feedOptions, feedText, readableFeed} from './feed';

const items = async (content: string | null) =>
  feedOptions.createFeedItems?.({
    blogPosts: [{metadata: {frontMatter: {category: 'Healthcare'}}}],
    siteConfig: {url: 'https://example.com', baseUrl: '/repo/'},
    defaultCreateFeedItems: async () => [
      {title: 'One', link: 'https://x.example/insights/one', date: new Date('2025-10-10'), content},
    ],
  } as never);

it('names the company, the category and the day, which is the same in America and Europe', async () => {
  const [item] = (await items('<p>Text</p>')) ?? [];
  expect(item).toMatchObject({
    content: '<p>Text</p>',
    category: [{name: 'Healthcare', term: 'Healthcare'}],
    author: [{name: site.company, email: site.emails.general, link: 'https://example.com/repo/'}],
  });
  for (const timeZone of ['America/Los_Angeles', 'UTC', 'Europe/Berlin'])
    expect(item?.date.toLocaleDateString('en-CA', {timeZone})).toBe('2025-10-10');
});

it('stops the build where an article has no text to send', async () => {
  await expect(items(null)).rejects.toThrow(/insights\/one: the feeds find no text/);
});

it('keeps the words of an article and drops what only its page needs', () => {
  const html =
    '<h2 id="a" class="b">Title<a class="hash-link" href="#a">#</a></h2>' +
    '<p>A <button>term</button> and <a class="c" href="https://x.example/">link</a></p>' +
    '<button>Copy</button><svg></svg><pre><code><span style="color:red">x</span></code></pre>';
  expect(feedText(html)).toBe(
    '<h2>Title</h2><p>A term and <a href="https://x.example/">link</a></p><pre><code>x</code></pre>',
  );
});

it.each([
  `<rss><channel><link>https://x.example/insights</link><item><title>On &lt;a&gt;</title>
   <link>https://x.example/insights/a</link>
   <pubDate>Fri, 10 Oct 2025 12:00:00 GMT</pubDate></item></channel></rss>`,
  `<feed><link rel="self" href="y"/><link rel="alternate" href="https://x.example/insights"/>
   <entry><title>On &lt;a&gt;</title><link href="https://x.example/insights/a"/>
   <published>2025-10-10T12:00:00Z</published></entry></feed>`,
])('shows the articles and their days in a browser: %s', (feed) => {
  const xml = readableFeed(`<?xml version="1.0" encoding="utf-8"?>${feed}`);
  expect(xml).toMatch(
    /^<\?xml .*\?>\s*<\?xml-stylesheet type="text\/css" href="\.\.\/feed\.css"\?>/,
  );
  const $ = load(xml, {xml: true});
  expect($('[xmlns\\:h]').attr('xmlns:h')).toBe('http://www.w3.org/1999/xhtml');
  expect($('h\\:h2 > h\\:a').attr('href')).toBe('https://x.example/insights/a');
  expect($('h\\:h2').text()).toBe('On <a>');
  expect($('h\\:h2 + h\\:p').text()).toBe('October 10, 2025');
  expect($('h\\:header').text()).toBe(insights.feed.hint + insights.feed.toSite);
  expect($('h\\:header h\\:a').attr('href')).toBe('https://x.example/insights');
});
