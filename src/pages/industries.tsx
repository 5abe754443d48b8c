import CallToAction from '@site/src/components/CallToAction';
import Hero from '@site/src/components/Hero';
import IndustryBand from '@site/src/components/IndustryBand';
import Page from '@site/src/components/Page';
import StatBand from '@site/src/components/StatBand';
import {industries, industryList} from '@site/src/data/industries';

export default function IndustriesPage() {
  const {hero, stats, closing, note} = industries;
  return (
    <Page name="industries" copy={industries}>
      <Hero {...hero} />
      {industryList.map((industry, index) => (
        <IndustryBand key={industry.key} industry={industry} isFirst={index === 0} />
      ))}
      <p className="fine">{note}</p>
      <StatBand {...stats} />
      <CallToAction {...closing} />
    </Page>
  );
}
