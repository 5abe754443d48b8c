import useBrokenLinks from '@docusaurus/useBrokenLinks';
import settings from '@generated/site-forms/default/settings.json';
import {AnswerButton} from '@site/src/components/Button';
import FactList from '@site/src/components/FactList';
import Hero from '@site/src/components/Hero';
import {EmailLink, PhoneLink, WithLinks} from '@site/src/components/links';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import {privacyItems} from '@site/src/contact/privacy';
import BookingLink from '@site/src/islands/BookingLink';
import ContactForm from '@site/src/islands/ContactForm';
import OfficeHours from '@site/src/islands/OfficeHours';
import {mailboxes, site, type Mailbox} from '@site/src/site';
import {company} from '@site/src/site/company';
import {fill} from '@site/src/site/fill';
import words from './_contact.yml';
import styles from './contact.module.css';

const contact = fill(words);

/** How soon a person answers, if the owner has filled it in. */
const Answer = ({mailbox}: {mailbox: Mailbox}) =>
  company.answers[mailbox] ? <p className="fine">{company.answers[mailbox]}</p> : null;

export default function ContactPage() {
  // Links about a support plan go to the form.
  useBrokenLinks().collectAnchor('contact-form');
  const {hero, form, information, hours, privacy, consultation} = contact;
  const ways = [
    {
      label: information.phone,
      text: (
        <div className={`measured ${styles.phone}`}>
          <PhoneLink />
          <Answer mailbox="general" />
        </div>
      ),
    },
    ...mailboxes.map((mailbox) => ({
      label: information[mailbox],
      text: (
        <div className={`measured ${styles.mail}`}>
          <EmailLink mailbox={mailbox} />
          {mailbox !== 'general' && <Answer mailbox={mailbox} />}
        </div>
      ),
    })),
    {label: information.address, text: site.address.join(', ')},
  ];
  return (
    <Page name="contact" copy={contact} type="ContactPage">
      <div className={styles.ledger}>
        <Hero {...hero} />
        <Section layout="margin" heading={information.heading}>
          <FactList items={ways} />
        </Section>
        <Section layout="margin" heading={hours.heading}>
          <OfficeHours {...hours} />
        </Section>
      </div>
      <div data-screen>
        <Section tone="tint" layout="margin" heading={form.heading} aside={<Notes {...form} />}>
          <ContactForm />
        </Section>
      </div>
      <Section layout="margin" heading={consultation.heading}>
        <div className="stack measure">
          <p>{consultation.text}</p>
          {settings.booking ? (
            <BookingLink url={settings.booking.url} label={consultation.action} kind="primary" />
          ) : (
            <>
              <p>
                <WithLinks>{consultation.byHand}</WithLinks>
              </p>
              <AnswerButton id="booking-answer" label={consultation.action} kind="quiet">
                <WithLinks>{consultation.answer}</WithLinks>
              </AnswerButton>
            </>
          )}
        </div>
      </Section>
      <Section id="privacy" layout="margin" heading={privacy.heading}>
        <FactList look="terms" items={privacyItems(settings)} />
      </Section>
    </Page>
  );
}

/** What not to send through the form. */
const Notes = ({note, emergency}: typeof contact.form) => (
  <>
    <p className="quiet">{note}</p>
    <p className="quiet">{emergency}</p>
  </>
);
