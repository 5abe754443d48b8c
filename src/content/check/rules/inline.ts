import {contentIconNames} from '../../../brand/icons';
import {nearest, notOneOf} from '../../suggest';
import {textOf} from '../../tree';
import {say} from '../messages';
import type {NodeRule} from '../page';

/** Terms are in the glossary, icons exist and stand before the words of a heading. */
export const inline: NodeRule = (node, above, page, {terms}) => {
  if (node.type !== 'textDirective') return;
  const word = textOf(node);
  const {name} = node;
  const tell = (message: string) => page.report(node, name === 'icon' ? 'icon' : 'term', message);
  if (name === 'term') {
    const meant = nearest(word, [...terms]);
    if (word === '') tell(say('term outside of its brackets'));
    else if (!terms.has(word)) tell(say(meant ? 'term misspelled' : 'term unknown', {word, meant}));
  } else if (name !== 'icon') {
    const meant = nearest(name, ['term', 'icon']) ?? 'term';
    tell(say('neither term nor icon', {name, word, meant}));
  } else {
    const parent = above.at(-1);
    if (parent?.type !== 'heading' || parent.children[0] !== node) tell(say('icon out of place'));
    else if (!contentIconNames.includes(word))
      tell(notOneOf(word, contentIconNames, ['an icon', 'icons']));
  }
};
