/** The feeds of a site; for `../check-deployed.mjs`. */
import {load} from 'cheerio';
import {follow, isPage, told} from './visitor.mjs';

/** The addresses of a feed's articles. */
function articlesOf({type, body}) {
  if (type.endsWith('json')) {
    try {
      return JSON.parse(body).items.map((item) => item.url);
    } catch {
      return [];
    }
  }
  const $ = load(body, {xml: true});
  return $('item > link, entry > link')
    .toArray()
    .map((link) => $(link).attr('href') ?? $(link).text());
}

/** The feeds: there is one, each has articles, and they are on this site. */
export async function checkFeeds(tour, feeds) {
  const {home, visit, each, fault} = tour;
  if (feeds.size === 0) fault('No page names a feed', home);
  await each(feeds, async (url) => {
    const answer = await visit(url);
    const articles = articlesOf(answer);
    if (answer.status !== 200 || articles.length === 0)
      fault('These feeds are empty', url, told(answer));
    for (const article of articles) {
      if (!article.startsWith(home)) fault('A feed names an article of another site', article);
      else if (!isPage(await follow(tour, article)))
        fault('A feed names an article that does not answer', article);
    }
  });
}
