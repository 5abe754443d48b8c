import {useSyncExternalStore} from 'react';
import Button, {type ButtonKind} from '@site/src/components/Button';
import {bookingAddress, readVisitor} from '@site/src/contact/booking';

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

/**
 * A link to the booking page. Whoever has typed name and e-mail into the contact form need not type
 * them again: the link carries them, as Cal.com and Calendly read them.
 */
export default function BookingLink({url, label, kind}: BookingLinkProps) {
  const href = useSyncExternalStore(
    onTyped,
    () => bookingAddress(url, readVisitor()),
    () => url,
  );
  return (
    <Button href={href} kind={kind}>
      {label}
    </Button>
  );
}
