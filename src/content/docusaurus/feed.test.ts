/** @jest-environment node */
import {site} from '../../site';
import {feedOptions, feedText} from './feed';

const items = async (content: string | null) =>
  feedOptions.createFeedItems?.({
    blogPosts: [
      {
        metadata: {
          authors: [],
          permalink: '/repo/insights/one',
          date: new Date('2025-10-10'),
          frontMatter: {category: 'Healthcare'},
        },
      },
    ],
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
    author: [{name: site.shortName, email: site.emails.general, link: 'https://example.com/repo/'}],
  });
  for (const timeZone of ['America/Los_Angeles', 'UTC', 'Europe/Berlin'])
    expect(item?.date.toLocaleDateString('en-CA', {timeZone})).toBe('2025-10-10');
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
