import Form from '@generated/site-forms/default/contactForm';
import type {SmallPrintProps} from './SmallPrint';
import styles from './styles.module.css';

type ContactFormProps = SmallPrintProps & {
  /** The section's heading. */
  heading: string;
};

/**
 * The contact form (specification sections 3 to 5 and 9). By default it sends nothing; with an
 * endpoint in `src/site.ts` or CONTACT_ENDPOINT it is the one that really sends. The forms plugin
 * chooses it, so that the other one's code is in no page.
 */
export default function ContactForm({heading, ...smallPrint}: ContactFormProps) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <Form {...smallPrint} />
    </div>
  );
}
