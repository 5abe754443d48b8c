import {useSyncExternalStore} from 'react';
import Button, {type ButtonKind} from '@site/src/components/Button';
import {island} from '@site/src/documents/island';

type BookingLinkProps = {
  url: string;
  label: string;
  kind: ButtonKind;
};

/** Subscribes to changes of the contact form. The fields change only after the `reset` event. */
function onTyped(update: () => void) {
  const watching = new AbortController();
  for (const type of ['input', 'reset'])
    document.addEventListener(type, () => setTimeout(update), {signal: watching.signal});
  return () => watching.abort();
}

/** The booking page's URL with the visitor's name and email, in the parameters Cal.com and Calendly read. */
function bookingAddress(url: string): string {
  const address = new URL(url);
  for (const field of ['name', 'email']) {
    const typed = document.querySelector<HTMLInputElement>(`#contact-${field}`)?.value.trim();
    if (typed) address.searchParams.set(field, typed);
  }
  return address.href;
}

/** A link to the booking page that carries the name and email typed into the contact form. */
function BookingLink({url, ...props}: BookingLinkProps) {
  const address = () => bookingAddress(url);
  const href = useSyncExternalStore(onTyped, address, () => url);
  return <Button {...props} href={href} />;
}

export default island('BookingLink', BookingLink);
