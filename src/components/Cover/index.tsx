import {Fragment, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import ThemedImage from '@site/src/components/ThemedImage';
import {coverStyle, type CoverStyle} from '@site/src/content/categories';
import {coverName} from '@site/src/content/covers';
import type {ArticleCard} from '@site/src/content/types';
import styles from './styles.module.css';

type CoverProps = {
  article: Pick<ArticleCard, 'category' | 'coverVariant' | 'cover' | 'coverFigure'>;
  /** `small` has fewer, stronger lines, as all covers have on phones, and no figure. */
  size: 'large' | 'medium' | 'small';
  /** The drawing itself, for the first screen, instead of a file that comes later. */
  drawing?: ReactNode;
};

/** Each cover's ground, shown until the drawing has loaded, and the ink of its figure. */
const grounds: Record<CoverStyle, string | undefined> = {
  Technology: styles.technology,
  'Behavioral Science': styles.behavioralScience,
  'Space Tech': styles.spaceTech,
  Healthcare: styles.healthcare,
  Cybersecurity: styles.cybersecurity,
  Innovation: styles.innovation,
};

/**
 * An article's cover: the drawing of its category (src/plugins/drawings.ts) with the figure its front
 * matter names, or the writer's own picture. It is decoration: the title stands beside it, and the
 * figure in the text.
 */
export default function Cover({article, size, drawing}: CoverProps) {
  const {category, cover, coverFigure} = article;
  const {withBaseUrl} = useBaseUrlUtils();
  const file = `/art/covers/${coverName(article)}`;
  const source = (theme: '' | '-dark') => {
    const narrow = withBaseUrl(`${file}-small${theme}.svg`);
    return size === 'small' ? {src: narrow} : {src: withBaseUrl(file + theme + '.svg'), narrow};
  };
  const image = {width: 1200, height: 675, decoding: 'async', className: styles.image} as const;
  const figure = !cover && size !== 'small' ? coverFigure : undefined;
  return (
    <div className={clsx(styles.cover, grounds[coverStyle(category)], figure && styles.figured)}>
      {cover ? (
        <img {...image} loading={drawing ? 'eager' : 'lazy'} alt="" src={withBaseUrl(cover)} />
      ) : (
        (drawing ?? <ThemedImage {...image} light={source('')} dark={source('-dark')} />)
      )}
      {figure && (
        <span
          className={styles.figure}
          style={{'--cover-letters': figure.length} as React.CSSProperties}
          aria-hidden="true">
          {/* No font of ours has an arrow. */}
          {figure.split('→').map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <Icon name="arrow" className={styles.arrow} />}
              {part.trim()}
            </Fragment>
          ))}
        </span>
      )}
    </div>
  );
}
