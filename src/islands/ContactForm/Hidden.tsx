import type {ContactConfig} from '@site/src/contact/config';
import {delivery as copy} from '@site/src/data/delivery';
import styles from './styles.module.css';

/** What is sent along with the form that people don't see: keys, redirect, honeypot. */
export default function Hidden({
  config: {hiddenFields, redirect, honeypot},
}: {
  config: ContactConfig;
}) {
  return (
    <>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {redirect && <input type="hidden" name={redirect.name} value={redirect.value} />}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {copy.honeypot}{' '}
          <input
            // Web3Forms documents a checkbox.
            type={honeypot === 'botcheck' ? 'checkbox' : 'text'}
            name={honeypot}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
    </>
  );
}
