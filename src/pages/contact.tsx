import settings from '@generated/site-forms/default/settings.json';
import Layout from '@theme/Layout';
import Consultation from '@site/src/components/Consultation';
import ContactDetails from '@site/src/components/ContactDetails';
import ContactForm from '@site/src/islands/ContactForm';
import FactList from '@site/src/components/FactList';
import InlineDrawing from '@site/src/components/InlineDrawing';
import OfficeHours from '@site/src/islands/OfficeHours';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import {pageSocialCard} from '@site/src/content/socialCard';
import {contact} from '@site/src/data/contact';
import {privacy, privacyItems} from '@site/src/data/privacy';
import {draw} from '@site/src/motif';
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
        <PageHero {...hero} art={<InlineDrawing svg={draw('contact-hero')} />} />
        <Section tone="tint" layout="side">
          <ContactForm {...form} />
          <div>
            <ContactDetails {...information} />
            <OfficeHours {...hours} />
          </div>
        </Section>
        <Section {...privacy} layout="split">
          <FactList items={privacyItems(settings)} />
        </Section>
        <Consultation {...consultation} />
      </main>
    </Layout>
  );
}
