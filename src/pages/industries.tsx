import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import IndustryBands from '@site/src/components/IndustryBand';
import Metadata from '@site/src/components/Metadata';
import PageHero from '@site/src/components/PageHero';
import StatBand from '@site/src/components/StatBand';
import TwoVoices from '@site/src/components/TwoVoices';
import {pageSocialCard} from '@site/src/content/socialCard';
import {industries} from '@site/src/data/industries';

export default function IndustriesPage() {
  const {hero, stats, closing} = industries;
  return (
    <Layout>
      <Metadata
        {...industries}
        path="/industries"
        card={pageSocialCard('industries', industries)}
      />
      <main>
        <PageHero heading={<TwoVoices {...hero.heading} />} intro={hero.intro} layout="beside" />
        <IndustryBands />
        <StatBand {...stats} />
        <CallToAction {...closing} />
      </main>
    </Layout>
  );
}
