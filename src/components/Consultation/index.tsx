import settings from '@generated/site-forms/default/settings.json';
import {AnswerButton} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import {EmailLink, PhoneLink} from '@site/src/components/links';
import BookingLink from '@site/src/islands/BookingLink';

type ConsultationProps = {
  heading: string;
  text: string;
  /** The words on the button. */
  action: string;
};

/**
 * *Schedule a Consultation*: a link to the booking page where `src/site.ts` or BOOKING_URL names one,
 * else a button that says how to arrange a time.
 */
export default function Consultation({heading, text, action}: ConsultationProps) {
  return (
    <CallToAction heading={heading} text={text} drawing="closing-a">
      {settings.booking ? (
        <BookingLink url={settings.booking.url} label={action} kind="brand" />
      ) : (
        <AnswerButton id="booking-answer" label={action} kind="brand">
          Online booking isn't open yet. To arrange a time, call <PhoneLink /> or write to{' '}
          <EmailLink />.
        </AnswerButton>
      )}
    </CallToAction>
  );
}
