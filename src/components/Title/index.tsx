import styles from './styles.module.css';

/** A title in two typefaces: its first line in sans serif, its second in serif. */
export type Voices = {technology: string; human: string};

type TitleProps = {
  as?: 'h1' | 'h2' | 'p';
  children: string | Voices;
};

export default function Title({as: Tag = 'h1', children}: TitleProps) {
  if (typeof children === 'string')
    return (
      <Tag>
        <Unbroken>{children}</Unbroken>
      </Tag>
    );
  return (
    <Tag className={styles.title}>
      <span>{children.technology}</span> <span>{children.human}</span>
    </Tag>
  );
}

/** Keeps words joined by a hyphen or slash on one line, so that "Mind-Body" doesn't break after the hyphen. */
export function Unbroken({children: words}: {children: string}) {
  return words.split(/(\S*\w-\w\S*|\S+ \/ \S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
