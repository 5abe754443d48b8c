import type {Html} from 'mdast';
import {lineOf} from '../../tree';
import {patterns, say} from '../messages';
import type {Page} from '../page';

/** From how many tags on a text was not typed but pasted. */
const pasted = 5;

/** What a word processor leaves in what it copies. */
const ofWordProcessor = /<\/?o:p>|class=["']?Mso|style=["'][^"']*mso-/i;

function faultOfHtml(rest: string): string {
  if (rest.startsWith('<!--')) return say('comment never closed');
  if (!rest.startsWith('<')) return say('words after a comment');
  const [tag = '', name = ''] = /^<[/!?]?\s*([\w-]*)[^>]*>?/.exec(rest) ?? [];
  const handler = /\son\w+\s*=/i.exec(tag)?.[0].trim().replace(/\s*=$/, '');
  const shown = (tag || rest).replace(/\s+/g, ' ').slice(0, 60);
  const remedy =
    new Map(Object.entries(patterns.html)).get(name.toLowerCase()) ??
    `To show it as text, put it between backticks: \`${shown}\``;
  return say(handler ? 'html with a handler' : 'html', {shown, handler, remedy});
}

/** The name of the tag that a piece of HTML starts with; `/b` for a closing one. */
const tagOf = (html: string) => /^<(\/?[\w-]+)/.exec(html)?.[1]?.toLowerCase();

/** The pieces of HTML of a page that are more than comments, with the line each starts on. */
const piecesOf = ({places}: Page): {rest: string; line: number}[] =>
  places
    .flatMap(({node}) => (node.type === 'html' ? [node] : []))
    .map((node: Html) => {
      const rest = node.value.replace(/<!--[\s\S]*?-->/g, '').trim();
      const before = node.value.slice(0, node.value.indexOf(rest.slice(0, 20)));
      return {rest, line: lineOf(node) + before.split('\n').length - 1};
    })
    .filter(({rest}) => rest !== '');

/** No HTML reaches a page; comments are left out of it. */
export function checkHtml(page: Page): void {
  const pieces = piecesOf(page);
  const [first] = pieces;
  const tags = pieces.filter(({rest}) => tagOf(rest));
  const isPasted = pieces.some(({rest}) => ofWordProcessor.test(rest)) || tags.length >= pasted;
  if (first && isPasted) return page.report(first.line, 'html', say('html pasted'));
  const opened = new Set<string | undefined>();
  for (const {rest, line} of pieces) {
    const tag = tagOf(rest);
    opened.add(tag);
    // A closing tag is the same problem as the one that opens it.
    if (tag?.startsWith('/') && opened.has(tag.slice(1))) continue;
    page.report(line, 'html', faultOfHtml(rest));
  }
}
