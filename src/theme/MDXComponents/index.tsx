/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, MDXComponents.
 * Why: Markdown has blocks of our own (src/content/blocks.ts), icons and terms.
 * What changed: they are added, and tables and task marks get what they need; all else is the original.
 * Delete when: never.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Icon from '@site/src/components/Icon';
import {Table, TaskMark, Term, TermNotes} from '@site/src/components/Markdown';
import {blocks} from '@site/src/components/blocks';

export default {
  ...MDXComponents,
  ...blocks,
  // The theme's own opens with React state.
  Details: 'details',
  details: 'details',
  icon: Icon,
  input: TaskMark,
  table: Table,
  term: Term,
  termnotes: TermNotes,
  // Markdown has headers of columns only.
  th: (props: React.ComponentProps<'th'>) => <th scope="col" {...props} />,
};
