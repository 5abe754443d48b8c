import {useLayoutEffect, useRef, useState, type RefObject} from 'react';
import siteStorage from '@generated/site-storage';
import {sentFragment, type ContactConfig} from '@site/src/contact/config';
import {edit, loadDraft, newDraft, storeDraft, type Draft} from '@site/src/contact/draft';
import {emptyValues, isSame} from '@site/src/contact/message';
import {fillIn, readValues} from './fields';

/** Keeps sites apart that are published under one host. */
const key = `contact-draft${siteStorage.namespace ?? ''}`;

/**
 * Ties a form to the tab's draft: restores it, keeps every keystroke, and empties the form once its
 * message was sent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  names: ContactConfig['fieldNames'],
) {
  const [draft, setDraft] = useState(newDraft);
  // What a message that comes back from its way is compared with.
  const latest = useRef(draft);
  const [isStored, setStored] = useState(true);
  const [isRestored, setRestored] = useState(false);

  const change = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    setStored(storeDraft(key, next));
  };
  const empty = () => {
    form.current?.reset();
    setRestored(false);
    change(newDraft());
  };

  // Before the styled select takes over the choice that stands in the browser's own.
  useLayoutEffect(() => {
    if (!form.current) return;
    if (location.hash === `#${sentFragment}`) {
      // The browser itself has posted the form. A later draft must not be taken for that message.
      storeDraft(key, newDraft());
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    const kept = loadDraft(key);
    const typed = readValues(form.current, names);
    if (kept) {
      fillIn(form.current, names, kept.values);
      setRestored(!isSame(typed, kept.values));
    }
    change(edit(kept ?? latest.current, readValues(form.current, names)));
  }, [form, names]);

  return {
    draft,
    /** The form was filled in from the tab's storage. */
    isRestored,
    /** There is a draft that goes when the page is left. */
    isAtRisk: !isStored,
    /** Keeps what is typed now. @returns whether it is new */
    keep: (): boolean => {
      const values = form.current ? readValues(form.current, names) : emptyValues;
      if (isSame(values, latest.current.values)) return false;
      setRestored(false);
      change(edit(latest.current, values));
      return true;
    },
    /** Marks the draft as being sent. @returns it */
    start: (): Draft => {
      change({...latest.current, status: 'sending'});
      return latest.current;
    },
    /** The message with this id was sent, or not. What was changed meanwhile is another message. */
    finish: (id: string, isSent: boolean) => {
      if (latest.current.id !== id) return;
      if (isSent) empty();
      else change({...latest.current, status: 'failed'});
    },
    discard: empty,
  };
}
