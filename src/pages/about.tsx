import Layout from '@site/src/components/Layout';
import CallToAction from '@site/src/components/CallToAction';
import Divider from '@site/src/components/Divider';
import Drawing from '@site/src/components/Drawing';
import Essay from '@site/src/components/Essay';
import PageHero from '@site/src/components/PageHero';
import Panorama from '@site/src/components/Panorama';
import TwoVoices from '@site/src/components/TwoVoices';
import Values from '@site/src/components/Values';
import {about} from '@site/src/data/about';

export default function AboutPage() {
  const {hero, mission, apart, values, mindBody, closing} = about;
  return (
    <Layout title={about.title} description={about.description}>
      <PageHero heading={<TwoVoices {...hero.heading} />} />
      <Panorama>
        <Drawing name="about-panorama" />
      </Panorama>
      <Essay {...mission} />
      <Divider />
      <Essay {...apart} heading={<TwoVoices {...apart.heading} as="h2" size="section" />} />
      <Values {...values} />
      <Essay
        {...mindBody}
        heading={<TwoVoices {...mindBody.heading} as="h2" size="section" />}
        art={<Drawing name="about-flower" />}
        tone="behavioral"
      />
      <CallToAction {...closing} drawing="closing-d" />
    </Layout>
  );
}
