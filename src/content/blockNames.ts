/**
 * The Markdown blocks, such as `:::rows`, and what each contains. Each name is a component in
 * `src/components/blocks`.
 * `headings`: each `###` heading starts an item; `picture`: starts with an image; `text`: any Markdown;
 * `drawn`: the data of a drawing; `sheet`: a sample document (both in src/content/figures.ts).
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

/** The framework's admonitions, such as `:::note[Title]`, which it renders itself. */
export const admonitions = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

export const blockNames = [...Object.keys(blockContents), ...admonitions];

export const isBlock = (name: string): name is BlockName => Object.hasOwn(blockContents, name);

/** Whether a block is a figure or a sample, which doesn't count as reading text. */
export const isDrawn = (name: string): name is 'chart' | 'diagram' | 'specimen' =>
  isBlock(name) && (blockContents[name] === 'drawn' || blockContents[name] === 'sheet');
