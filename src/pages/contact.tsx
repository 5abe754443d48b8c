import useBrokenLinks from '@docusaurus/useBrokenLinks';
import settings from '@generated/site-forms/default/settings.json';
import {AnswerButton} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import BookingLink from '@site/src/islands/BookingLink';
import ContactForm from '@site/src/islands/ContactForm';
import {InlineDrawing} from '@site/src/components/Drawing';
import FactList from '@site/src/components/FactList';
import {EmailLink, PhoneLink} from '@site/src/components/links';
import Page from '@site/src/components/Page';
import OfficeHours from '@site/src/islands/OfficeHours';
import Hero from '@site/src/components/Hero';
import Section from '@site/src/components/Section';
import {contact} from '@site/src/data/contact';
import {privacy, privacyItems} from '@site/src/data/privacy';
import {draw} from '@site/src/motif';
import {site} from '@site/src/site';

const ways = [
  {label: 'Phone', text: <PhoneLink />},
  {label: 'General and technology questions', text: <EmailLink />},
  {label: `Behavioral team at ${site.partner}`, text: <EmailLink mailbox="behavioral" />},
  {label: 'Mailing address', text: site.address.map((line) => <p key={line}>{line}</p>)},
];

export default function ContactPage() {
  // Where a link about a support plan leads.
  useBrokenLinks().collectAnchor('contact-form');
  const {hero, form, information, hours, consultation} = contact;
  return (
    <Page name="contact" copy={contact} type="ContactPage">
      <Hero {...hero} art={<InlineDrawing svg={draw('contact-hero')} />} />
      <Section tone="tint" layout="side">
        <ContactForm {...form} />
        <div>
          <div>
            <FactList {...information} look="stack" items={ways} />
          </div>
          <OfficeHours {...hours} />
        </div>
      </Section>
      <Section {...privacy} layout="split">
        <FactList items={privacyItems(settings)} />
      </Section>
      <CallToAction {...consultation} drawing="closing-a">
        {settings.booking ? (
          <BookingLink url={settings.booking.url} label={consultation.action} kind="brand" />
        ) : (
          <>
            <p>
              {consultation.byHand[0]} <EmailLink />
              {consultation.byHand[1]} <PhoneLink />.
            </p>
            <AnswerButton id="booking-answer" label={consultation.action} kind="brand">
              Online booking isn’t open yet. To arrange a time, call <PhoneLink /> or write to{' '}
              <EmailLink />.
            </AnswerButton>
          </>
        )}
      </CallToAction>
    </Page>
  );
}
