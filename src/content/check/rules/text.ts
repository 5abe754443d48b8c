import type {Code, Text} from 'mdast';
import {templateSentences} from '../../templates';
import {lineOf, sliceOf} from '../../tree';
import type {Page, Rule} from '../page';

/** What Markdown leaves in the text when it was meant as something else, and what to write. */
const leftovers: {pattern: RegExp; about: string; advise: (match: string) => string}[] = [
  {
    pattern: /^\s*:::.*/m,
    about: 'block',
    advise: (match) => {
      const [, name = '', title = ''] = /^:::+\s*([\w-]*)\s*(.*)$/.exec(match) ?? [];
      if (name === '')
        return '":::" ends a block here, but none was started above. Remove the line, or leave an empty line around it.';
      return `"${match}" is not read as a block. Write :::${name}${title && `[${title}]`} on a line of its own, with an empty line before it.`;
    },
  },
  {
    pattern: /\]\s+\((?:https?:|mailto:|[/.]).*?\)/,
    about: 'link',
    advise: () => 'there is a space between ] and (. Remove it: [the words](/contact)',
  },
  {
    pattern: /\[[^\]]*\]\((?:https?:|[/.])[^)\n]*\s[^)\n]*\)/,
    about: 'link',
    advise: (match) =>
      `"${match}" has a space in its address. Write %20 in its place, or rename the file.`,
  },
  {
    pattern: /(?<![\w\]])\[[^\]\n^][^\]\n]*\]\[[^\]\n]*\]/,
    about: 'link',
    advise: (match) =>
      `"${match}" names an address that is given nowhere. Write [the words](/contact)`,
  },
  {
    pattern: /\([^()\n]+\)\[(?:https?:|mailto:|\/)[^\]\n]*\]/,
    about: 'link',
    advise: (match) =>
      `"${match}" has its brackets the wrong way round. Write ${match.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}`,
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    about: 'footnote',
    advise: (match) => `${match} has no note. Add one at the end of the text: ${match}: The note.`,
  },
  {
    pattern: /^#{2,6}[^\s#].*/m,
    about: 'heading',
    advise: (match) =>
      `"${match}" is not read as a heading. Put a space after the #: ${match.replace(/^(#+)/, '$1 ')}`,
  },
  {
    pattern: /^\|.*\|[ \t]*\n\|.*\|/m,
    about: 'table',
    advise: () =>
      'these lines are not read as a table. Below the first one write a line of dashes: |---|---|',
  },
  {
    pattern:
      /^(?:import\s.+\sfrom\s+['"]|import\s+['"]|export\s+(?:default|const|let|function|class)\b).*/m,
    about: 'text',
    advise: () =>
      'this line is a program, which never runs here. Remove it; to show it, put it into a block of code between lines of ```.',
  },
  {
    pattern: /\{[^{}\n]*\b(?:process|globalThis|window|document|import\.meta)\b[^{}\n]*\}/,
    about: 'text',
    advise: (match) =>
      `${match} is a program, which never runs here. Remove it; to show it, put it between backticks: \`${match}\``,
  },
];

/** The end of a block that was not read as one; the line that should have started it has been told. */
const isEnd = (match: string) => /^:{3,}$/.test(match);

function checkText(node: Text, page: Page, told: Set<string>): void {
  for (const {pattern, about, advise} of leftovers) {
    const match = pattern.exec(node.value);
    if (!match || (isEnd(match[0].trim()) && told.has(about))) continue;
    told.add(about);
    const line =
      lineOf(node) +
      (node.value.slice(0, match.index).match(/\n/g)?.length ?? 0) +
      (/^\s*\n/.test(match[0]) ? 1 : 0);
    page.report(line, about, advise(match[0].trim()));
  }
}

/** A block of code ends where the writer ends it. */
function checkCode(node: Code, page: Page): void {
  const slice = sliceOf(node, page.text);
  const fence = /^(`{3,}|~{3,})/.exec(slice)?.[1];
  if (fence && !new RegExp(`\\n[\\s>]*${fence[0] ?? ''}{${fence.length},}\\s*$`).test(slice)) {
    page.report(
      lineOf(node),
      'text',
      `the block of code that starts here is never closed. End it with a line ${fence}`,
    );
  }
  // The framework takes the fence of this one away, and what is in it becomes part of the page.
  if (node.lang === 'mdx-code-block') {
    page.report(
      lineOf(node),
      'text',
      'a block of code of the kind mdx-code-block is not used here. Remove its name.',
    );
  }
}

/** Nothing is lost: each note is called somewhere, and each cell of a table has a column. */
function checkLosses(page: Page): void {
  const called = new Set(
    page.places.flatMap(({node}) => (node.type === 'footnoteReference' ? [node.identifier] : [])),
  );
  for (const {node, above} of page.places) {
    if (node.type === 'footnoteDefinition' && !called.has(node.identifier)) {
      page.report(
        lineOf(node),
        'footnote',
        `no word calls this note, so it would be left out. Write [^${node.label ?? node.identifier}] where it belongs, or remove it.`,
      );
    }
    const table = above.at(-1);
    const columns = table?.type === 'table' ? (table.children[0]?.children.length ?? 0) : Infinity;
    if (node.type === 'tableRow' && node.children.length > columns) {
      page.report(
        lineOf(node),
        'table',
        `this row has ${node.children.length} cells and the first one ${columns}, so what is beyond would be left out. Give the first row and the line of dashes as many.`,
      );
    }
  }
}

/** Finds Markdown that is not read as it was meant, and what should not be there at all. */
export const text: Rule = (page) => {
  const told = new Set<string>();
  for (const {node} of page.places) {
    if (node.type === 'text') checkText(node, page, told);
    if (node.type === 'code') checkCode(node, page);
  }
  checkLosses(page);
  page.text.split('\n').forEach((line, index) => {
    const sentence = templateSentences.find((candidate) => line.includes(candidate));
    if (sentence && page.frontMatter?.data.draft !== true) {
      page.report(
        index + 1,
        'text',
        `"${sentence}" comes from the template. Write your own words, or keep draft: true until then.`,
      );
    }
  });
};
