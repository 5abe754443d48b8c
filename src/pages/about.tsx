import CallToAction from '@site/src/components/CallToAction';
import CapabilityStatement from '@site/src/components/CapabilityStatement';
import CompanyFacts from '@site/src/components/CompanyFacts';
import Drawing, {InlineDrawing, Strip} from '@site/src/components/Drawing';
import Essay from '@site/src/components/Essay';
import FactList from '@site/src/components/FactList';
import Hero from '@site/src/components/Hero';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import {company} from '@site/src/company';
import {about} from '@site/src/data/about';
import {draw} from '@site/src/motif';

export default function AboutPage() {
  const {hero, mission, apart, values, accountable, mindBody, accessibility, closing} = about;
  return (
    <Page name="about" copy={about} type="AboutPage">
      <CapabilityStatement company={company}>
        <Hero {...hero} />
        <Strip look="panorama">
          <InlineDrawing svg={draw('about-panorama')} />
        </Strip>
        <Essay {...mission} />
        <Strip look="divider">
          <Drawing name="divider" />
        </Strip>
        <Essay {...apart} />
        <Section layout="continued">
          <FactList look="columns" {...values} />
        </Section>
        <Section id="who" layout="split" tone="tint" heading={accountable.heading}>
          <FactList items={accountable.items} />
        </Section>
        <CompanyFacts company={company} />
        <Essay {...mindBody} art={<Drawing name="about-flower" />} tone="behavioral" />
        <Section id="accessibility" layout="split" heading={accessibility.heading}>
          <FactList items={accessibility.items} />
        </Section>
        <CallToAction {...closing} drawing="closing-d" />
      </CapabilityStatement>
    </Page>
  );
}
