import type {ElementType} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/site-forms/default/settings.json';
import Button, {AnswerButton} from '@site/src/components/Button';
import {EmailLink} from '@site/src/components/links';
import Field from '@site/src/components/Field';
import type {NewsletterConfig} from '@site/src/settings';
import styles from './styles.module.css';

type SubscribeFormProps = {
  newsletter?: NewsletterConfig;
};

/**
 * The form of *Stay Updated*, which the browser posts to the newsletter service. Without one it makes no request
 * (specification sections 2, 5 and 7) and says so; being no form, it can't put what was typed into the address.
 */
export default function SubscribeForm({newsletter = settings.newsletter}: SubscribeFormProps) {
  const Frame: ElementType = newsletter ? 'form' : 'div';
  // eslint-disable-next-line @docusaurus/no-html-links -- a file, which Link would open in a new tab
  const feed = <a href={useBaseUrl('/insights/rss.xml')}>RSS feed</a>;
  const posting = newsletter && {method: 'post', action: newsletter.endpoint};
  return (
    <Frame className={styles.form} {...posting}>
      <Field
        id="subscribe-email"
        label="Email address"
        note={
          newsletter ? (
            <>You can also follow our {feed}.</>
          ) : (
            <>
              Sign-up by email isn’t open yet. To hear about new articles, write to <EmailLink /> or
              follow our {feed}.
            </>
          )
        }>
        {(control) => (
          <input
            {...control}
            type="email"
            name={newsletter?.field}
            autoComplete="email"
            placeholder="Enter your email"
            required={newsletter !== undefined}
          />
        )}
      </Field>
      {newsletter ? (
        <Button type="submit" label="Subscribe" />
      ) : (
        <AnswerButton id="subscribe-answer" label="Subscribe">
          Write to <EmailLink /> to hear from us.
        </AnswerButton>
      )}
      {Object.entries(newsletter?.hiddenFields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {newsletter?.honeypot && (
        <input
          // Not for people, and not for what reads a page to them.
          hidden
          type="text"
          name={newsletter.honeypot}
          aria-label="Leave this field empty"
          tabIndex={-1}
          autoComplete="off"
        />
      )}
    </Frame>
  );
}
