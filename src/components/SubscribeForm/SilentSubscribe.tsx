import {useState, type FormEvent} from 'react';
import Answer from '@site/src/components/Answer';
import Button from '@site/src/components/Button';
import {EmailLink} from '@site/src/components/ContactLink';
import EmailField from './EmailField';
import styles from './styles.module.css';

/**
 * *Stay Updated* of a site without a newsletter service (specification sections 2, 5 and 7): an e-mail
 * input and a button that makes no request. It says so when pressed and keeps what was typed; without
 * scripts the form is not shown. Method `dialog` and `data-waits-for` for the reasons given in
 * ContactForm.
 */
export default function SilentSubscribe() {
  const [isPressed, setPressed] = useState(false);
  const press = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <div className={styles.subscribe}>
      <form
        className={styles.form}
        method="dialog"
        onSubmit={press}
        data-needs-js=""
        data-waits-for="islands">
        <EmailField name="email" />
        <Button type="submit">Subscribe</Button>
      </form>
      <Answer isGiven={isPressed} className={styles.status}>
        Sign-up is not open yet. Write to <EmailLink /> to hear from us.
      </Answer>
    </div>
  );
}
