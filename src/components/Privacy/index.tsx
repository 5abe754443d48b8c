import booking from '@generated/site-forms/default/booking.json';
import contact from '@generated/site-forms/default/contact.json';
import newsletter from '@generated/site-forms/default/newsletter.json';
import FactList, {told} from '@site/src/components/FactList';
import Section from '@site/src/components/Section';
import {privacy, privacyItems} from '@site/src/data/privacy';

const hostOf = (address: string | undefined) =>
  address === undefined ? undefined : new URL(address).hostname;

/** What happens to a message, as this build handles it, and what the site keeps. */
export default function Privacy() {
  // Without a form service the settings are empty, whatever their type says.
  const {endpoint}: {endpoint?: string} = contact;
  const items = privacyItems({
    form: hostOf(endpoint),
    newsletter: hostOf(newsletter.endpoint),
    booking: hostOf(booking.url),
  });
  return (
    <Section {...privacy} layout="split" tone="tint">
      <FactList items={told(items)} />
    </Section>
  );
}
