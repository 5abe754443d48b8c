import {useState, type FormEvent} from 'react';
import Button from '@site/src/components/Button';
import {EmailLink} from '@site/src/components/ContactLink';
import type {NewsletterConfig} from '@site/src/contact/config';
import {post} from '@site/src/contact/post';
import EmailField from './EmailField';
import styles from './styles.module.css';

type State = 'idle' | 'sending' | 'sent' | 'failed';

/**
 * *Stay Updated* of a site with a newsletter service: a form that the browser posts, to the service's
 * own page. Where the service lets a script read its answer, the page stays and says how it went; an
 * answer that only the service's page can deal with, such as a captcha, still leads there.
 */
export default function RealSubscribe({config}: {config: NewsletterConfig}) {
  const [state, setState] = useState<State>('idle');
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    if (config.transport === 'form') return;
    event.preventDefault();
    const form = event.currentTarget;
    setState('sending');
    const {kind} = await post(
      config.endpoint,
      new FormData(form),
      {Accept: 'application/json'},
      true,
    );
    // To subscribe twice is to subscribe once.
    if (kind === 'rejected' || kind === 'unclear') HTMLFormElement.prototype.submit.call(form);
    if (kind === 'sent') form.reset();
    setState(kind === 'sent' ? 'sent' : 'failed');
  };
  return (
    <div className={styles.subscribe}>
      <form
        className={styles.form}
        method="post"
        action={config.endpoint}
        onSubmit={(event) => void subscribe(event)}>
        <EmailField name={config.field} required />
        {Object.entries(config.hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {config.honeypot && (
          <div className={styles.trap} aria-hidden="true">
            <input
              type="text"
              name={config.honeypot}
              aria-label="Leave this field empty"
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
        )}
        <Button type="submit" loading={state === 'sending'}>
          Subscribe
        </Button>
      </form>
      <p role="status" className={styles.status}>
        {state === 'sending' && 'Your address is being sent.'}
        {state === 'sent' &&
          'Thank you. Please look into your inbox: there may be a link to confirm your address.'}
        {state === 'failed' && (
          <>
            We could not sign you up just now. Press Subscribe again, or write to <EmailLink />.
          </>
        )}
      </p>
    </div>
  );
}
