import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Feed} from 'feed';
import {feeds} from '../../content/addresses';
import type {ArticleFrontMatter} from '../../content/schema';
import {insights} from '../../data/insights';
import {site} from '../../site';
import {ownText} from '../pageText';
import {createStylesheet, makeReadable} from './readable';

/**
 * How many articles a feed holds, the newest: a reader keeps what it has seen, and asks again for the
 * whole file each hour. Twenty full articles weigh about 50 kB on the way.
 */
const limit = 20;

const title = `${site.shortName} ${insights.title}`;
const stylesheet = 'feed.css';

type FeedSource = {posts: BlogPost[]; root: string; readPage: (post: BlogPost) => Promise<string>};

/**
 * A feed of full articles.
 * @param source the posts, newest first, the site's address with a slash at its end, and the reader of
 *   a post's built page
 */
export async function createFeed({posts, root, readPage}: FeedSource): Promise<Feed> {
  const company = {name: site.company, email: site.emails.general, link: root};
  const [rss, atom, json] = feeds.map(({file}) => root + file);
  const items = await Promise.all(
    posts.slice(0, limit).map(async (post) => {
      const {metadata} = post;
      const {origin} = new URL(root);
      const link = origin + metadata.permalink;
      const {category} = metadata.frontMatter as unknown as ArticleFrontMatter;
      // Noon: at midnight it is still the day before for readers in America.
      const date = new Date(`${metadata.date.toISOString().slice(0, 10)}T12:00:00Z`);
      // The element that holds what the writer wrote, named as the framework names it.
      const content = ownText(await readPage(post), '#__blog-post-container', link);
      return {
        title: metadata.title,
        id: link,
        link,
        date,
        published: date,
        description: metadata.description,
        content,
        category: [{name: category, term: category}],
        author: [company],
      };
    }),
  );
  const feed = new Feed({
    id: `${root}insights`,
    link: `${root}insights`,
    title,
    description: insights.description,
    language: 'en-US',
    updated: items[0]?.date,
    author: company,
    copyright: `© ${site.company}`,
    image: `${root}icon-192.png`,
    favicon: `${root}favicon.ico`,
    feedLinks: {rss, atom, json},
  });
  items.forEach(feed.addItem);
  return feed;
}

/**
 * RSS, Atom and JSON feeds of the newest articles in full, and the links by which readers find them.
 * In place of the blog plugin's own feeds, which carry the page's buttons and name no author.
 */
export default function feedsPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  const root = `${siteConfig.url}${baseUrl}`;
  let posts: BlogPost[] = [];

  return {
    name: 'feeds',

    async allContentLoaded({allContent}) {
      posts =
        (allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined)
          ?.blogPosts ?? [];
    },

    injectHtmlTags: () => ({
      headTags: feeds.map(({file, type, name}) => ({
        tagName: 'link',
        attributes: {rel: 'alternate', type, href: baseUrl + file, title: `${title} (${name})`},
      })),
    }),

    async postBuild({outDir}) {
      const readPage = ({metadata}: BlogPost) =>
        readFile(path.join(outDir, `${metadata.permalink.slice(baseUrl.length)}.html`), 'utf8');
      const feed = await createFeed({posts, root, readPage});
      const [rss, atom, json] = feeds.map(({file}) => path.join(outDir, file)) as [
        string,
        string,
        string,
      ];
      await mkdir(path.dirname(rss), {recursive: true});
      await Promise.all([
        writeFile(rss, makeReadable(feed.rss2(), stylesheet)),
        writeFile(atom, makeReadable(feed.atom1(), stylesheet)),
        writeFile(
          json,
          JSON.stringify(
            {...(JSON.parse(feed.json1()) as object), language: feed.options.language},
            null,
            2,
          ),
        ),
        writeFile(path.join(path.dirname(rss), stylesheet), await createStylesheet()),
      ]);
    },
  };
}
