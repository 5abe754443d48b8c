import type {ElementType} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import settings from '@generated/site-forms/default/settings.json';
import Button, {AnswerButton} from '@site/src/components/Button';
import {WithLinks} from '@site/src/components/links';
import Field from '@site/src/components/Field';
import type {NewsletterConfig} from '@site/src/settings';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import styles from './styles.module.css';

const copy = fill(words.subscribe);

type SubscribeFormProps = {
  newsletter?: NewsletterConfig;
};

/**
 * The *Stay Updated* form, which the browser posts to the newsletter service. Without a service, it makes no request
 * (specification sections 2, 5 and 7) and says so; it isn't a `<form>` then, so what was typed can't end up in the URL.
 */
export default function SubscribeForm({newsletter = settings.newsletter}: SubscribeFormProps) {
  const Frame: ElementType = newsletter ? 'form' : 'div';
  // eslint-disable-next-line @docusaurus/no-html-links -- `Link` would open a file in a new tab
  const feed = <a href={useBaseUrl('/insights/rss.xml')}>{copy.feed}</a>;
  const posting = newsletter && {method: 'post', action: newsletter.endpoint};
  return (
    <Frame className={styles.form} {...posting}>
      <Field
        id="subscribe-email"
        label={copy.label}
        note={<WithLinks parts={{feed}}>{newsletter ? copy.note : copy.unconnected}</WithLinks>}>
        {(control) => (
          <input
            {...control}
            type="email"
            name={newsletter?.field}
            autoComplete="email"
            placeholder={copy.placeholder}
            required={newsletter !== undefined}
          />
        )}
      </Field>
      {newsletter ? (
        <Button type="submit" label={copy.button} />
      ) : (
        <AnswerButton id="subscribe-answer" label={copy.button} kind="quiet">
          <WithLinks>{copy.answer}</WithLinks>
        </AnswerButton>
      )}
      {Object.entries(newsletter?.hiddenFields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {newsletter?.honeypot && (
        <input
          // A honeypot, hidden from people and from assistive technology.
          hidden
          type="text"
          name={newsletter.honeypot}
          aria-label={copy.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      )}
    </Frame>
  );
}
