import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import Invitation from '@site/src/components/Invitation';
import PageHero from '@site/src/components/PageHero';
import ServiceCards from '@site/src/components/ServiceCards';
import ServiceGroupSection from '@site/src/components/ServiceGroupSection';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import {useServices} from '@site/src/content';
import {pageSocialCard} from '@site/src/content/socialCard';
import {services as copy} from '@site/src/data/services';
import {page, serviceList} from '@site/src/structuredData';

export default function ServicesPage() {
  const services = useServices();
  const {technology, behavioral} = copy.groups;
  return (
    <Layout title={copy.title} description={copy.description}>
      <SocialCard card={pageSocialCard('services', copy)} />
      <StructuredData
        things={(at) => [
          ...page({path: '/services', type: 'CollectionPage', ...copy}, at),
          serviceList(services, at),
        ]}
      />
      <main>
        <PageHero {...copy.hero} layout="beside" />
        <ServiceGroupSection group="technology" {...technology}>
          <ServiceCards
            tone="technology"
            items={services.filter(({group}) => group === 'technology')}
          />
        </ServiceGroupSection>
        <ServiceGroupSection group="behavioral" {...behavioral}>
          <ServiceCards
            tone="behavioral"
            items={services.filter(({group}) => group === 'behavioral')}>
            <Invitation {...copy.invitation} />
          </ServiceCards>
        </ServiceGroupSection>
        <CallToAction {...copy.closing} drawing="closing-b" />
      </main>
    </Layout>
  );
}
