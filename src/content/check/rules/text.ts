import type {Code, Nodes, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {admonitions} from '../../blockNames';
import {isTemplateLine} from '../../templates';
import {lineOf, sliceOf, textOf} from '../../tree';
import {say} from '../messages';
import type {Page, Rule} from '../page';
import {plain} from './headings';

/** How the address of a link may start. */
const address = '(?:https?:|mailto:|[/#]|\\.\\.?/)';

/** What stands for signs that have a meaning already; no pattern below looks for it. */
const taken = '\uFFFC';

/** A line of dashes as a table of so many columns needs it. */
const dashes = (columns: number) => `|${'---|'.repeat(columns)}`;

/** How many cells a line of a table has. */
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

function adviseOnTable(match: string): string {
  const [first = '', second = ''] = match.split('\n');
  const values = {columns: cellsOf(first), parts: cellsOf(second), dashes: dashes(cellsOf(first))};
  return say(/^[\s|:-]+$/.test(second) ? 'dashes uneven' : 'dashes missing', values);
}

function adviseOnBlock(match: string): string {
  const [, name = '', title = ''] = /^:::+\s*([\w-]*)\s*(.*)$/.exec(match) ?? [];
  if (name === '') return say('block end without start');
  const isLabel = admonitions.includes(name) && title && !title.includes('[');
  if (isLabel || !title) return say('block unread', {match, name, title: title && `[${title}]`});
  return say('block with words behind', {match, name});
}

/** A line of JavaScript, and not one of prose that starts with "import" or "export". */
const program = new RegExp(
  `^(?:import\\s+(?:[\\w*{][^'"\\n]*\\sfrom\\s+)?['"][^'"\\n]+['"];?|export\\s+(?:const|let)\\s+\\w+\\s*=.*|` +
    'export\\s+(?:default\\s+)?(?:function|class)\\s+\\w+\\s*[({].*)$',
  'm',
);

/** What Markdown leaves in the text when it was meant as something else, and what to write. */
const leftovers: {pattern: RegExp; about: string; advise: (match: string) => string}[] = [
  {pattern: /^[ \t]*:::.*/m, about: 'block', advise: adviseOnBlock},
  {
    pattern: new RegExp(`\\[[^\\][\\n]*\\]\\s+\\(${address}[^)\\s]*\\)`),
    about: 'link',
    advise: (match) => say('link with a space inside', {right: match.replace(/\]\s+\(/, '](')}),
  },
  {
    pattern: new RegExp(`\\[[^\\]\\n]*\\]\\(${address}[^()\\n]*\\s[^()\\n]*\\)`),
    about: 'link',
    advise: (match) => {
      const right = match.replace(
        /\((.*)\)$/,
        (_all, url: string) => `(${url.replace(/\s/g, '%20')})`,
      );
      return say('link with a space', {match, right});
    },
  },
  {
    pattern: new RegExp(
      `\\[[^\\]\\n]+\\]\\(${address}[^)\\s]*(?=\\s|$)(?!(?:[^()]|\\([^()]*\\))*\\))`,
    ),
    about: 'link',
    advise: (match) => say('link never closed', {right: `${match.replace(/[.,;]$/, '')})`}),
  },
  {
    pattern: new RegExp(`\\[[^\\][()\\n]+\\(${address}[^)\\s]*\\)`),
    about: 'link',
    advise: (match) => say('link bracket missing', {right: match.replace(/\s*\(/, '](')}),
  },
  {
    pattern: new RegExp(`(?<=^[^[]*)\\]\\(${address}[^)\\s]*\\)`),
    about: 'link',
    advise: (match) => say('link without a bracket', {match}),
  },
  {
    pattern: /(?<![\w\]])\[[^\]\n^][^\]\n]*\]\[[^\]\n]*\]/,
    about: 'link',
    advise: (match) => say('link to nothing', {match}),
  },
  {
    pattern: new RegExp(`\\([^()\\n]+\\)\\[${address}[^\\]\\n]*\\]`),
    about: 'link',
    advise: (match) =>
      say('link the wrong way round', {
        match,
        right: match.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
      }),
  },
  {
    pattern: /\[\^[^\]\s]+\]/,
    about: 'footnote',
    advise: (match) => say('footnote without a note', {match}),
  },
  {
    pattern: /^#{2,6}[^\s#].*/m,
    about: 'heading',
    advise: (match) =>
      say('heading without a space', {match, right: match.replace(/^(#+)/, '$1 ')}),
  },
  {pattern: /^\|.*\|[ \t]*\n.*\|.*/m, about: 'table', advise: adviseOnTable},
  {
    pattern: /^[•‣◦▪●·] *\S.*|^[–—-] +\S.*\n[–—-] +\S.*/m,
    about: 'list',
    advise: (match) => say('bullets pasted', {sign: match[0] ?? ''}),
  },
  {
    pattern: program,
    about: 'text',
    advise: () => say('program'),
  },
  {
    pattern: /\{[^{}\n]*\b(?:process|globalThis|window|document|import\.meta)\.\w[^{}\n]*\}/,
    about: 'text',
    advise: (match) => say('expression', {match}),
  },
];

/** Whether a node is more than words to the parser. A bare web address is words to a writer. */
const isMarkup = (node: Nodes, slice: string) =>
  node.type !== 'text' && (node.type !== 'link' || /^[[<]/.test(slice));

/** What the parser has taken for mere words, as the file has it, line by line. */
function wordsLeft(block: Nodes, source: string): string {
  const start = block.position?.start.offset ?? 0;
  let left = sliceOf(block, source);
  for (const node of 'children' in block ? (block.children as Nodes[]) : []) {
    const slice = sliceOf(node, source);
    if (!isMarkup(node, slice)) continue;
    const from = (node.position?.start.offset ?? 0) - start;
    // Words in bold or italics are looked at too, their stars and stripes aren't in the way.
    const inner = ['strong', 'emphasis', 'delete'].includes(node.type)
      ? wordsLeft(node, source)
      : '';
    const stand = inner || slice.replace(/[^\n]/g, taken);
    left = left.slice(0, from) + stand + left.slice(from + slice.length);
  }
  return left.replace(/\\[!-/:-@[-`{-~]/g, taken + taken).replace(/\n[ \t>]*/g, '\n');
}

function checkWords(page: Page): void {
  const told = new Set<string>();
  for (const {node} of page.places) {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') continue;
    const words = wordsLeft(node, page.text);
    for (const {pattern, about, advise} of leftovers) {
      const match = pattern.exec(node.type === 'heading' ? words.replace(/^#+ /, '') : words);
      const found = match?.[0].trim() ?? '';
      // The end of a block that wasn't read as one: the line that should have started it was told.
      if (!match || (/^:{3,}$/.test(found) && told.has(about))) continue;
      told.add(about);
      const line = lineOf(node) + words.slice(0, match.index).split('\n').length - 1;
      page.report(line, about, advise(found));
    }
  }
}

/** A block of code ends where the writer ends it. */
function faultOfCode(node: Code, page: Page): string | undefined {
  const slice = sliceOf(node, page.text);
  const fence = /^(`{3,}|~{3,})/.exec(slice)?.[1];
  if (fence && !new RegExp(`\\n[\\s>]*${fence[0] ?? ''}{${fence.length},}\\s*$`).test(slice))
    return say('code never closed', {fence});
  // The framework takes the fence of this one away, and what is in it becomes part of the page.
  return node.lang === 'mdx-code-block' ? say('code of the framework') : undefined;
}

/** A pull quote repeats words of the text, or a reader looks for them there in vain. */
function isInText(quote: ContainerDirective, tree: Root): boolean {
  const rest = tree.children.filter((node) => node !== quote).map(textOf);
  return plain(rest.join(' ')).includes(plain(quote.children.map(textOf).join(' ')));
}

/** Nothing is lost: each note is called somewhere, and each row of a table has its cells. */
function checkLosses({places, tree, report}: Page): void {
  const called = new Set(
    places.flatMap(({node}) => (node.type === 'footnoteReference' ? [node.identifier] : [])),
  );
  for (const {node} of places) {
    if (node.type === 'footnoteDefinition' && !called.has(node.identifier)) {
      const values = {note: node.label ?? node.identifier};
      report(lineOf(node), 'footnote', say('footnote never called', values));
    }
    const isQuote = node.type === 'containerDirective' && node.name === 'quote';
    if (isQuote && !isInText(node, tree))
      report(lineOf(node), 'block', say('quote not in the text'));
    if (node.type !== 'table') continue;
    const columns = node.children[0]?.children.length ?? 0;
    for (const row of node.children) {
      const cells = row.children.length;
      const name = cells > columns ? 'row too long' : 'row too short';
      if (cells !== columns) report(lineOf(row), 'table', say(name, {cells, columns}));
    }
  }
}

/**
 * Characters nobody sees: they come with pasted text, part words that search then can't find, or turn
 * the order of letters around. Joiners stay where scripts and emoji need them, marks of direction in
 * lines that are written from right to left.
 */
const invisible = new RegExp(
  [
    String.raw`[\u00AD\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]`,
    String.raw`(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D]`,
    String.raw`(?<=\p{Script=Latin})[\u200C\u200D]`,
  ].join('|'),
  'u',
);
const rightToLeft = /[\u0590-\u08FF]/;

function checkLines({text, frontMatter, report}: Page): void {
  text.split('\n').forEach((line, index) => {
    const tell = (name: string, values: object) =>
      report(index + 1, 'text', say(name, {...values}));
    if (isTemplateLine(line) && frontMatter?.data.draft !== true)
      tell('template text', {sentence: line.trim()});
    const hidden =
      invisible.exec(line) ?? (rightToLeft.test(line) ? null : /[\u200E\u200F]/.exec(line));
    if (!hidden) return;
    const code = hidden[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
    const before = line.slice(Math.max(0, hidden.index - 20), hidden.index).trim();
    tell(before ? 'invisible character' : 'invisible character first', {code, before});
  });
}

/** Finds Markdown that isn't read as it was meant, and what shouldn't be there at all. */
export const text: Rule = (page) => {
  checkWords(page);
  for (const {node} of page.places) {
    const fault = node.type === 'code' ? faultOfCode(node, page) : undefined;
    if (fault) page.report(lineOf(node), 'text', fault);
  }
  checkLosses(page);
  checkLines(page);
};
