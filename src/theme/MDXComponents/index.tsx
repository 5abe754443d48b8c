/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, MDXComponents.
 * Why: Markdown has blocks of our own (src/content/blocks.ts), icons and terms.
 * What changed: they are added, and tables and task marks get what they need; all else is the original.
 * Delete when: never.
 */
import MDXComponents from '@theme-original/MDXComponents';
import {
  DrawnFigure,
  Drawing,
  FigureBody,
  FigureDataTable,
  FigureSource,
  FigureTitle,
  Plot,
} from '@site/src/components/Figure';
import Icon from '@site/src/components/Icon';
import {Table, TaskMark, Term, TermNotes} from '@site/src/components/Markdown';
import {Sheet, SheetContent, SheetNotes, SheetTitle} from '@site/src/components/Specimen';
import {
  Cards,
  Figure,
  Numbered,
  Phrases,
  Principles,
  PullQuote,
  RuledList,
  Standards,
  Steps,
  Tags,
  TierFigure,
  Tiers,
} from '@site/src/components/blocks';

export default {
  ...MDXComponents,
  input: TaskMark,
  table: Table,
  cards: Cards,
  drawing: Drawing,
  drawnfigure: DrawnFigure,
  figure: Figure,
  figurebody: FigureBody,
  figuredata: FigureDataTable,
  figuresource: FigureSource,
  figuretitle: FigureTitle,
  icon: Icon,
  list: RuledList,
  numbered: Numbered,
  phrases: Phrases,
  plot: Plot,
  principles: Principles,
  quote: PullQuote,
  specimen: Sheet,
  specimencontent: SheetContent,
  specimennotes: SheetNotes,
  specimentitle: SheetTitle,
  standards: Standards,
  steps: Steps,
  tags: Tags,
  term: Term,
  termnotes: TermNotes,
  tierfigure: TierFigure,
  tiers: Tiers,
};
