import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import loadParser from './check/parser.cjs';
import {stepName} from './figures';
import {fillNames} from './names';
import {placesIn, textOf} from './tree';
import type {Sample} from './types';
import {typeset} from './typography';

/** What lists show of the sample on a service's page. */
function sampleOf(tree: Root): Sample | undefined {
  const block = placesIn(tree)
    .map(({node}) => node as ContainerDirective)
    .find(({name}) => name === 'specimen');
  if (!block) return undefined;
  const words = (node: Parameters<typeof textOf>[0]) => typeset(textOf(node)).trim();
  const inside = placesIn(block).map(({node}) => node);
  const table = inside.find(({type}) => type === 'table');
  const quote = inside.find(({type}) => type === 'blockquote');
  const [title, ...others] = block.children.filter(({type}) => type === 'paragraph').map(words);
  const [remark] = quote && 'children' in quote ? quote.children : [];
  const row = remark && typeset(stepName(remark));
  return {
    title: title ?? '',
    reference: block.attributes?.ref ?? '',
    date: block.attributes?.date ?? '',
    rows: table?.type === 'table' ? table.children.map(({children}) => children.map(words)) : [],
    text: others,
    ...(remark && row && {note: {row, text: words(remark).slice(row.length)}}),
  };
}

/** The samples of services, by slug, from their Markdown files. */
export async function readSamples(siteDir: string, services: {slug: string; source: string}[]) {
  const parse = await loadParser();
  const entries = services.map(({slug, source}) => {
    const text = fillNames(readFileSync(source.replace('@site', siteDir), 'utf8'));
    return [slug.slice(1), sampleOf(parse(text))] as const;
  });
  return Object.fromEntries(entries);
}
