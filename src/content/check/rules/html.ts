import type {Html} from 'mdast';
import {lineOf} from '../../tree';
import {say} from '../messages';
import type {Page, Rule} from '../page';

/** What to write in place of a tag. */
const instead: Record<string, string> = {
  a: 'Write [the words](/contact)',
  b: 'Write **the words**',
  blockquote: 'Start the line with "> "',
  br: 'Leave an empty line, or end the line with a backslash',
  code: 'Write `the words`',
  details: 'Write the text out under a heading',
  div: 'Delete the tags and keep the words, or use a block such as :::note',
  em: 'Write *the words*',
  figure: 'Write :::figure',
  i: 'Write *the words*',
  iframe: 'Write a link to the page instead',
  img: 'Write ![What it shows](./picture.png)',
  li: 'Start the line with "- "',
  ol: 'Start each line with "1. "',
  p: 'Delete the tags, and leave an empty line between paragraphs',
  script: 'Delete it: programs never run on a page of this site',
  span: 'Delete the tags and keep the words',
  strong: 'Write **the words**',
  style: 'Delete it: the looks come from the design',
  table: 'Write a table with | between the cells',
  ul: 'Start each line with "- "',
  video: 'Write a link to the video instead',
};

/** From how many tags on a text was not typed but pasted. */
const pasted = 5;

/** What a word processor leaves in what it copies. */
const ofWordProcessor = /<\/?o:p>|class=["']?Mso|style=["'][^"']*mso-/i;

/** Says what to do about a piece of HTML. */
function advise(html: string): string {
  const [tag = '', name = ''] = /^<[/!?]?\s*([\w-]*)[^>]*>?/.exec(html) ?? [];
  const key = name.toLowerCase();
  const handler = /\son\w+\s*=/i.exec(tag)?.[0].trim().replace(/\s*=$/, '');
  const shown = (tag || html).replace(/\s+/g, ' ').slice(0, 60);
  const remedy = /^h[1-6]$/.test(key)
    ? 'Write ## and the words'
    : Object.hasOwn(instead, key)
      ? instead[key]
      : `To show it as text, put it between backticks: \`${shown}\``;
  return say(handler ? 'html with a handler' : 'html', {
    shown,
    handler: handler ?? '',
    remedy: remedy ?? '',
  });
}

/** The name of the tag that a piece of HTML starts with; `/b` for a closing one. */
const tagOf = (html: string) => /^<(\/?[\w-]+)/.exec(html)?.[1]?.toLowerCase();

/** Says what is wrong with HTML, of which comments have been taken out. */
function faultOfHtml(rest: string): string {
  if (rest.startsWith('<!--')) return say('comment never closed');
  return rest.startsWith('<') ? advise(rest) : say('words after a comment');
}

/** The pieces of HTML of a page that are more than comments, with the line each starts on. */
function piecesOf({places}: Page): {rest: string; line: number}[] {
  return places
    .flatMap(({node}) => (node.type === 'html' ? [node] : []))
    .map((node: Html) => {
      const rest = node.value.replace(/<!--[\s\S]*?-->/g, '').trim();
      const before = node.value.slice(0, node.value.indexOf(rest.slice(0, 20)));
      return {rest, line: lineOf(node) + before.split('\n').length - 1};
    })
    .filter(({rest}) => rest !== '');
}

/** No HTML reaches a page; comments are left out of it. */
export const html: Rule = (page) => {
  const pieces = piecesOf(page);
  const [first] = pieces;
  const tags = pieces.filter(({rest}) => tagOf(rest));
  const isPasted = pieces.some(({rest}) => ofWordProcessor.test(rest));
  if (first && (isPasted || tags.length >= pasted)) {
    page.report(first.line, 'html', say('html pasted'));
    return;
  }
  const opened = new Set<string | undefined>();
  for (const {rest, line} of pieces) {
    const tag = tagOf(rest);
    opened.add(tag);
    // A closing tag is the same problem as the one that opens it.
    if (tag?.startsWith('/') && opened.has(tag.slice(1))) continue;
    page.report(line, 'html', faultOfHtml(rest));
  }
};
