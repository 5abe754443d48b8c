import type {ContactConfig} from '@site/src/contact/config';
import {delivery as copy} from '@site/src/data/delivery';
import styles from './styles.module.css';

/** What the browser sends along with a form that people do not see: keys, redirect, honeypot. */
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
          <input type={honeypot.type} name={honeypot.name} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
