import siteConfig from '@generated/docusaurus.config';
import Button from '@site/src/components/Button';
import {applicationError} from '@site/src/data/notFound';
import styles from './styles.module.css';

type ApplicationErrorProps = {
  /** What was thrown; its message is shown. */
  error: Error;
  /** Draws the page again. */
  tryAgain: () => void;
};

/**
 * What a visitor sees when the application fails: what happened, another try, the way home. It uses
 * no context of the application, because that may be what failed.
 */
export default function ApplicationError({error, tryAgain}: ApplicationErrorProps) {
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.heading}>{applicationError.heading}</h1>
      <p className={styles.message}>{error.message}</p>
      <div className={styles.actions}>
        <Button onClick={tryAgain}>{applicationError.retry}</Button>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a full page load starts afresh */}
        <a href={siteConfig.baseUrl}>{applicationError.action.label}</a>
      </div>
    </section>
  );
}
