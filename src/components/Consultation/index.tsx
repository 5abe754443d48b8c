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
  /** How to arrange a time without it: before the email address, and between it and the phone number. */
  byHand: readonly [string, string];
};

/**
 * *Schedule a Consultation*: a link to the booking page where `src/site.ts` or BOOKING_URL names one,
 * else how to arrange a time, which the button says too.
 */
export default function Consultation({heading, text, action, byHand}: ConsultationProps) {
  return (
    <CallToAction heading={heading} text={text} drawing="closing-a">
      {settings.booking ? (
        <BookingLink url={settings.booking.url} label={action} kind="brand" />
      ) : (
        <>
          <p>
            {byHand[0]} <EmailLink />
            {byHand[1]} <PhoneLink />.
          </p>
          <AnswerButton id="booking-answer" label={action} kind="brand">
            Online booking isn't open yet. To arrange a time, call <PhoneLink /> or write to{' '}
            <EmailLink />.
          </AnswerButton>
        </>
      )}
    </CallToAction>
  );
}
