import {Actions} from '@site/src/components/Button';
import CallToAction from '@site/src/components/CallToAction';
import Drawing from '@site/src/components/Drawing';
import Label from '@site/src/components/Label';
import {EmailLink} from '@site/src/components/links';
import Page from '@site/src/components/Page';
import Hero from '@site/src/components/Hero';
import Section from '@site/src/components/Section';
import ServiceCards from '@site/src/components/ServiceCards';
import ServiceFinder from '@site/src/components/ServiceFinder';
import {useServices} from '@site/src/content';
import {fill} from '@site/src/site/fill';
import shared from '@site/src/site/words.yml';
import {serviceList} from '@site/src/structuredData';
import words from '../_services.yml';

const copy = fill(words);
const lines = fill(shared.services);

export default function ServicesPage() {
  const services = useServices();
  return (
    <Page name="services" copy={copy} type="CollectionPage" main={serviceList(services)}>
      <Hero {...copy.hero} />
      <ServiceFinder {...copy.finder} />
      {(['technology', 'behavioral'] as const).map((line) => {
        const {heading, intro} = copy[line];
        return (
          <Section
            key={line}
            id={line}
            tone={line === 'behavioral' ? line : 'plain'}
            art={<Drawing name={`services-${line}`} />}
            label={<Label tone={line}>{lines[line].label}</Label>}
            heading={heading}
            intro={intro}>
            <div className="stack">
              <ServiceCards tone={line} items={services.filter(({group}) => group === line)}>
                {line === 'behavioral' && (
                  <div className="stack" data-screen>
                    <h3>{copy.invitation.heading}</h3>
                    <p className="quiet">{copy.invitation.text}</p>
                    <Actions items={copy.invitation.actions} kind="behavioral" />
                    <p className="reach">
                      <EmailLink mailbox="behavioral" />
                    </p>
                  </div>
                )}
              </ServiceCards>
              {line === 'behavioral' && <p className="fine">{copy.behavioral.note}</p>}
            </div>
          </Section>
        );
      })}
      <CallToAction {...copy.closing} />
    </Page>
  );
}
