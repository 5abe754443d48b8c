import Form from '@generated/site-forms/default/contactForm';
import settings from '@generated/site-forms/default/settings.json';
import type {ContactConfig} from '@site/src/contact/config';
import {planIn} from '@site/src/contact/message';
import {delivery} from '@site/src/data/delivery';
import {island} from '@site/src/documents/island';
import Toasts from './Toasts';
import {useInBrowser} from './useInBrowser';
import styles from './styles.module.css';

type ContactFormProps = {
  /** The section's heading. */
  heading: string;
  /** What not to send. */
  note?: string;
  /** Where to turn in an emergency. */
  emergency?: string;
  /** The plans that a visitor can come to ask about, by `?plan=` and the name. Default: none. */
  plans?: string[];
};

/** What the form needs, whether or not it is connected to a form service. */
export type FormProps = {
  /** The form service; the form that isn't connected has none. */
  config?: ContactConfig;
  /** The plan that the visitor asks about. */
  plan?: string;
};

/**
 * The contact form (specification sections 3 to 5 and 9). By default it sends nothing and says so; with
 * an endpoint in `src/site.ts` or CONTACT_ENDPOINT it is the one that sends. `src/plugins/forms.ts`
 * chooses it, so that the other one's code is in no page.
 */
function ContactForm({heading, note, emergency, plans = []}: ContactFormProps) {
  const plan = useInBrowser(() => planIn(location.search, plans));
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <Form config={settings.contact} plan={plan} />
      <div className={styles.smallPrint}>
        {settings.contact && <p>{delivery.privacy}</p>}
        {note && <p>{note}</p>}
        {emergency && <p>{emergency}</p>}
      </div>
      <Toasts />
    </div>
  );
}

export default island('ContactForm', ContactForm);
