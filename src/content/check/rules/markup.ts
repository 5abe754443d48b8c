import {contentIconNames} from '../../../brand/icons';
import {nearest, notOneOf, patterns, say} from '../../messages';
import {lineOf, textOf} from '../../tree';
import type {NodeRule, Page} from '../facts';

export const inline: NodeRule = (node, above, page, {terms}) => {
  if (node.type !== 'textDirective') return;
  const word = textOf(node);
  const {name} = node;
  const report = (message: string) => page.report(node, name === 'icon' ? 'icon' : 'term', message);
  const parent = above.at(-1);
  if (name === 'term') {
    const meant = nearest(word, [...(terms?.keys() ?? [])]);
    if (word === '') report(say('term outside of its brackets'));
    else if (terms && !terms.has(word))
      report(say(meant ? 'term misspelled' : 'term unknown', {word, meant}));
  } else if (name !== 'icon') {
    const meant = nearest(name, ['term', 'icon']) ?? 'term';
    report(say('neither term nor icon', {name, word, meant}));
  } else if (parent?.type !== 'heading' || parent.children[0] !== node)
    report(say('icon out of place'));
  else if (!contentIconNames.includes(word)) report(notOneOf(word, contentIconNames, 'icons'));
};

const pasted = 5;

/** Markup that word processors leave in copied text. */
const ofWordProcessor = /<\/?o:p>|class=["']?Mso|style=["'][^"']*mso-/i;

function faultOfHtml(rest: string): string {
  if (rest.startsWith('<!--')) return say('comment never closed');
  if (!rest.startsWith('<')) return say('words after a comment');
  const [tag = '', name = ''] = /^<[/!?]?\s*([\w-]*)[^>]*>?/.exec(rest) ?? [];
  const handler = /\s(on\w+)\s*=/i.exec(tag)?.[1];
  const shown = (tag || rest).replace(/\s+/g, ' ').slice(0, 60);
  const remedy =
    new Map(Object.entries(patterns.html)).get(name.toLowerCase()) ??
    `To show it as text, put it between backticks: \`${shown}\``;
  return say(handler ? 'html with a handler' : 'html', {shown, handler, remedy});
}

const tagOf = (html: string) => /^<(\/?[\w-]+)/.exec(html)?.[1]?.toLowerCase();

/** Reports HTML, which pages don't render. Comments are allowed. */
export function checkHtml({places, report}: Page): void {
  const pieces = places.flatMap(({node}) => {
    if (node.type !== 'html') return [];
    const rest = node.value.replace(/<!--[\s\S]*?-->/g, '').trim();
    const before = node.value.slice(0, node.value.indexOf(rest.slice(0, 20)));
    return rest ? [{rest, line: lineOf(node) + before.split('\n').length - 1}] : [];
  });
  const [first] = pieces;
  const tags = pieces.filter(({rest}) => tagOf(rest));
  const isPasted = pieces.some(({rest}) => ofWordProcessor.test(rest)) || tags.length >= pasted;
  if (first && isPasted) return report(first.line, 'html', say('html pasted'));
  const opened = new Set<string | undefined>();
  for (const {rest, line} of pieces) {
    const tag = tagOf(rest);
    opened.add(tag);
    // Report an element once, at its opening tag.
    if (tag?.startsWith('/') && opened.has(tag.slice(1))) continue;
    report(line, 'html', faultOfHtml(rest));
  }
}
