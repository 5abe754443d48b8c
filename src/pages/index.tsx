import MDXContent from '@theme/MDXContent';
import CallToAction from '@site/src/components/CallToAction';
import FacingPanels from '@site/src/components/FacingPanels';
import FactList from '@site/src/components/FactList';
import HomeHero from '@site/src/components/HomeHero';
import Page from '@site/src/components/Page';
import {NewestArticles} from '@site/src/components/ArticleTeaser';
import Section from '@site/src/components/Section';
import Button from '@site/src/components/Button';
import {useArticles} from '@site/src/content/articles';
import {home} from '@site/src/data/home';
import Specimen from './_specimen.md';

export default function HomePage() {
  const {why, insights, closing} = home;
  return (
    <Page name="home" copy={home}>
      <HomeHero />
      <FacingPanels />
      <Section
        layout="split"
        heading={why.heading}
        intro={why.intro}
        aside={
          <>
            <Button {...why.action} kind="quiet" />
            <MDXContent>
              <Specimen />
            </MDXContent>
          </>
        }>
        <FactList look="numbered" items={why.items} />
      </Section>
      <Section
        tone="tint"
        heading={insights.heading}
        aside={<Button {...insights.action} kind="quiet" />}>
        <NewestArticles articles={useArticles().slice(0, 4)} />
      </Section>
      <CallToAction {...closing} drawing="closing-a" />
    </Page>
  );
}
