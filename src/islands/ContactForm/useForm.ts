import {useEffect, useLayoutEffect, useRef, useState, type FormEvent} from 'react';
import {flushSync} from 'react-dom';
import siteStorage from '@generated/site-storage';
import settings from '@generated/site-forms/default/settings.json';
import type {Failure} from '@site/src/contact/answer';
import {
  aboutPlan,
  asText,
  contactFields,
  emptyValues,
  idField,
  isSame,
  mailboxFor,
  sentFragment,
  type MessageValues,
} from '@site/src/contact/message';
import {send, type Progress} from '@site/src/contact/send';
import {fill} from '@site/src/site/fill';
import words from '@site/src/site/words.yml';
import type {ContactField, Mailbox} from '@site/src/site';

/** What the visitor typed and no service has confirmed yet, as kept in the tab's storage. */
type Draft = {
  values: MessageValues;
  /** Created on the first try, so that the service, or whoever reads the email, can spot a duplicate. */
  id: string;
  /** It was sent, and we don't know yet whether it arrived. */
  isUnderWay: boolean;
  /** What a form without a form service handed back. */
  unsent?: {text: string; mailbox: Mailbox} | undefined;
};

/** The state of the message that the form reports. */
export type Delivery =
  | Progress
  | {phase: 'idle' | 'trapped'}
  | {phase: 'sent'; at: number; id: string}
  | {phase: 'failed'; failure: Failure};

type FieldErrors = Partial<Record<ContactField, string>>;

const copy = fill(words.form);

const noDraft: Draft = {values: emptyValues, id: '', isUnderWay: false};

/** Has the site's namespace, because several sites may share one host. */
const key = `contact-draft${siteStorage.namespace ?? ''}`;

/** The slowest double-click that Windows can be set to, in milliseconds. */
const doubleClick = 900;

/** Browsers have `randomUUID` only on https and localhost. */
const createId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}`;

/** Stores the draft. @returns false if the draft would be lost, because storage is blocked or full */
function store(draft: Draft): boolean {
  const isEmpty = isSame(draft.values, emptyValues) && !draft.unsent;
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return isEmpty;
  }
}

function load(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
    return {...noDraft, ...stored, values: {...emptyValues, ...stored.values}};
  } catch {
    return noDraft;
  }
}

/**
 * The contact form's state. What was typed stays in the tab and in the form until the form service has confirmed it,
 * is sent once, and never ends up in the URL. The fields are uncontrolled, so hydration keeps what was already typed.
 */
export function useForm() {
  const {contact: config} = settings;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until the form is hydrated.
  const [draft, setDraft] = useState<Draft>();
  // The current draft, for an answer that arrives after the visitor went on typing.
  const latest = useRef(noDraft);
  const emptiedAt = useRef(-Infinity);
  const [isStored, setStored] = useState(true);
  const [isRestored, setRestored] = useState(false);
  const [delivery, setDelivery] = useState<Delivery>({phase: 'idle'});
  const [errors, setErrors] = useState<FieldErrors>({});
  const isUnderWay = ['sending', 'retrying', 'offline'].includes(delivery.phase);

  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement;
  const controlOf = (field: ContactField) => control(`contact-${field}`);
  const readForm = () =>
    Object.fromEntries(
      contactFields.map((field) => [field, controlOf(field).value]),
    ) as MessageValues;

  const keep = (change: Partial<Draft>) => {
    latest.current = {...latest.current, ...change};
    setDraft(latest.current);
    setStored(store(latest.current));
  };
  /** Stores what the fields hold. A message that was changed after a try is a new one. @returns whether it changed */
  const keepTyped = (): boolean => {
    const values = readForm();
    if (isSame(values, latest.current.values)) return false;
    keep({values, id: '', isUnderWay: false});
    return true;
  };
  const empty = (unsent = latest.current.unsent) => {
    form.current?.reset();
    setRestored(false);
    keep({...noDraft, unsent});
  };

  useLayoutEffect(() => {
    if (location.hash === `#${sentFragment}`) {
      // The browser posted the form itself, and a stored draft would look like a message still to be sent.
      store(noDraft);
      const forget = () =>
        history.replaceState(history.state, '', location.pathname + location.search);
      // Until the page has loaded, the browser hasn't scrolled to the hash.
      if (document.readyState === 'complete') forget();
      else window.addEventListener('load', forget, {once: true});
    }
    const kept = load();
    // Fields that the visitor has already filled in stay as they are.
    const missing = contactFields.filter((field) => controlOf(field).value === '');
    for (const field of missing) controlOf(field).value = kept.values[field];
    setRestored(missing.some((field) => kept.values[field] !== ''));
    if (kept.isUnderWay) setDelivery({phase: 'failed', failure: {kind: 'interrupted'}});
    keep(kept);

    const message = controlOf('message');
    const about = aboutPlan(message.value, location.search, settings.plans);
    if (about !== message.value) {
      message.value = about;
      // Only once: a visitor who deletes the line shouldn't get it back on reload.
      history.replaceState(history.state, '', location.pathname);
    }
    keepTyped();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reads the URL and storage once
  }, []);

  const mustAsk = isUnderWay || !isStored;
  useEffect(() => {
    // Even a listener that does nothing keeps the page out of the back/forward cache.
    if (!mustAsk) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mustAsk]);

  const show = (found: FieldErrors) => {
    // Screen readers read the error when its field gets focus, so it has to be rendered by then.
    flushSync(() => setErrors(found));
    const first = contactFields.find((field) => found[field]);
    if (first) controlOf(first).focus();
    return first !== undefined;
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay) return;
    if (event.timeStamp - emptiedAt.current < doubleClick && isSame(readForm(), emptyValues)) {
      // Otherwise, the second click of a double-click would be reported as an empty form.
      form.current?.reset();
      return;
    }
    // "Try again" disappears when it's clicked, and focus would be lost with it.
    if ((event.nativeEvent as SubmitEvent).submitter !== button.current) button.current?.focus();
    // Browsers can autofill fields without an event.
    keepTyped();
    const found: FieldErrors = {};
    for (const field of contactFields) {
      const {validity, validationMessage} = controlOf(field);
      if (validity.valueMissing) found[field] = copy.required[field];
      else if (validity.typeMismatch) found[field] = copy.notAnAddress;
      else if (!validity.valid) found[field] = validationMessage;
    }
    if (show(found)) return;
    const {values, unsent} = latest.current;

    if (!config) {
      const text = asText(values);
      // Keep every message: a second one shouldn't replace the first.
      const all = unsent ? `${unsent.text}\n\n---\n\n${text}` : text;
      empty({text: all, mailbox: mailboxFor(values)});
      emptiedAt.current = event.timeStamp;
      setDelivery({phase: 'sent', at: Date.now(), id: ''});
      return;
    }
    const body = new FormData(event.currentTarget);
    if (body.get(config.honeypot)) {
      // The browser may have filled it in.
      const trap = control(config.honeypot);
      if (trap.type === 'checkbox') trap.checked = false;
      else trap.value = '';
      setDelivery({phase: 'trapped'});
      return;
    }
    const id = latest.current.id || createId();
    keep({id, isUnderWay: true});
    // Only a form that the browser posts needs to be redirected.
    if (config.redirect) body.delete(config.redirect.name);
    body.set(idField, id);
    const failure = await send(config, body, setDelivery);
    setDelivery(failure ? {phase: 'failed', failure} : {phase: 'sent', at: Date.now(), id});
    // The visitor has changed the message in the meantime, so leave it alone.
    if (latest.current.id !== id) return;
    if (!failure) {
      empty();
      emptiedAt.current = performance.now();
      return;
    }
    keep({isUnderWay: false});
    const {fields = {}} = failure;
    show(Object.fromEntries(contactFields.map((field) => [field, fields[controlOf(field).name]])));
  }

  function onChange({target}: FormEvent<HTMLFormElement>): void {
    if (!keepTyped()) return;
    setRestored(false);
    if (delivery.phase === 'sent') setDelivery({phase: 'idle'});
    const field = contactFields.find((each) => controlOf(each) === target);
    if (field && controlOf(field).validity.valid) setErrors({...errors, [field]: undefined});
  }

  return {
    config,
    form,
    button,
    draft: draft ?? noDraft,
    delivery,
    errors,
    isReady: draft !== undefined,
    isUnderWay,
    isRestored: isRestored && !isUnderWay,
    discard: () => empty(),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    onChange,
  };
}
