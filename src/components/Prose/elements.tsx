import type {ComponentProps} from 'react';
import Link from '@docusaurus/Link';
import Admonition from '@site/src/components/Admonition';
import CodeBlock from '@site/src/components/CodeBlock';
import Heading from '@site/src/components/Heading';
import Icon from '@site/src/components/Icon';
import {
  AdmonitionTitle,
  DataCell,
  HeaderCell,
  Item,
  Picture,
  Table,
  TaskMark,
} from '@site/src/components/Markdown';
import Term from '@site/src/components/Term';
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

/** What the elements of a Markdown page become: our headings, links, and the blocks of src/content/blocks.ts. */
export const elements = {
  a: Link,
  h2: (props: ComponentProps<'h2'>) => <Heading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <Heading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <Heading as="h4" {...props} />,
  h5: (props: ComponentProps<'h5'>) => <Heading as="h5" {...props} />,
  h6: (props: ComponentProps<'h6'>) => <Heading as="h6" {...props} />,
  img: Picture,
  input: TaskMark,
  li: Item,
  pre: CodeBlock,
  table: Table,
  td: DataCell,
  th: HeaderCell,
  mdxAdmonitionTitle: AdmonitionTitle,
  admonition: Admonition,
  cards: Cards,
  figure: Figure,
  icon: Icon,
  list: RuledList,
  numbered: Numbered,
  phrases: Phrases,
  principles: Principles,
  quote: PullQuote,
  standards: Standards,
  steps: Steps,
  tags: Tags,
  term: Term,
  tierfigure: TierFigure,
  tiers: Tiers,
};
