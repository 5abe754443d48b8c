import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ThemedImage from '@site/src/components/ThemedImage';
import {coverName} from '@site/src/content/covers';
import type {Category} from '@site/src/content/schema';
import styles from './styles.module.css';

type CoverProps = {
  /** The last part of the article's address: the same article always has the same cover. */
  slug: string;
  category: Category;
  /** How large it is shown; the small one has fewer, stronger lines, as all have on a phone. */
  size: 'large' | 'medium' | 'small';
  /** Loads it ahead: for the one cover of the first screen. */
  eager?: boolean;
  /** Address of a picture of the writer's own, in place of the drawing. */
  image?: string;
};

/** The ground a category's covers are drawn on, shown until the drawing has loaded. */
const grounds: Record<Category, string | undefined> = {
  Technology: styles.technology,
  'Behavioral Science': styles.behavioralScience,
  'Space Tech': styles.spaceTech,
  Healthcare: styles.healthcare,
  Cybersecurity: styles.cybersecurity,
  Innovation: styles.innovation,
};

/**
 * An article's cover, drawn by the drawings plugin from its slug and category. It says nothing that
 * the title beside it does not say, so it has no name. Each theme has its file; only one is shown.
 */
export default function Cover({slug, category, size, eager = false, image}: CoverProps) {
  const cover = coverName({slug, category});
  const {withBaseUrl} = useBaseUrlUtils();
  const drawing = (theme: '' | '-dark') => {
    const narrow = withBaseUrl(`/art/covers/${cover}-small${theme}.svg`);
    return size === 'small'
      ? {src: narrow}
      : {src: withBaseUrl(`/art/covers/${cover}${theme}.svg`), narrow};
  };
  const canvas = {width: 1200, height: 675, decoding: 'async'} as const;
  const loading = eager
    ? ({loading: 'eager', fetchPriority: 'high'} as const)
    : ({loading: 'lazy'} as const);
  return (
    <div className={clsx(styles.cover, grounds[category])}>
      {image ? (
        <img {...canvas} {...loading} alt="" src={withBaseUrl(image)} className={styles.image} />
      ) : (
        <ThemedImage
          {...canvas}
          eager={eager}
          light={drawing('')}
          dark={drawing('-dark')}
          className={styles.image}
        />
      )}
    </div>
  );
}
