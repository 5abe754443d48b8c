import type {TextDirective} from 'mdast-util-directive';
import {contentIconNames} from '../../../brand/icons';
import {glossaryFile} from '../../kinds';
import {nearest, notOneOf} from '../../suggest';
import {lineOf, textOf} from '../../tree';
import type {Facts, Page, Rule} from '../page';

function checkTerm(node: TextDirective, page: Page, {terms}: Facts): void {
  const term = textOf(node);
  if (term === '') {
    page.report(
      lineOf(node),
      'term',
      'a term stands in square brackets, right behind the word: :term[CMMC]',
    );
    return;
  }
  if (terms.has(term)) return;
  const meant = nearest(term, [...terms]);
  page.report(
    lineOf(node),
    'term',
    `the glossary has no term "${term}".${meant ? ` Did you mean ${meant}?` : ''} Otherwise add a line "${term}: ..." to ${glossaryFile}.`,
  );
}

/** Terms are in the glossary, icons exist and stand before the words of a heading. */
export const inline: Rule = (page, facts) => {
  for (const {node, above} of page.places) {
    if (node.type !== 'textDirective') continue;
    const parent = above.at(-1);
    if (node.name === 'term') {
      checkTerm(node, page, facts);
    } else if (node.name !== 'icon') {
      const meant = nearest(node.name, ['term', 'icon']) ?? 'term';
      page.report(
        lineOf(node),
        'term',
        `":${node.name}[${textOf(node)}]" is neither a term nor an icon. Write :${meant}[${textOf(node)}], or put a space after the colon.`,
      );
    } else if (parent?.type !== 'heading' || parent.children[0] !== node) {
      page.report(
        lineOf(node),
        'icon',
        `an icon stands at the start of a heading, as in ### :icon[lock] Encryption`,
      );
    } else if (!contentIconNames.includes(textOf(node))) {
      page.report(
        lineOf(node),
        'icon',
        notOneOf(textOf(node), contentIconNames, ['an icon', 'icons']),
      );
    }
  }
};
