import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {site} from '@site/src/site';

type PageMetadataProps = {
  /** The page's own name; browser tabs and search results get the site's behind it. */
  title: string;
  /** What search results and link previews say about it. Default: the site's description. */
  description?: string;
  /** More tags for the head. */
  children?: ReactNode;
};

/** What a page says of itself to browsers, search engines and link previews. */
export default function PageMetadata({
  title,
  description = site.description,
  children,
}: PageMetadataProps) {
  return (
    <Head>
      <title>{`${title} | ${site.shortName}`}</title>
      <meta property="og:title" content={title} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      {children}
    </Head>
  );
}
