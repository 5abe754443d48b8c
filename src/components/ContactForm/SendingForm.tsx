import config from '@generated/site-forms/default/contact.json';
import {useEffect, useRef, useState, useSyncExternalStore, type FormEvent} from 'react';
import Button from '@site/src/components/Button';
import {prepareToasts} from '@site/src/components/Toasts';
import {messageLimit, sentFragment} from '@site/src/contact/config';
import {getDelivery, isBusy, loadEngine, subscribeDelivery} from '@site/src/contact/delivery';
import type {Delivery} from '@site/src/contact/outcome';
import {excessOf, lengthOf, springTrap} from '@site/src/contact/form';
import {delivery as copy} from '@site/src/data/delivery';
import ErrorSummary from './ErrorSummary';
import FailurePanel from './FailurePanel';
import Fields from './Fields';
import Hidden from './Hidden';
import Restored from './Restored';
import SmallPrint, {type SmallPrintProps} from './SmallPrint';
import Status from './Status';
import {draft, draftKey} from './draft';
import {send} from './send';
import {useAskBeforeLeaving} from './useAskBeforeLeaving';
import {useDraft} from './useDraft';
import {useErrors} from './useErrors';
import styles from './styles.module.css';

const idle: Delivery = {phase: 'idle'};

/**
 * The contact form of a site with a form service. Without scripts, and before they arrive, it is a
 * plain form that the browser posts. With scripts its message is sent in the background and is never
 * lost: what is typed stays in the tab and in the form until the service has confirmed it.
 */
export default function SendingForm(smallPrint: SmallPrintProps) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isTrapped, setTrapped] = useState(false);
  const delivery = useSyncExternalStore(subscribeDelivery, getDelivery, () => idle);
  const {values, isRestored, onTyped, discard} = useDraft(form, config, delivery);
  const {errors, summary, onInvalid, onMended, clear} = useErrors(config, delivery);
  const excess = excessOf(values.message);
  const isUnderWay = isBusy(delivery);
  // A message on its way would be given up, to be found again on coming back; a draft in memory alone would be gone.
  useAskBeforeLeaving(isUnderWay || draft.isAtRisk());

  useEffect(() => {
    // At once, so that it is there when the connection is lost. Failing is no matter yet.
    loadEngine().catch(() => undefined);
    prepareToasts();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy(getDelivery())) return;
    // "Try again" goes away when pressed, and must not take the focus with it.
    if ((event.nativeEvent as SubmitEvent).submitter !== button.current) button.current?.focus();
    clear();
    const isCaught = springTrap(event.currentTarget, config.honeypot.name);
    setTrapped(isCaught);
    if (!isCaught) void send(event.currentTarget, config);
  };
  const type = (event: FormEvent<HTMLFormElement>) => {
    onTyped();
    onMended(event);
  };
  return (
    <form
      ref={form}
      id="contact-form"
      className={styles.form}
      method="post"
      action={config.endpoint}
      onSubmit={submit}
      onChange={type}
      onInvalidCapture={onInvalid}
      data-starts-islands={draftKey}>
      <p id={sentFragment} className={styles.confirmation}>
        <strong>{copy.confirmation.title}</strong> {copy.confirmation.description}
      </p>
      {isRestored && !isUnderWay && <Restored onDiscard={discard} />}
      <ErrorSummary errors={errors} ref={summary} form={form} names={config.fieldNames} />
      <Fields
        names={config.fieldNames}
        errors={excess > 0 ? {...errors, message: copy.tooLong(excess)} : errors}
        messageNote={copy.limit(lengthOf(values.message), messageLimit)}
      />
      <Hidden config={config} />
      <div className={styles.wide}>
        <Button ref={button} type="submit" loading={isUnderWay}>
          {isUnderWay ? copy.sendingButton : copy.send}
        </Button>
        <Status delivery={delivery} trapped={isTrapped} />
        <FailurePanel
          failure={delivery.phase === 'failed' ? delivery.failure : undefined}
          values={values}
          form={form}
          names={config.fieldNames}
        />
        <SmallPrint {...smallPrint}>{copy.privacy}</SmallPrint>
      </div>
    </form>
  );
}
