import {Fragment, type CSSProperties} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import Drawing, {InlineDrawing, type InlineDrawingProps} from '@site/src/components/Drawing';
import Icon from '@site/src/components/Icon';
import {coverKey, coverName, figureParts} from '@site/src/content/covers';
import type {ArticleCard} from '@site/src/content/types';
import styles from './styles.module.css';

type CoverProps = {
  article: Pick<ArticleCard, 'category' | 'coverVariant' | 'cover' | 'coverFigure'>;
  className?: string | undefined;
  /** `third` and `row` have fewer, heavier lines, as every cover does on phones; `row` has no figure. */
  look?: string | undefined;
  /** The drawing, to be inlined on the first screen. Default: a file that is loaded lazily. */
  drawing?: InlineDrawingProps | undefined;
};

/**
 * An article's cover: its category's drawing (src/plugins/drawings.ts) with the number from its front matter, or the
 * writer's own picture. It is decorative, since the number is in the text too.
 */
export default function Cover(props: CoverProps) {
  const {article, className, look, drawing} = props;
  const isSmall = look === 'third' || look === 'row';
  const picture = useBaseUrl(article.cover ?? '');
  const file = `covers/${coverName(article)}` as const;
  const small = `${file}-small` as const;
  const ground = `--site-cover-${coverKey(article.category)}`;
  const words = article.cover || look === 'row' ? undefined : article.coverFigure;
  const figure = words ? figureParts(words) : undefined;
  return (
    <div
      className={clsx(styles.cover, figure && styles.figured, className)}
      style={{background: `var(${ground})`, color: `var(${ground}-human)`}}
      data-screen>
      {article.cover ? (
        <img
          src={picture}
          alt=""
          width={1200}
          height={675}
          loading={drawing ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        <>
          {drawing && <InlineDrawing {...drawing} />}
          {!drawing?.svg && <Drawing name={isSmall ? small : file} narrow={!isSmall && small} />}
        </>
      )}
      {figure && (
        <span
          className={styles.figure}
          style={{'--letters': figure.letters} as CSSProperties}
          aria-hidden="true">
          {/* The site's fonts have no arrow. */}
          <span>
            {figure.numbers.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <Icon name="arrow" className={styles.arrow} />}
                {part}
              </Fragment>
            ))}
          </span>
          {figure.counted && <small>{figure.counted}</small>}
        </span>
      )}
    </div>
  );
}
