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

/** What a visitor has typed and nobody has confirmed yet, as the tab's storage keeps it. */
type Draft = {
  values: MessageValues;
  /** Made on the first try: by it the service, or whoever reads the mail, recognizes a repetition. */
  id: string;
  /** We don't know yet whether it arrived. */
  isUnderWay: boolean;
  /** What was handed back by a form that isn't connected. */
  unsent?: {text: string; mailbox: Mailbox} | undefined;
};

/** What the form says about the message. */
export type Delivery =
  | Progress
  | {phase: 'idle' | 'trapped'}
  | {phase: 'sent'; at: number; id: string}
  | {phase: 'failed'; failure: Failure};

type FieldErrors = Partial<Record<ContactField, string>>;

const copy = fill(words.form);

const noDraft: Draft = {values: emptyValues, id: '', isUnderWay: false};

/** Several sites may share one host. */
const key = `contact-draft${siteStorage.namespace ?? ''}`;

/** The slowest double click that Windows can be set to take, in milliseconds. */
const doubleClick = 900;

/** Only pages served over https, or from this machine, have `randomUUID`. */
const createId = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}`;

/** @returns whether the draft is safe: browsers refuse storage, or it is full */
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
 * The contact form's life: what is typed stays in the tab and in the form until the form service has
 * confirmed it, is sent once, and never gets into the address. The fields are uncontrolled, so that
 * hydration keeps what was typed before.
 */
export function useForm() {
  const {contact: config} = settings;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Undefined until the form is hydrated.
  const [draft, setDraft] = useState<Draft>();
  // The current draft, for a message that returns after the visitor went on typing.
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
  /** Keeps what is typed now. What is changed after a try is another message. @returns whether it is new */
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
      // The browser itself has posted the form. A later draft must not be taken for that message.
      store(noDraft);
      const forget = () =>
        history.replaceState(history.state, '', location.pathname + location.search);
      // Before the page is whole, the browser hasn't shown yet what the address points at.
      if (document.readyState === 'complete') forget();
      else window.addEventListener('load', forget, {once: true});
    }
    const kept = load();
    // Except where the visitor has already typed something else.
    const missing = contactFields.filter((field) => controlOf(field).value === '');
    for (const field of missing) controlOf(field).value = kept.values[field];
    setRestored(missing.some((field) => kept.values[field] !== ''));
    if (kept.isUnderWay) setDelivery({phase: 'failed', failure: {kind: 'interrupted'}});
    keep(kept);

    const message = controlOf('message');
    const about = aboutPlan(message.value, location.search, settings.plans);
    if (about !== message.value) {
      message.value = about;
      // Once: a visitor who deletes the line must not find it again.
      history.replaceState(history.state, '', location.pathname);
    }
    keepTyped();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the page was opened with, once
  }, []);

  const mustAsk = isUnderWay || !isStored;
  useEffect(() => {
    // A listener that does nothing would still keep the page out of the browser's memory.
    if (!mustAsk) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [mustAsk]);

  const show = (found: FieldErrors) => {
    // A screen reader reads the error when its field is focused, so render it first.
    flushSync(() => setErrors(found));
    const first = contactFields.find((field) => found[field]);
    if (first) controlOf(first).focus();
    return first !== undefined;
  };

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderWay) return;
    if (event.timeStamp - emptiedAt.current < doubleClick && isSame(readForm(), emptyValues)) {
      // The second click of a double click would be reported as an empty form.
      form.current?.reset();
      return;
    }
    // "Try again" disappears when it is clicked, and would take the focus with it.
    if ((event.nativeEvent as SubmitEvent).submitter !== button.current) button.current?.focus();
    // Browsers can fill in fields without an event.
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
      // All of them: a second message must not push out the first.
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
    // The script stays on the page.
    if (config.redirect) body.delete(config.redirect.name);
    body.set(idField, id);
    const failure = await send(config, body, setDelivery);
    setDelivery(failure ? {phase: 'failed', failure} : {phase: 'sent', at: Date.now(), id});
    // Something else was typed meanwhile, so leave it alone.
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
