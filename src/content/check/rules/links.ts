import type {Definition, Link} from 'mdast';
import {lineOf, placesIn, textOf} from '../../tree';
import {faultOfLink} from '../addresses';
import {say} from '../messages';
import type {Rule} from '../page';

/** Whether a link can be seen and read out: it has words, or a picture with a description. */
function hasWords(node: Link | Definition): boolean {
  if (node.type === 'definition' || textOf(node).trim() !== '') return true;
  return placesIn(node).some((inside) => inside.node.type === 'image' && inside.node.alt);
}

/** Links have words and lead somewhere that visitors can see. */
export const links: Rule = (page, facts) => {
  for (const {node} of page.places) {
    if (node.type !== 'link' && node.type !== 'definition') continue;
    const words = hasWords(node) ? undefined : say('link without words', {url: node.url});
    const fault = faultOfLink(node.url, page, facts) ?? words;
    if (fault) page.report(lineOf(node), 'link', fault);
  }
};
