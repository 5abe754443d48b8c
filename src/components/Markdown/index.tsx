/** The parts of plain Markdown that need more than their element: see `src/components/Prose/elements`. */
import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon from '@site/src/components/Icon';
import styles from './styles.module.css';

const escaped: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The framework escapes the words of a picture as for HTML, where React does it once more (mdx-loader 3.10.2, transformImage). */
const unescape = (words: string | undefined) =>
  words?.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => escaped[entity] ?? entity);

/** A picture of a text. It comes after the words, so it is loaded when it is near. */
export const Picture = ({alt, title, ...props}: ComponentProps<'img'>) => (
  <img
    loading="lazy"
    decoding="async"
    alt={unescape(alt) ?? ''}
    title={unescape(title)}
    {...props}
  />
);

/** An item of a list. A footnote is one, with an address that the link check must know. */
export function Item(props: ComponentProps<'li'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

/** A table, in a box that scrolls where it is wider than the text: the page never does. */
export const Table = (props: ComponentProps<'table'>) => (
  <div data-scroll="">
    <table {...props} />
  </div>
);

/** A cell of a table. Its column's side comes as a style, which the security policy refuses (`| :-- | --: |`). */
const cell = (Element: 'td' | 'th') =>
  function Cell({style, ...props}: ComponentProps<'td'>) {
    return <Element {...props} data-align={style?.textAlign} />;
  };

export const DataCell = cell('td');
export const HeaderCell = cell('th');

/** The box of a task, `- [x]`: it tells and takes nothing, so it is no form field. */
export const TaskMark = ({checked = false}: ComponentProps<'input'>) => (
  <span role="img" aria-label={checked ? 'Done:' : 'Open:'} className={styles.task}>
    {checked && <Icon name="check" className={styles.check} />}
  </span>
);

/** The title of a block such as `:::note[See **this**]`, where it holds more than words. */
export const AdmonitionTitle = ({children}: {children: ReactNode}) => (
  <p className={styles.title}>{children}</p>
);
