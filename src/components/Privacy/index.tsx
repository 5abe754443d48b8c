import settings from '@generated/site-forms/default/settings.json';
import FactList, {told} from '@site/src/components/FactList';
import Section from '@site/src/components/Section';
import {site} from '@site/src/site';
import {privacy, privacyItems} from '@site/src/data/privacy';

const hostOf = (address: string | undefined) =>
  address === undefined ? undefined : new URL(address).hostname;

/** What happens to a message, as this build handles it, and what the site keeps. */
export default function Privacy() {
  const items = privacyItems({
    form: hostOf(settings.contact?.endpoint),
    newsletter: hostOf(settings.newsletter?.endpoint),
    booking: hostOf(settings.booking?.url),
    analytics: site.analytics,
  });
  return (
    <Section {...privacy} layout="split" tone="tint">
      <FactList items={told(items)} />
    </Section>
  );
}
