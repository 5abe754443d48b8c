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
 * The form of *Stay Updated*, which the browser posts to the newsletter service. Without one it makes no request
 * (specification sections 2, 5 and 7) and says so; being no form, it can't put what was typed into the address.
 */
export default function SubscribeForm({newsletter = settings.newsletter}: SubscribeFormProps) {
  const Frame: ElementType = newsletter ? 'form' : 'div';
  // eslint-disable-next-line @docusaurus/no-html-links -- a file, which Link would open in a new tab
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
          // Not for people, and not for what reads a page to them.
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
