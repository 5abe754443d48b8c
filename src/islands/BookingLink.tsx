import {useSyncExternalStore} from 'react';
import Button, {type ButtonKind} from '@site/src/components/Button';
import {island} from '@site/src/documents/island';

type BookingLinkProps = {
  /** The booking page. */
  url: string;
  /** The words on it. */
  label: string;
  kind: ButtonKind;
};

/** The contact form changes by typing and by being emptied, which comes after its event. */
function onTyped(update: () => void) {
  const updateLater = () => setTimeout(update);
  document.addEventListener('input', update);
  document.addEventListener('reset', updateLater);
  return () => {
    document.removeEventListener('input', update);
    document.removeEventListener('reset', updateLater);
  };
}

/** The booking page's address with who is writing. The names of the form's fields depend on the form service. */
function bookingAddress(url: string): string {
  const address = new URL(url);
  for (const token of ['name', 'email']) {
    const field = document.querySelector<HTMLInputElement>(
      `#contact-form [autocomplete="${token}"]`,
    );
    if (field?.value.trim()) address.searchParams.set(token, field.value.trim());
  }
  return address.href;
}

/** A link to the booking page that carries the name and email typed into the contact form. */
function BookingLink({url, label, kind}: BookingLinkProps) {
  const href = useSyncExternalStore(
    onTyped,
    () => bookingAddress(url),
    () => url,
  );
  return (
    <Button href={href} kind={kind}>
      {label}
    </Button>
  );
}

export default island('BookingLink', BookingLink);
