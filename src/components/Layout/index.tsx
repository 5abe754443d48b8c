import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import ApplicationError from '@site/src/components/ApplicationError';
import Footer from '@site/src/components/Footer';
import MarkdownLink from '@site/src/components/MarkdownLink';
import Navbar from '@site/src/components/Navbar';
import PageMetadata from '@site/src/components/PageMetadata';
import {SearchDialog} from '@site/src/components/Search';
import sentenceFont from '@site/src/fonts/newsreader-text.woff2';
import nameFont from '@site/src/fonts/schibsted-grotesk-strong.woff2';
import styles from './styles.module.css';

type LayoutProps = {
  /** What the page says of itself; a page that knows it only further down says it there. */
  title?: string;
  description?: string;
  children: ReactNode;
};

/** What stands around every page: skip link, bar, footer, search, and `<main>`, once. */
export default function Layout({children, title, description}: LayoutProps) {
  return (
    <>
      {title && <PageMetadata title={title} description={description} />}
      {/* Costs the first paint a moment, and saves headings and texts from breaking anew when the fonts come. */}
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={nameFont} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={sentenceFont} crossOrigin="anonymous" />
      </Head>
      <MarkdownLink />
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
      <a href="#main" className={styles.skip}>
        Skip to main content
      </a>
      <Navbar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={(failure) => <ApplicationError {...failure} />}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <SearchDialog />
    </>
  );
}
