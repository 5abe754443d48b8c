import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import ThemedImage from '@site/src/components/ThemedImage';
import {coverStyle, type Category, type CoverStyle} from '@site/src/content/categories';
import {coverName} from '@site/src/content/covers';
import styles from './styles.module.css';

type CoverProps = {
  /** The last part of the article's address, which chooses the drawing. */
  slug: string;
  category: Category;
  /** `small` has fewer, stronger lines, as all covers have on phones. */
  size: 'large' | 'medium' | 'small';
  /** Preloads it, for the first screen. */
  eager?: boolean;
  /** The writer's own image, instead of a drawing. */
  image?: string;
};

/** Each cover's background, shown until the drawing has loaded. */
const grounds: Record<CoverStyle, string | undefined> = {
  Technology: styles.technology,
  'Behavioral Science': styles.behavioralScience,
  'Space Tech': styles.spaceTech,
  Healthcare: styles.healthcare,
  Cybersecurity: styles.cybersecurity,
  Innovation: styles.innovation,
};

/**
 * An article's cover, drawn from its slug and category (src/plugins/drawings.ts). It is decoration next to
 * the title, so its alternative text is empty.
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
    <div className={clsx(styles.cover, grounds[coverStyle(category)])}>
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
