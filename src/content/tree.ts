import type {Nodes, Parents, Root} from 'mdast';
import type {} from 'mdast-util-directive';

export type Place = {node: Nodes; above: readonly Parents[]};

export function placesIn(parent: Parents, above: readonly Parents[] = []): Place[] {
  const chain = [...above, parent];
  return (parent.children as Nodes[]).flatMap((node) => [
    {node, above: chain},
    ...('children' in node ? placesIn(node, chain) : []),
  ]);
}

/** A node's text, without markup or HTML. */
export function textOf(node: Nodes): string {
  if (node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

export const sliceOf = ({position}: Nodes, source: string): string =>
  source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** Turns unknown directives back into text: in `a:b`, writers mean just a colon. */
export function restoreColons(tree: Parents | Root, source: string): void {
  const children: Nodes[] = [];
  for (const node of tree.children as Nodes[]) {
    const isPlain =
      node.type === 'textDirective' &&
      !['term', 'icon'].includes(node.name) &&
      !/^:[\w-]+\[/.test(sliceOf(node, source));
    const {position} = node;
    const next: Nodes = isPlain ? {type: 'text', value: sliceOf(node, source), position} : node;
    if ('children' in next) restoreColons(next, source);
    // Merge adjacent text nodes, as the parser would have.
    const last = children.at(-1);
    if (next.type === 'text' && last?.type === 'text') {
      last.value += next.value;
      if (last.position && position) last.position.end = position.end;
    } else children.push(next);
  }
  tree.children = children as typeof tree.children;
}
