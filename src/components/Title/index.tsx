import styles from './styles.module.css';

/** The two voices of a title: the first line in the sans serif, the second in the serif. */
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

/** Words that a hyphen or a slash joins stay on one line, so that no line of "Mind-Body" ends with it. */
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
