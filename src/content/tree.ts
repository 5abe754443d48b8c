import type {Nodes, Parents, Root} from 'mdast';
import type {} from 'mdast-util-directive';

/** A node, and those it stands in, the outermost first. */
export type Place = {node: Nodes; above: readonly Parents[]};

/** All nodes below one, in the order of the text. */
export function placesIn(parent: Parents, above: readonly Parents[] = []): Place[] {
  const chain = [...above, parent];
  return (parent.children as Nodes[]).flatMap((node) => [
    {node, above: chain},
    ...('children' in node ? placesIn(node, chain) : []),
  ]);
}

/** The words of a node, without markup. HTML is no word. */
export function textOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';
}

/** The line a node starts on. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

const inlineNames = ['term', 'icon'];

/**
 * Turns what is no directive of ours back into text: to the parser a colon with a word after it, as in
 * `a:b`, means something; to a writer it doesn't.
 * @param source the text the tree was made from
 */
export function restoreColons(tree: Root, source: string): void {
  const restore = (parent: Parents): void => {
    parent.children = (parent.children as Nodes[]).flatMap((node): Nodes[] => {
      const isPlain =
        node.type === 'textDirective' &&
        !inlineNames.includes(node.name) &&
        !/^:[\w-]+\[/.test(sliceOf(node, source));
      if (isPlain) return [{type: 'text', value: sliceOf(node, source), position: node.position}];
      if ('children' in node) restore(node);
      return [node];
    }) as typeof parent.children;
    parent.children = mergeText(parent.children as Nodes[]) as typeof parent.children;
  };
  restore(tree);
}

/** The characters a node was made from. */
export function sliceOf(node: Nodes, source: string): string {
  return source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);
}

/** Joins texts that stand side by side, as they would have been parsed. */
function mergeText(nodes: Nodes[]): Nodes[] {
  const merged: Nodes[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
      if (last.position && node.position) last.position.end = node.position.end;
    } else {
      merged.push(node);
    }
  }
  return merged;
}
