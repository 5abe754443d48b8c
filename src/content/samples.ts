import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {stepName} from './figures';
import {slugOf} from './kinds';
import {loadParser, readMarkdown, readPages, type Source} from './load';
import {placesIn, textOf} from './tree';
import type {Sample} from './types';
import {typeset} from './typography';

/** Lists show the row that a sample's remark is about, and one on either side. */
const keyRows = 3;

/** The fields of a service's sample that lists show. */
function sampleOf(tree: Root): Sample | undefined {
  const block = placesIn(tree)
    .map(({node}) => node as ContainerDirective)
    .find(({name}) => name === 'specimen');
  if (!block) return undefined;
  const words = (node: Parameters<typeof textOf>[0]) => typeset(textOf(node)).trim();
  const inside = placesIn(block).map(({node}) => node);
  const table = inside.find(({type}) => type === 'table');
  const quote = inside.find(({type}) => type === 'blockquote');
  const [remark] = quote && 'children' in quote ? quote.children : [];
  const row = remark && typeset(stepName(remark));
  const [head = [], ...rows] =
    table?.type === 'table' ? table.children.map(({children}) => children.map(words)) : [];
  const first = Math.min(
    rows.findIndex((cells) => row && cells.includes(row)) - 1,
    rows.length - keyRows,
  );
  return {
    title: block.children[0] ? words(block.children[0]) : '',
    reference: block.attributes?.ref ?? '',
    date: typeset(block.attributes?.date ?? ''),
    rows: [head, ...rows.splice(Math.max(first, 0), keyRows)],
    ...(remark && row && {note: {row, text: words(remark).slice(row.length)}}),
  };
}

/** Reads the services' samples from their Markdown files, by slug. */
export async function readSamples(source: Source): Promise<Record<string, Sample | undefined>> {
  const parse = await loadParser();
  const services = readPages(source).filter(({kind}) => kind === 'service');
  return Object.fromEntries(
    services.map((page) => [slugOf(page.file), sampleOf(readMarkdown(page, parse).tree)]),
  );
}
