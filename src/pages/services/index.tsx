import {Actions} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import {DoorLinks} from '@site/src/components/Doors';
import Page from '@site/src/components/Page';
import Hero from '@site/src/components/Hero';
import Section from '@site/src/components/Section';
import ServiceCards from '@site/src/components/ServiceCards';
import {useServices} from '@site/src/content';
import {fill} from '@site/src/site/fill';
import {serviceList} from '@site/src/structuredData';
import words from '../_services.yml';
import styles from './services.module.css';

const copy = fill(words);

export default function ServicesPage() {
  const services = useServices();
  return (
    <Page name="services" copy={copy} type="CollectionPage" main={serviceList(services)}>
      <Hero {...copy.hero} below={<DoorLinks />} />
      {(['technology', 'behavioral'] as const).map((line) => (
        <Section key={line} id={line} tone={line === 'behavioral' ? line : 'plain'}>
          <ServiceCards
            {...copy[line]}
            tone={line}
            needs={copy.needs}
            items={services.filter(({group}) => group === line)}
          />
          {line === 'behavioral' && (
            <div className={`columns ${styles.below}`}>
              <div className="stack near">
                <Actions items={copy.invitation.actions} kind="behavioral" />
                <p className="fine">{copy.invitation.text}</p>
              </div>
              <p className="remark measure" data-tone={line}>
                {copy.behavioral.note}
              </p>
            </div>
          )}
        </Section>
      ))}
      <CallToAction {...copy.closing} />
    </Page>
  );
}
