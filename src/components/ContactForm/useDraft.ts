import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {arrivedFromService} from '@site/src/contact/arrival';
import {
  emptyValues,
  isSame,
  type ContactConfig,
  type MessageValues,
} from '@site/src/contact/config';
import {getDelivery, setDelivery} from '@site/src/contact/delivery';
import type {Delivery} from '@site/src/contact/outcome';
import {excessOf, controlOf, fillIn, readValues} from '@site/src/contact/form';
import {delivery as copy} from '@site/src/data/delivery';
import {draft} from './draft';

/**
 * Ties a form to the tab's draft: restores it, keeps every keystroke, empties the form once its
 * message was sent.
 * @returns what is typed, whether a draft was restored, and what to call when something was typed
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  config: ContactConfig,
  delivery: Delivery,
) {
  const known = useRef(emptyValues);
  const [values, setValues] = useState(emptyValues);
  const [isRestored, setRestored] = useState(false);

  /** Keeps what is typed now. @returns whether it was not known yet */
  const keep = useCallback(
    (typed: MessageValues) => {
      if (isSame(typed, known.current)) return false;
      known.current = typed;
      const excess = excessOf(typed.message);
      const control = form.current && controlOf(form.current, config.fieldNames.message);
      // The browser's own check then stops what is too long; a `maxlength` would cut it unasked.
      control?.setCustomValidity(excess ? copy.tooLong(excess) : '');
      draft.write(typed);
      setValues(typed);
      return true;
    },
    [form, config],
  );
  /** Empties the form. It is not read again: the styled select takes a moment longer. */
  const empty = useCallback(() => {
    form.current?.reset();
    keep(emptyValues);
  }, [form, keep]);

  // Before the styled select takes over the choice that stands in the browser's own.
  useLayoutEffect(() => {
    if (!form.current) return;
    if (arrivedFromService(config.endpoint)) draft.clear();
    const kept = draft.read();
    if (kept) {
      setRestored(!isSame(readValues(form.current, config.fieldNames), kept.values));
      fillIn(form.current, config.fieldNames, kept.values);
      if (
        getDelivery().phase === 'idle' &&
        (kept.status === 'sending' || kept.status === 'handed over')
      ) {
        setDelivery({phase: 'failed', failure: {kind: 'interrupted'}});
      }
    }
    keep(readValues(form.current, config.fieldNames));
  }, [form, config, keep]);

  useEffect(() => {
    if (delivery.phase !== 'sent' || !form.current) return;
    // What was changed meanwhile is another message, and stays.
    if (isSame(known.current, delivery.message.values)) empty();
  }, [delivery, form, empty]);

  const onTyped = () => {
    // The styled select speaks up when it takes over and when it is emptied, too.
    if (!form.current || !keep(readValues(form.current, config.fieldNames))) return;
    setRestored(false);
    if (getDelivery().phase === 'sent') setDelivery({phase: 'idle'});
  };
  const discard = () => {
    setRestored(false);
    if (getDelivery().phase === 'failed') setDelivery({phase: 'idle'});
    empty();
  };
  return {values, isRestored, onTyped, discard};
}
