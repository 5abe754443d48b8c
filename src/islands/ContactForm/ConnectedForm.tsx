import {useEffect, useRef, useState, type FormEvent} from 'react';
import Button from '@site/src/components/Button';
import type {Failure} from '@site/src/contact/answer';
import {idField, sentFragment} from '@site/src/contact/config';
import {asText, contactFields, lengthOf, mailboxFor, messageLimit} from '@site/src/contact/message';
import {confirmation, delivery as copy, failures} from '@site/src/data/delivery';
import ErrorSummary from './ErrorSummary';
import Fields from './Fields';
import {findErrors, lengthError, springTrap, type FieldErrors} from './fields';
import Hidden from './Hidden';
import type {FormProps} from './index';
import {notify} from './notify';
import Status from './Status';
import {useDraft} from './useDraft';
import {useIsReady} from './useInBrowser';
import {useSending} from './useSending';
import WaysOut from './WaysOut';
import styles from './styles.module.css';

/**
 * The contact form of a site with a form service. Before hydration it is a plain form that the browser
 * posts. After it the message is sent in the background and is never lost: what is typed stays in the
 * tab and in the form until the service has confirmed it.
 */
export default function ConnectedForm({config, plan}: Required<FormProps>) {
  const names = config.fieldNames;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isReady = useIsReady();
  const {delivery, isBusy, send, reset} = useSending(config);
  const {draft, isRestored, isAtRisk, keep, start, finish, discard} = useDraft(form, names);
  // Counts the checks: the focus moves with a check, not when an error is fixed.
  const [errors, setErrors] = useState<{check: number; fields: FieldErrors}>({
    check: 0,
    fields: {},
  });
  const [isTrapped, setTrapped] = useState(false);

  const isUnderWay = delivery.phase === 'sending' || delivery.phase === 'waiting';
  // It was on its way when the page was left, and the page that knew of it is gone.
  const isInterrupted = delivery.phase === 'idle' && draft.status === 'sending';
  const failure = delivery.phase === 'failed' ? delivery.failure : undefined;
  const told = isInterrupted ? failures.interrupted : failure && failures[failure.kind];
  const {values} = draft;

  const mustAsk = isUnderWay || isAtRisk;
  useEffect(() => {
    if (!mustAsk) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mustAsk]);

  const show = (fields: FieldErrors) => setErrors(({check}) => ({check: check + 1, fields}));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy()) return;
    const {currentTarget} = event;
    // "Try again" goes away when it is chosen, and must not take the focus with it.
    if ((event.nativeEvent as SubmitEvent).submitter !== button.current) button.current?.focus();
    // A browser may fill in a field without an event.
    keep();
    const found = findErrors(currentTarget, names);
    show(found);
    const isCaught = springTrap(currentTarget, config.honeypot);
    setTrapped(isCaught);
    if (isCaught || Object.keys(found).length > 0) return;

    const message = start();
    const body = new FormData(currentTarget);
    // The page stays.
    if (config.redirect) body.delete(config.redirect.name);
    body.set(idField, message.id);
    send(
      {...message, body},
      {
        onSuccess: () => {
          finish(message.id, true);
          notify(confirmation);
        },
        onError: ({failure: {fields = {}}}) => {
          finish(message.id, false);
          const known = contactFields.filter((field) => fields[names[field]]);
          show(Object.fromEntries(known.map((field) => [field, fields[names[field]]])));
        },
      },
    );
  };
  const onChange = ({target}: FormEvent<HTMLFormElement>) => {
    // The styled select speaks up when it takes over and when it is emptied, too.
    if (!keep()) return;
    if (delivery.phase === 'sent') reset();
    const {name, validity} = target as unknown as HTMLInputElement;
    const field = contactFields.find((candidate) => names[candidate] === name);
    if (!field || !errors.fields[field] || !validity.valid) return;
    const {[field]: _fixed, ...fields} = errors.fields;
    setErrors({...errors, fields});
  };
  const tooLong = lengthError(values.message);
  return (
    <form
      ref={form}
      id="contact-form"
      className={styles.form}
      method="post"
      action={config.endpoint}
      noValidate={isReady}
      data-is-ready={isReady || undefined}
      onSubmit={submit}
      onChange={onChange}>
      <p id={sentFragment} className={styles.confirmation}>
        <strong>{confirmation.title}</strong> {confirmation.description}
      </p>
      {isRestored && !isUnderWay && (
        <div className={styles.panel}>
          <p>{copy.restored}</p>
          <Button kind="quiet" onClick={discard}>
            {copy.discard}
          </Button>
        </div>
      )}
      <ErrorSummary key={errors.check} errors={errors.fields} form={form} names={names} />
      <Fields
        names={names}
        plan={plan}
        errors={tooLong ? {...errors.fields, message: tooLong} : errors.fields}
        messageNote={copy.limit(lengthOf(values.message), messageLimit)}
      />
      <Hidden config={config} />
      <div className={styles.wide}>
        <Button ref={button} type="submit" loading={isUnderWay}>
          {isUnderWay ? copy.sendingButton : copy.send}
        </Button>
        <Status delivery={delivery} isTrapped={isTrapped} />
        {told && (
          <WaysOut
            heading={told.heading}
            reason={[told.reason, ...detailsOf(failure), copy.kept].join(' ')}
            text={asText(values, plan)}
            mailbox={mailboxFor(values)}
            canRetry
          />
        )}
      </div>
    </form>
  );
}

/** What the service itself says of a failure. */
function detailsOf({message, retryAfter}: Partial<Failure> = {}): string[] {
  return [
    ...(message ? [copy.says(message)] : []),
    ...(retryAfter ? [copy.later(Math.ceil(retryAfter / 60_000))] : []),
  ];
}
