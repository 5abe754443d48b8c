import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import Hero from '@site/src/components/Hero';
import IndustryBand from '@site/src/components/IndustryBand';
import Metadata from '@site/src/components/Metadata';
import StatBand from '@site/src/components/StatBand';
import {pageSocialCard} from '@site/src/content/socialCard';
import {industries, industryList} from '@site/src/data/industries';

export default function IndustriesPage() {
  const {hero, stats, closing, note} = industries;
  return (
    <Layout>
      <Metadata
        {...industries}
        path="/industries"
        card={pageSocialCard('industries', industries)}
      />
      <main>
        <Hero {...hero} layout="beside" />
        {industryList.map((industry, index) => (
          <IndustryBand key={industry.key} industry={industry} isFirst={index === 0} />
        ))}
        <p className="fine">{note}</p>
        <StatBand {...stats} />
        <CallToAction {...closing} />
      </main>
    </Layout>
  );
}
