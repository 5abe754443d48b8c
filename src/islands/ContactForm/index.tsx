import {useEffect, useState} from 'react';
import clsx from 'clsx';
import Button from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {WithLinks} from '@site/src/components/links';
import {asText, mailboxFor, sentFragment} from '@site/src/contact/message';
import {island} from '@site/src/documents/island';
import type {ContactField} from '@site/src/site';
import {fill} from '@site/src/site/fill';
import {fillIn} from '@site/src/site/fillIn';
import words from '@site/src/site/words.yml';
import {useForm, type Delivery} from './useForm';
import WaysOut from './WaysOut';
import styles from './styles.module.css';

const copy = fill(words.form);

const timeOf = (at: number) => new Intl.DateTimeFormat('en-US', {timeStyle: 'short'}).format(at);

const waitOf = (minutes: number) =>
  minutes === 1 ? copy.laterMinute : fillIn(copy.later, {minutes});

/** The text of the status region for a state of the form. */
function wordsFor(delivery: Delivery): string {
  const {phase} = delivery;
  if (phase === 'idle' || phase === 'failed') return '';
  if (phase === 'retrying')
    return fillIn(copy.retrying, {...delivery, seconds: Math.ceil(delivery.delay / 1000)});
  // The first part of the id is enough to read out on the phone.
  if (phase === 'sent')
    return (
      delivery.id &&
      fillIn(copy.sent, {
        time: timeOf(delivery.at),
        reference: delivery.id.slice(0, 8).toUpperCase(),
      })
    );
  return copy[phase];
}

/** Confirms a message for 4 seconds (specification section 9), or longer while the pointer is over it. */
function Toast() {
  const [isHeld, setHeld] = useState(false);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const timer = isHeld ? undefined : setTimeout(() => setDone(true), 4000);
    return () => clearTimeout(timer);
  }, [isHeld]);
  if (isDone) return null;
  return (
    <div
      className={styles.toast}
      data-screen
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}>
      <strong>{copy.confirmation.title}</strong>
      <p>{copy.confirmation.description}</p>
    </div>
  );
}

/**
 * The contact form (specification sections 3 to 5 and 9). With a form service, it is a plain form that the browser
 * posts until hydration; then it is sent in the background. Without one, it sends nothing, says so, and hands the
 * message back; the method `dialog` keeps what was typed out of the URL before hydration.
 */
function ContactForm() {
  const {config, form, button, draft, delivery, errors, isReady, isUnderWay, ...state} = useForm();
  const {values, unsent} = draft;
  const failure = delivery.phase === 'failed' ? delivery.failure : undefined;
  const {fieldNames, hiddenFields, redirect, honeypot} = config ?? {};
  const hidden = {...hiddenFields, ...(redirect && {[redirect.name]: redirect.value})};
  const field = (name: ContactField, Control: 'input' | 'select' | 'textarea', props: object) => (
    <Field
      id={`contact-${name}`}
      label={copy[name].label}
      optional={!('required' in props)}
      error={errors[name]}>
      {(control) => <Control {...control} name={fieldNames?.[name] ?? name} {...props} />}
    </Field>
  );
  return (
    <div className={styles.frame}>
      <form
        ref={form}
        id="contact-form"
        className={`tiles ${styles.form}`}
        method={config ? 'post' : 'dialog'}
        action={config?.endpoint}
        noValidate={isReady}
        data-is-ready={isReady || undefined}
        onSubmit={state.onSubmit}
        onChange={state.onChange}>
        {config ? (
          <p id={sentFragment} className={`remark ${styles.notice} ${styles.confirmation}`}>
            <strong>{copy.confirmation.title}</strong> {copy.confirmation.description}
          </p>
        ) : (
          <p id="preview" className={`remark ${styles.notice}`}>
            <strong>{copy.preview.label}</strong> <WithLinks>{copy.preview.text}</WithLinks>
          </p>
        )}
        {state.isRestored && (
          <div className={clsx('panel stack', styles.panel)}>
            <p>{copy.restored}</p>
            <Button kind="quiet" onClick={state.discard} label={copy.discard} />
          </div>
        )}
        {/* Labels, placeholders, and order are the specification's (sections 3 to 5). */}
        {field('name', 'input', {
          type: 'text',
          autoComplete: 'name',
          placeholder: copy.name.placeholder,
          required: true,
        })}
        {field('email', 'input', {
          type: 'email',
          autoComplete: 'email',
          placeholder: copy.email.placeholder,
          required: true,
        })}
        {field('inquiryType', 'select', {
          children: [{value: '', label: copy.inquiryType.placeholder}, ...copy.inquiryTypes].map(
            (type) => (
              <option key={type.value} value={type.value} hidden={type.value === ''}>
                {type.label}
              </option>
            ),
          ),
        })}
        {field('message', 'textarea', {
          rows: 6,
          placeholder: copy.message.placeholder,
          required: true,
        })}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {honeypot && (
          <label hidden>
            {copy.honeypot} {/* Web3Forms asks for a checkbox. */}
            <input
              type={honeypot === 'botcheck' ? 'checkbox' : 'text'}
              name={honeypot}
              autoComplete="off"
            />
          </label>
        )}
        <div>
          <Button
            ref={button}
            type="submit"
            loading={isUnderWay}
            disabled={!config && !isReady}
            aria-describedby={config ? undefined : 'preview'}>
            {isUnderWay ? copy.sendingButton : copy.send}
          </Button>
          {/* Always in the page: assistive technology announces only what is added to an existing status region. */}
          <p role="status" className={`remark ${styles.notice}`} data-phase={delivery.phase}>
            {wordsFor(delivery)}
          </p>
          {failure && (
            <WaysOut
              heading={copy.failures[failure.kind].heading}
              reason={[
                copy.failures[failure.kind].reason,
                failure.message && fillIn(copy.says, {message: failure.message}),
                failure.retryAfter && waitOf(Math.ceil(failure.retryAfter / 60_000)),
                copy.kept,
              ]}
              text={asText(values)}
              mailbox={mailboxFor(values)}
              hasFailed
            />
          )}
          {unsent && (
            <WaysOut
              heading={copy.handedBack.heading}
              reason={[copy.handedBack.reason]}
              {...unsent}
            />
          )}
        </div>
      </form>
      {config && <p className={`quiet ${styles.smallPrint}`}>{copy.privacy}</p>}
      <div role="status">{delivery.phase === 'sent' && <Toast key={delivery.at} />}</div>
    </div>
  );
}

export default island('ContactForm', ContactForm, {eager: true});
