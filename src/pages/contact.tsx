import Layout from '@theme/Layout';
import ClosingBand from '@site/src/components/ClosingBand';
import Consultation from '@site/src/components/Consultation';
import ContactColumns from '@site/src/components/ContactColumns';
import ContactDetails from '@site/src/components/ContactDetails';
import ContactForm from '@site/src/islands/ContactForm';
import Drawing from '@site/src/components/Drawing';
import OfficeHours from '@site/src/islands/OfficeHours';
import PageHero from '@site/src/components/PageHero';
import Privacy from '@site/src/components/Privacy';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import {pageSocialCard} from '@site/src/content/socialCard';
import {contact} from '@site/src/data/contact';
import {idOf, page} from '@site/src/structuredData';

export default function ContactPage() {
  const {hero, form, information, hours, consultation} = contact;
  return (
    <Layout title={contact.title} description={contact.description}>
      <SocialCard card={pageSocialCard('contact', contact)} />
      <StructuredData
        isAboutCompany
        things={(at) =>
          page(
            {path: '/contact', type: 'ContactPage', mainEntity: idOf.organization(at), ...contact},
            at,
          )
        }
      />
      <main>
        <PageHero {...hero} art={<Drawing name="contact-hero" eager />} />
        <ContactColumns main={<ContactForm {...form} />}>
          <ContactDetails {...information} />
          <OfficeHours {...hours} />
        </ContactColumns>
        <Privacy />
        <ClosingBand drawing="closing-a">
          <Consultation {...consultation} />
        </ClosingBand>
      </main>
    </Layout>
  );
}
