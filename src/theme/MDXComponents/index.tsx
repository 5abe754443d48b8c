/**
 * Wrapped around: @docusaurus/theme-classic 3.10.2, MDXComponents.
 * Why: Markdown here has its own blocks (src/content/blocks.ts), icons, and terms.
 * What changed: they are added, tables and task lists have their own components, and everything else is the original.
 * Delete when: never.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Icon from '@site/src/components/Icon';
import {Table, TaskMark, Term, TermNotes} from '@site/src/components/Markdown';
import {blocks} from '@site/src/components/blocks';

export default {
  ...MDXComponents,
  ...blocks,
  // The theme's `<details>` opens with React state.
  Details: 'details',
  details: 'details',
  icon: Icon,
  input: TaskMark,
  table: Table,
  term: Term,
  termnotes: TermNotes,
  // Markdown only has column headers.
  th: (props: React.ComponentProps<'th'>) => <th scope="col" {...props} />,
};
