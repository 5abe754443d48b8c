import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Actions} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import CapabilityStatement from '@site/src/components/CapabilityStatement';
import CompanyFacts from '@site/src/components/CompanyFacts';
import Drawing, {InlineDrawing} from '@site/src/components/Drawing';
import FactList from '@site/src/components/FactList';
import Hero from '@site/src/components/Hero';
import Page from '@site/src/components/Page';
import Section from '@site/src/components/Section';
import Title, {type Voices} from '@site/src/components/Title';
import type {Action} from '@site/src/content/types';
import {draw} from '@site/src/motif';
import {company} from '@site/src/site/company';
import {fill} from '@site/src/site/fill';
import words from './_about.yml';
import styles from './about.module.css';

const about = fill(words);

export default function AboutPage() {
  const {hero, mission, apart, values, accountable, mindBody, accessibility, closing} = about;
  return (
    <Page name="about" copy={about} type="AboutPage">
      <CapabilityStatement company={company}>
        <Hero {...hero} />
        <div className={styles.panorama} data-screen>
          <InlineDrawing svg={draw('about-panorama')} />
        </div>
        <Essay {...mission} />
        <div className={styles.divider} data-screen>
          <Drawing name="divider" />
        </div>
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
        <CallToAction {...closing} />
      </CapabilityStatement>
    </Page>
  );
}

type EssayProps = {
  /** The small words in the margin; the heading itself when there is no other. */
  label: string;
  heading?: Voices;
  /** The first sentence, set large. */
  statement?: string;
  paragraphs: readonly string[];
  actions?: readonly Action[];
  /** A drawing behind the left columns. */
  art?: ReactNode;
  /** Makes it a wine-colored panel. */
  tone?: 'behavioral';
};

/** A part of an essay: a label in the margin, something large, then text set further in. */
function Essay({label, heading, statement, paragraphs, actions, art, tone}: EssayProps) {
  const Label = heading ? 'p' : 'h2';
  return (
    <section className={clsx('band', tone && 'dark', styles.essay)} data-tone={tone}>
      {art && <div className={`backdrop desktop-up ${styles.art}`}>{art}</div>}
      <Label className={`overline ${styles.label}`}>{label}</Label>
      <div className={styles.large}>
        {heading && <Title as="h2">{heading}</Title>}
        {statement && <p>{statement}</p>}
      </div>
      <div className={`stack ${styles.text}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {actions && <Actions items={actions} kind="quiet" />}
      </div>
    </section>
  );
}
