import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';
import '../../yaml.cjs';
import words from '../../pages/_insights.yml';
import {site} from '../../site';
import {fill} from '../../site/fill';
import {articleCard} from './loadedContent';

const insights = fill(words);

const pageOnly =
  'svg, script, style, form, nav, dialog, button, summary, .hash-link, [popover], [data-frame], ' +
  '[aria-hidden="true"]';

const kept = /^(href|src|srcset|alt|width|height|title|datetime|colspan|rowspan|scope|start)$/;

/** An article's rendered content for feed readers: without buttons, drawings, and classes. */
export function feedText(html: string): string {
  const $ = load(html, null, false);
  // Glossary terms are buttons around text, and figures collapse their data: keep the content of both.
  const unwrap = (selector: string) =>
    $(selector).each((_, wrapper) => void $(wrapper).replaceWith($(wrapper).contents()));
  unwrap(':is(p, li, td) button');
  $(pageOnly).remove();
  unwrap('span, details');
  $('*').each((_, element) => {
    const names = 'attribs' in element ? Object.keys(element.attribs) : [];
    for (const name of names) if (!kept.test(name)) $(element).removeAttr(name);
  });
  return $.html().trim();
}

export const feedOptions: Partial<PluginOptions['feedOptions']> = {
  type: ['rss', 'atom', 'json'],
  title: `${site.shortName} ${insights.title}`,
  description: insights.description,
  copyright: `© ${site.company}`,
  language: 'en-US',
  limit: 20,
  async createFeedItems({defaultCreateFeedItems, blogPosts, siteConfig, ...rest}) {
    const items = await defaultCreateFeedItems({blogPosts, siteConfig, ...rest});
    const link = siteConfig.url + siteConfig.baseUrl;
    return items.map((item, index) => {
      const {category, authors} = articleCard(blogPosts[index]!);
      if (!item.content)
        throw new Error(
          `${item.link}: the feeds find no text, because its page has no #__blog-post-container. See src/theme/.`,
        );
      // Noon, because midnight UTC is still the day before in America.
      const date = new Date(`${item.date.toISOString().slice(0, 10)}T12:00:00Z`);
      return {
        ...item,
        date,
        published: date,
        content: feedText(item.content),
        category: [{name: category, term: category}],
        author: authors.map(({name, url}) => ({
          name,
          email: site.emails.general,
          link: url ?? link,
        })),
      };
    });
  },
};
