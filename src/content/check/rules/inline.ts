import type {TextDirective} from 'mdast-util-directive';
import {contentIconNames} from '../../../brand/icons';
import {nearest, notOneOf} from '../../suggest';
import {lineOf, textOf, type Place} from '../../tree';
import {say} from '../messages';
import type {Facts, Rule} from '../page';

/** Says what is wrong with a term or an icon. */
function faultOf(node: TextDirective, above: Place['above'], {terms}: Facts): string | undefined {
  const word = textOf(node);
  const {name} = node;
  if (name === 'term') {
    if (word === '') return say('term outside of its brackets');
    const meant = nearest(word, [...terms]) ?? '';
    return terms.has(word)
      ? undefined
      : say(meant ? 'term misspelled' : 'term unknown', {word, meant});
  }
  if (name !== 'icon') {
    const meant = nearest(name, ['term', 'icon']) ?? 'term';
    return say('neither term nor icon', {name, word, meant});
  }
  const parent = above.at(-1);
  if (parent?.type !== 'heading' || parent.children[0] !== node) return say('icon out of place');
  return contentIconNames.includes(word)
    ? undefined
    : notOneOf(word, contentIconNames, ['an icon', 'icons']);
}

/** Terms are in the glossary, icons exist and stand before the words of a heading. */
export const inline: Rule = (page, facts) => {
  for (const {node, above} of page.places) {
    const fault = node.type === 'textDirective' ? faultOf(node, above, facts) : undefined;
    const about = node.type === 'textDirective' && node.name === 'icon' ? 'icon' : 'term';
    if (fault) page.report(lineOf(node), about, fault);
  }
};
