import {lineOf} from '../../tree';
import type {Rule} from '../page';

/** What to write in place of a tag. */
const instead: Record<string, string> = {
  a: 'Write [the words](/contact)',
  b: 'Write **the words**',
  blockquote: 'Start the line with "> "',
  br: 'Leave an empty line, or end the line with a backslash',
  code: 'Write `the words`',
  details: 'Write the text out under a heading',
  div: 'Use a block such as :::note',
  em: 'Write *the words*',
  figure: 'Write :::figure',
  i: 'Write *the words*',
  iframe: 'Write a link to the page instead',
  img: 'Write ![What it shows](./picture.png)',
  li: 'Start the line with "- "',
  ol: 'Start each line with "1. "',
  p: 'Leave an empty line between paragraphs',
  script: 'Remove it: programs never run on a page of this site',
  strong: 'Write **the words**',
  style: 'Remove it: the looks come from the design',
  table: 'Write a table with | between the cells',
  ul: 'Start each line with "- "',
  video: 'Write a link to the video instead',
};

const headingTag = /^h[1-6]$/;

/** Says what to do about a piece of HTML. */
function advise(html: string): string {
  const [tag = '', name = ''] = /^<[/!?]?\s*([\w-]*)[^>]*>?/.exec(html.trim()) ?? [];
  const key = name.toLowerCase();
  const handler = /\son\w+\s*=/i.exec(tag)?.[0].trim().replace(/\s*=$/, '');
  const remedy = headingTag.test(key)
    ? 'Write ## and the words'
    : Object.hasOwn(instead, key)
      ? instead[key]
      : undefined;
  const shown = (tag || html.trim()).replace(/\s+/g, ' ').slice(0, 60);
  return [
    `"${shown}" is HTML, which is not used here${handler ? `, and ${handler} never runs` : ''}.`,
    remedy ? `${remedy}.` : `To show it as text, put it between backticks: \`${shown}\`.`,
  ].join(' ');
}

/** Comments alone are no problem: they are left out of the page. */
export const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '').trim();

/** The name of the tag that a piece of HTML starts with; `/b` for a closing one. */
const tagOf = (html: string) => /^<(\/?[\w-]+)/.exec(html)?.[1]?.toLowerCase();

/** No HTML reaches a page; comments are left out of it. */
export const html: Rule = (page) => {
  const opened = new Set<string | undefined>();
  for (const {node} of page.places) {
    if (node.type !== 'html') continue;
    const rest = withoutComments(node.value);
    const tag = tagOf(rest);
    opened.add(tag);
    // A closing tag is the same problem as the one that opens it.
    if (rest === '' || (tag?.startsWith('/') && opened.has(tag.slice(1)))) continue;
    const before = node.value.slice(0, node.value.indexOf(rest.slice(0, 20)));
    const line = lineOf(node) + (before.match(/\n/g)?.length ?? 0);
    if (rest.startsWith('<!--')) {
      page.report(
        line,
        'html',
        'this comment is never closed, so all that follows is left out. End it with -->',
      );
    } else if (!rest.startsWith('<')) {
      page.report(
        line,
        'html',
        'what stands on the same line as a comment is left out with it. Put the comment on a line of its own.',
      );
    } else {
      page.report(line, 'html', advise(rest));
    }
  }
};
