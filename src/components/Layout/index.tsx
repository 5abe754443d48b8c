import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ApplicationError from '@site/src/components/ApplicationError';
import Footer from '@site/src/components/Footer';
import Navbar from '@site/src/components/Navbar';
import PageMetadata from '@site/src/components/PageMetadata';
import {SearchDialog} from '@site/src/components/Search';
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
      {/* eslint-disable-next-line @docusaurus/no-html-links -- it leads to a place on this page */}
      <a href="#main" className={styles.skip}>
        Skip to main content
      </a>
      <Navbar />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary fallback={(failure) => <ApplicationError {...failure} />}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer />
      <SearchDialog />
    </>
  );
}
