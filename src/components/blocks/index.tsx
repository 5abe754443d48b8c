/**
 * The blocks writers set with `:::name` (see src/content/blocks.ts). Each is one element around list
 * items or ordinary Markdown; its look is a stylesheet of the same name.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import lattice from '@site/src/components/lattice.module.css';
import cards from './cards.module.css';
import figure from './figure.module.css';
import items from './items.module.css';
import list from './list.module.css';
import numbered from './numbered.module.css';
import phrases from './phrases.module.css';
import principles from './principles.module.css';
import quote from './quote.module.css';
import standards from './standards.module.css';
import steps from './steps.module.css';
import tags from './tags.module.css';
import tiers from './tiers.module.css';

type BlockProps = {
  /** What stands in the block. */
  children: ReactNode;
};

/** Makes the component of a block that is one list. */
const listOf = (Tag: 'ul' | 'ol', ...classes: (string | undefined)[]) =>
  function Block({children}: BlockProps) {
    return <Tag className={clsx(classes)}>{children}</Tag>;
  };

/** `:::cards`: cells with an icon, a name and a sentence. */
export const Cards = listOf('ul', lattice.grid, lattice.cells, items.items, cards.block);

/** `:::list`: a ruled list in two columns. */
export const RuledList = listOf('ul', items.items, items.ruled, list.block);

/** `:::steps`: numbered steps along one line. */
export const Steps = listOf('ol', items.items, steps.block);

/** `:::tiers`: comparable columns, the response time as the big figure. */
export const Tiers = listOf('ul', lattice.grid, items.items, tiers.block);

/** `:::tags`: groups of names. */
export const Tags = listOf('ul', items.items, items.ruled, tags.block);

/** `:::principles`: large words, each beside its sentence. */
export const Principles = listOf('ul', items.items, items.ruled, principles.block);

/** `:::numbered`: a numbered, typeset list. */
export const Numbered = listOf('ol', items.items, items.ruled, numbered.block);

/** `:::phrases`: short phrases set large. */
export const Phrases = ({children}: BlockProps) => <div className={phrases.block}>{children}</div>;

/** `:::standards`: a table of names on the one dark panel of a page. */
export const Standards = ({children}: BlockProps) => (
  <div className={standards.block}>{children}</div>
);

/** `:::quote`: a pull quote. It repeats the text, so it is kept from screen readers. */
export const PullQuote = ({children}: BlockProps) => (
  <div className={quote.block} aria-hidden="true" data-frame>
    {children}
  </div>
);

/** `:::figure`: a picture with its caption. */
export const Figure = ({children}: BlockProps) => (
  <figure className={figure.block}>{children}</figure>
);

type TierFigureProps = {
  /** What the figure is, such as `target response`. */
  children: ReactNode;
  /** The number, such as `15`. */
  amount: string;
  /** Its unit, such as `minutes`. */
  unit: string;
  /** Share of the block's longest time, 0 to 100, for the bar drawn to one scale. */
  share: string;
};

/** The figure of a tier, over a bar drawn to the same scale as its neighbors'. */
export const TierFigure = ({children, amount, unit, share}: TierFigureProps) => (
  <div className={tiers.figure}>
    <p className={tiers.words}>
      <strong className={tiers.amount}>{amount}</strong> {unit}
      <span className={tiers.meaning}>{children}</span>
    </p>
    <svg className={tiers.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height="1" />
    </svg>
  </div>
);
