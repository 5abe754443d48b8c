import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import Button, {Actions} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import CapabilityStatement, {statementAnchor} from '@site/src/components/CapabilityStatement';
import CompanyFacts from '@site/src/components/CompanyFacts';
import {InlineDrawing} from '@site/src/components/Drawing';
import FactList, {ProofLink} from '@site/src/components/FactList';
import Hero from '@site/src/components/Hero';
import {WithLinks} from '@site/src/components/links';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Title, {type Voices} from '@site/src/components/Title';
import {draw} from '@site/src/motif';
import {company} from '@site/src/site/company';
import {fill} from '@site/src/site/fill';
import words from './_about.yml';
import styles from './about.module.css';

const about = fill(words);

export default function AboutPage() {
  const {hero, mission, apart, values, federal, accountable, mindBody, accessibility} = about;
  // `npm run evidence` writes that page, and the owner may leave it out.
  const to = '/evidence';
  const address = useBaseUrl(to);
  const hasEvidence = routes.some(({path}) => path === address);
  const links = [...(hasEvidence ? [{label: federal.evidence, to}] : []), ...federal.links];
  return (
    <Page name="about" copy={about} type="AboutPage">
      <div className={styles.top}>
        <Hero heading={hero.heading}>
          <Button {...hero.action} kind="quiet" />
        </Hero>
        <div className={styles.panorama} data-screen>
          <InlineDrawing svg={draw('about-panorama')} />
        </div>
      </div>
      <Essay {...mission} />
      <Essay {...apart} />
      <Section layout="margin" heading={values.heading}>
        <ul className={`columns ${styles.values}`}>
          {values.items.map(({label, tone, text}) => (
            <li key={label}>
              <h3 data-tone={tone}>{label}</h3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="federal"
        tone="tint"
        layout="margin"
        heading={federal.heading}
        intro={federal.intro}
        aside={
          <p className="quiet" data-screen>
            <WithLinks parts={{address: <Link to={`#${statementAnchor}`}>{federal.address}</Link>}}>
              {federal.print}
            </WithLinks>
          </p>
        }>
        <CapabilityStatement
          company={company}
          differentiators={values.items.map(({text}) => text)}
        />
        <div className={styles.links}>
          <h3 className="minor">{federal.inspect}</h3>
          <ul className="reach tiles">
            {links.map(({label, to}) => (
              <li key={to}>
                <ProofLink name={label} link={to} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <CompanyFacts company={company} />
      <Section id="who" layout="margin" heading={accountable.heading}>
        <FactList items={accountable.items} />
      </Section>
      <Essay {...mindBody} tone="panel">
        <Actions items={mindBody.actions} kind="quiet" />
      </Essay>
      <Section id="accessibility" layout="margin" heading={accessibility.heading}>
        <FactList look="terms" items={accessibility.items} />
      </Section>
      <CallToAction {...about.closing} />
    </Page>
  );
}

type EssayProps = {
  heading: string;
  /** The large line above the text: a two-part title or a sentence. */
  voices?: Voices;
  statement?: string;
  paragraphs: readonly string[];
  tone?: 'panel';
  children?: ReactNode;
};

function Essay({heading, voices, statement, paragraphs, tone, children}: EssayProps) {
  return (
    <Section layout="margin" heading={heading} tone={tone}>
      <div className={`stack ${styles.text}`}>
        {voices && <Title as="p">{voices}</Title>}
        {statement && <p className={styles.statement}>{statement}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </Section>
  );
}
