import Layout from '@theme/Layout';
import CallToAction from '@site/src/components/CallToAction';
import Divider from '@site/src/components/Divider';
import Drawing from '@site/src/components/Drawing';
import Essay from '@site/src/components/Essay';
import PageHero from '@site/src/components/PageHero';
import Panorama from '@site/src/components/Panorama';
import SocialCard from '@site/src/components/SocialCard';
import StructuredData from '@site/src/components/StructuredData';
import TwoVoices from '@site/src/components/TwoVoices';
import Values from '@site/src/components/Values';
import {pageSocialCard} from '@site/src/content/socialCard';
import {about} from '@site/src/data/about';
import {idOf, page} from '@site/src/structuredData';

export default function AboutPage() {
  const {hero, mission, apart, values, mindBody, closing} = about;
  return (
    <Layout title={about.title} description={about.description}>
      <SocialCard card={pageSocialCard('about', about)} />
      <StructuredData
        isAboutCompany
        things={(at) =>
          page({path: '/about', type: 'AboutPage', mainEntity: idOf.organization(at), ...about}, at)
        }
      />
      <main>
        <PageHero heading={<TwoVoices {...hero.heading} />} />
        <Panorama>
          <Drawing name="about-panorama" eager />
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
      </main>
    </Layout>
  );
}
