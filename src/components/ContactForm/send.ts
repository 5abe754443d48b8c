import {notify} from '@site/src/components/Toasts';
import {idField} from '@site/src/contact/body';
import type {ContactConfig} from '@site/src/contact/config';
import {deliver} from '@site/src/contact/delivery';
import {readValues} from '@site/src/contact/form';
import {delivery as copy} from '@site/src/data/delivery';
import {draft} from './draft';

/** Sends what a form holds and sees its draft through: forgotten once sent, kept in every other case. */
export async function send(form: HTMLFormElement, config: ContactConfig): Promise<void> {
  // A browser may fill in a field without an event.
  draft.write(readValues(form, config.fieldNames));
  draft.mark('sending');
  const message = draft.read();
  if (!message) return;
  const result = await deliver(message, config, message.startedAt);
  if (result === 'sent') {
    draft.settle(message.id);
    // The status beside the button says it too.
    await notify(copy.confirmation).catch(() => undefined);
  } else if (result === 'failed' && draft.read()?.id === message.id) {
    draft.mark('failed');
  } else if (result === 'helpless' && form.isConnected) {
    handOver(form, message.id);
  }
}

/** Lets the browser post the form itself, as it does without scripts. */
function handOver(form: HTMLFormElement, id: string): void {
  draft.mark('handed over');
  const input = document.createElement('input');
  Object.assign(input, {type: 'hidden', name: idField, value: id});
  form.append(input);
  HTMLFormElement.prototype.submit.call(form);
}
