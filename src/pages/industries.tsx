import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import IndustryBand from '@site/src/components/IndustryBand';
import PageHero from '@site/src/components/PageHero';
import Note from '@site/src/components/Note';
import SocialCard from '@site/src/components/SocialCard';
import StatBand from '@site/src/components/StatBand';
import StructuredData from '@site/src/components/StructuredData';
import TwoVoices from '@site/src/components/TwoVoices';
import {pageSocialCard} from '@site/src/content/socialCard';
import {industries, industryList} from '@site/src/data/industries';
import {page} from '@site/src/structuredData';

export default function IndustriesPage() {
  const {hero, note, stats, closing} = industries;
  return (
    <Layout title={industries.title} description={industries.description}>
      <SocialCard card={pageSocialCard('industries', industries)} />
      <StructuredData things={(at) => page({path: '/industries', ...industries}, at)} />
      <main>
        <PageHero heading={<TwoVoices {...hero.heading} />} intro={hero.intro} layout="beside" />
        <div>
          {industryList.map((industry) => (
            <IndustryBand key={industry.key} item={industry} />
          ))}
        </div>
        <Note>{note}</Note>
        <StatBand {...stats} />
        <CallToAction {...closing} />
      </main>
    </Layout>
  );
}
