import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useThemeConfig} from '@docusaurus/theme-common';
import {MDXProvider} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import Icon from '@site/src/components/Icon';
import {EditLink} from '@site/src/components/links';
import styles from './styles.module.css';

type TextPageProps = {
  content: {
    (): ReactNode;
    toc: readonly TOCItem[];
    metadata: {editUrl?: string | null | undefined};
  };
  label: string;
  side?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
};

/** The page's header has the title, so that the text's own, as `# Title`, is left out. */
export const withoutTitle = {h1: () => null};

type ListProps = {
  label: string;
  children: ReactNode;
  /** What src/frame/contents.ts marks the present part in. */
  isContents?: boolean;
};

/** A list of links beside the text, or folded away above it on narrow screens. */
export const SideList = ({label, children, isContents}: ListProps) => (
  <>
    <nav aria-label={label} className="desktop-up" data-contents={isContents}>
      <p>{label}</p>
      {children}
    </nav>
    <details>
      <summary>
        {label} <Icon name="chevron" />
      </summary>
      {children}
    </details>
  </>
);

type HeadingLinksProps = {
  toc: readonly TOCItem[];
  /** The level at the edge of the list; deeper headings stand a step in. */
  top: number;
};

export const HeadingLinks = ({toc, top}: HeadingLinksProps) =>
  toc.map(({id, value, level}) => (
    <li key={id} className={level > top ? 'deeper' : undefined}>
      {/* Headings can have inline markup; this HTML comes from our own Markdown. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
      <a href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
    </li>
  ));

type ContentsProps = {label: string; toc: readonly TOCItem[]};

export function Contents({label, toc}: ContentsProps) {
  const {minHeadingLevel, maxHeadingLevel} = useThemeConfig().tableOfContents;
  const shown = toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return (
    shown.length > 1 && (
      <SideList label={label} isContents>
        <ul>
          <HeadingLinks top={minHeadingLevel} toc={shown} />
        </ul>
      </SideList>
    )
  );
}

type ColumnsProps = Pick<TextPageProps, 'side' | 'children'>;

export const Columns = ({side, children}: ColumnsProps) => (
  <div className={styles.body}>
    <div className={styles.side} data-screen>
      {side}
    </div>
    <div>{children}</div>
  </div>
);

export const prose = clsx(styles.prose, styles.article);

export default function TextPage(props: TextPageProps) {
  const {content: Content, label, side, above, children} = props;
  const beside = (
    <>
      <Contents label={label} toc={Content.toc} />
      {side}
    </>
  );
  return (
    <Columns side={beside}>
      {above}
      {/* The blog plugin's feeds take an article's text from the element with this id. */}
      <div className={prose} id="__blog-post-container">
        <MDXContent>
          <MDXProvider components={withoutTitle}>
            <Content />
          </MDXProvider>
        </MDXContent>
      </div>
      {children}
      <EditLink to={Content.metadata.editUrl} />
    </Columns>
  );
}
