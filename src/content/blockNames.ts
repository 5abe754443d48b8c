/**
 * The blocks of plain Markdown, `:::rows` and the like, and what each holds. Each name is an entry
 * of `src/components/blocks`.
 * `headings`: each `###` heading starts an item; `picture`: it starts with one; `text`: any Markdown;
 * `drawn`: what a drawing is made from, and `sheet`: a sample (src/content/figures.ts).
 */
export const blockContents = {
  rows: 'headings',
  list: 'headings',
  steps: 'headings',
  tiers: 'headings',
  tags: 'headings',
  quote: 'text',
  figure: 'picture',
  chart: 'drawn',
  diagram: 'drawn',
  specimen: 'sheet',
} as const;

type BlockName = keyof typeof blockContents;

/** The framework's own blocks, `:::note[Title]` and the like, which it renders itself. */
export const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

export const blockNames = [...Object.keys(blockContents), ...admonitions];

export const isBlock = (name: string): name is BlockName => Object.hasOwn(blockContents, name);

/** Tells whether a block is a figure or a sample, which are looked at and not read through. */
export const isDrawn = (name: string): name is 'chart' | 'diagram' | 'specimen' =>
  isBlock(name) && (blockContents[name] === 'drawn' || blockContents[name] === 'sheet');
