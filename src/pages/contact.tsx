import useBrokenLinks from '@docusaurus/useBrokenLinks';
import settings from '@generated/site-forms/default/settings.json';
import {AnswerButton} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import BookingLink from '@site/src/islands/BookingLink';
import ContactForm from '@site/src/islands/ContactForm';
import {InlineDrawing} from '@site/src/components/Drawing';
import FactList from '@site/src/components/FactList';
import {EmailLink, PhoneLink, WithLinks} from '@site/src/components/links';
import Page from '@site/src/components/Page';
import OfficeHours from '@site/src/islands/OfficeHours';
import Hero from '@site/src/components/Hero';
import Section from '@site/src/components/Section';
import {privacyItems} from '@site/src/contact/privacy';
import {draw} from '@site/src/motif';
import {site} from '@site/src/site';
import {fill} from '@site/src/site/fill';
import words from './_contact.yml';

const contact = fill(words);
const {information} = contact;

const ways = [
  {label: information.phone, text: <PhoneLink />},
  {label: information.general, text: <EmailLink />},
  {label: information.behavioral, text: <EmailLink mailbox="behavioral" />},
  {label: information.address, text: site.address.map((line) => <p key={line}>{line}</p>)},
];

export default function ContactPage() {
  // Where a link about a support plan leads.
  useBrokenLinks().collectAnchor('contact-form');
  const {hero, form, hours, privacy, consultation} = contact;
  return (
    <Page name="contact" copy={contact} type="ContactPage">
      <Hero {...hero} art={<InlineDrawing svg={draw('contact-hero')} />} />
      <Section tone="tint" layout="side">
        <ContactForm {...form} />
        <div>
          <div>
            <FactList heading={information.heading} look="stack" items={ways} />
          </div>
          <OfficeHours {...hours} />
        </div>
      </Section>
      <Section id="privacy" heading={privacy.heading} layout="split">
        <FactList items={privacyItems(settings)} />
      </Section>
      <CallToAction heading={consultation.heading} text={consultation.text}>
        {settings.booking ? (
          <BookingLink url={settings.booking.url} label={consultation.action} kind="brand" />
        ) : (
          <>
            <p>
              <WithLinks>{consultation.byHand}</WithLinks>
            </p>
            <AnswerButton id="booking-answer" label={consultation.action} kind="brand">
              <WithLinks>{consultation.answer}</WithLinks>
            </AnswerButton>
          </>
        )}
      </CallToAction>
    </Page>
  );
}
