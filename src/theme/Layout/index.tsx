/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, Layout.
 * Why: the classic layout mounts providers (color mode, announcement bar, scroll controller, docs
 * versions, navbar) that nothing here uses and every page would load.
 * What changed: our skip link, bar, footer and error page; `<main>` stands here, once.
 * Delete when: the classic theme's providers can be switched off one by one.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';
import {SearchDialog} from '@site/src/components/Search';
import nameFont from '@site/src/fonts/schibsted-grotesk.woff2';
import sentenceFont from '@site/src/fonts/newsreader-text.woff2';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import ApplicationError from '@site/src/components/ApplicationError';
import MarkdownLink from '@site/src/components/MarkdownLink';
import type {Props} from '@theme/Layout';
import styles from './styles.module.css';

export default function Layout({children, title, description}: Props) {
  return (
    <PluginHtmlClassNameProvider>
      <PageMetadata title={title} description={description} />
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
    </PluginHtmlClassNameProvider>
  );
}
