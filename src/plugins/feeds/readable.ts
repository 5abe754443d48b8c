import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {readTokens, tokenOf} from '../../css/readTokens';
import {insights} from '../../data/insights';

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * Makes a feed readable for whoever follows its link in a browser: with a stylesheet, and with links in
 * the namespace of XHTML, which browsers follow and feed readers pass over. XSLT, the older way, is
 * being taken out of browsers, and Chromium shows a red warning above pages made by it.
 * @param xml an RSS or Atom feed
 * @param stylesheet the stylesheet's address, relative to the feed
 */
export function makeReadable(xml: string, stylesheet: string): string {
  const $ = load(xml, {xml: true});
  const list = $('channel, feed').first();
  const link = (address: string, text: string) => $('<h:a/>').attr('href', address).text(text);
  list.find('item, entry').each((_, entry) => {
    const [title, address] = [$(entry).children('title').text(), $(entry).children('link')];
    const day = longDate.format(new Date($(entry).children('pubDate, published').text()));
    $(entry).prepend(
      $('<h:h2/>').append(link(address.attr('href') ?? address.text(), title)),
      $('<h:p/>').text(day),
    );
  });
  const home = list
    .children('link')
    .filter((_, {attribs}) => attribs.rel !== 'self')
    .first();
  list.prepend(
    $('<h:header/>').append(
      $('<h:p/>').text(insights.feed.hint),
      $('<h:p/>').append(link(home.attr('href') ?? home.text(), insights.feed.toSite)),
    ),
  );
  $.root().children().first().attr('xmlns:h', 'http://www.w3.org/1999/xhtml');
  return $.xml().replace('?>', `?>\n<?xml-stylesheet type="text/css" href="${stylesheet}"?>`);
}

/**
 * The stylesheet of the feeds, with the design's values written into it: a feed can't load the site's
 * own stylesheet, whose name changes with each build.
 * @throws {Error} when it uses a token that the design does not have
 */
export async function createStylesheet(): Promise<string> {
  const [light, dark] = [readTokens('light'), readTokens('dark')];
  const css = await readFile(path.join(__dirname, 'feed.css'), 'utf8');
  return css.replace(/var\((--site-[\w-]+)\)/g, (_, name: string) => {
    const user = 'src/plugins/feeds/feed.css';
    const [day, night] = [tokenOf(light, name, user), tokenOf(dark, name, user)];
    return day === night ? day : `light-dark(${day}, ${night})`;
  });
}
