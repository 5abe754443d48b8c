import {EmailLink, PhoneLink} from '@site/src/components/links';
import FactList from '@site/src/components/FactList';
import {site} from '@site/src/site';

const large = [
  {label: 'Phone', text: <PhoneLink />},
  {label: 'General and technology questions', text: <EmailLink />},
  {label: `Behavioral team at ${site.partner}`, text: <EmailLink mailbox="behavioral" />},
];

/** The ways to reach the company, from `src/site.ts`. */
export default function ContactDetails({heading}: {heading: string}) {
  const address = site.address.map((line) => <p key={line}>{line}</p>);
  return (
    <FactList
      look="stack"
      heading={heading}
      items={[...large, {label: 'Mailing address', text: address}]}
    />
  );
}
