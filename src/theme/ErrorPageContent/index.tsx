/**
 * Ejected from: @docusaurus/theme-classic 3.10.2, ErrorPageContent.
 * Why: the specification's text for an unexpected error (section 8).
 * What changed: everything. It uses none of the app's contexts, because one of them may be what failed.
 * Delete when: never.
 */
import siteConfig from '@generated/docusaurus.config';
import {useEffect, type ComponentProps} from 'react';
import type StockErrorPageContent from '@theme/ErrorPageContent';
import Button from '@site/src/components/Button';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';

const copy = fill(words.error);

type HotModule = {
  hot?: Record<'addStatusHandler' | 'removeStatusHandler', (run: (status: string) => void) => void>;
};

export default function ErrorPageContent({
  error,
  tryAgain,
}: ComponentProps<typeof StockErrorPageContent>) {
  useEffect(() => {
    // In the dev server, the next change may have fixed it.
    const {hot} = module as HotModule;
    const retry = (status: string) => status === 'idle' && tryAgain();
    hot?.addStatusHandler(retry);
    return () => hot?.removeStatusHandler(retry);
  }, [tryAgain]);
  return (
    <main className="band stack" role="alert">
      <h1>{copy.heading}</h1>
      <p className="panel">{error.message}</p>
      {/* An empty href reloads the page, with or without React. */}
      <Button href="">{copy.retry}</Button>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a full page load starts over */}
      <a href={siteConfig.baseUrl}>{copy.home}</a>
    </main>
  );
}
