import Layout from '@site/src/components/Layout';
import ClosingBand from '@site/src/components/ClosingBand';
import Consultation from '@site/src/components/Consultation';
import ContactColumns from '@site/src/components/ContactColumns';
import ContactDetails from '@site/src/components/ContactDetails';
import ContactForm from '@site/src/components/ContactForm';
import Drawing from '@site/src/components/Drawing';
import OfficeHours from '@site/src/components/OfficeHours';
import PageHero from '@site/src/components/PageHero';
import {contact} from '@site/src/data/contact';

export default function ContactPage() {
  const {hero, form, information, hours, consultation} = contact;
  return (
    <Layout title={contact.title} description={contact.description}>
      <PageHero {...hero} art={<Drawing name="contact-hero" inline />} />
      <ContactColumns main={<ContactForm {...form} />}>
        <ContactDetails {...information} />
        <OfficeHours {...hours} />
      </ContactColumns>
      <ClosingBand drawing="closing-a">
        <Consultation {...consultation} />
      </ClosingBand>
    </Layout>
  );
}
