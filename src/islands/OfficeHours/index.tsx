import {useSyncExternalStore} from 'react';
import clsx from 'clsx';
import {island} from '@site/src/documents/island';
import {site} from '@site/src/site';
import styles from './styles.module.css';

const {officeHours} = site;

/** The name of today where the office is: late in the evening it may be another one where the visitor is. */
const today = () =>
  new Intl.DateTimeFormat('en-US', {weekday: 'long', timeZone: officeHours.timeZone}).format(
    new Date(),
  );

/** A tab left open overnight catches up when the visitor comes back to it. */
function onReturn(update: () => void) {
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** The week's office hours. Today is marked by hydration: the page is built on another day than it is read. */
function OfficeHours({heading}: {heading: string}) {
  const currentDay = useSyncExternalStore(onReturn, today, () => undefined);
  return (
    <div>
      <table className={styles.hours}>
        <caption className={styles.caption}>
          <h2 className={styles.heading}>{heading}</h2>
        </caption>
        <tbody>
          {officeHours.days.map(({day, hours}) => {
            const isToday = day === currentDay;
            return (
              <tr
                key={day}
                className={clsx(styles.row, isToday && styles.today)}
                aria-current={isToday ? 'date' : undefined}>
                <th scope="row" className={styles.day}>
                  {day} {isToday && <span className={styles.badge}>Today</span>}
                </th>
                <td className={styles.time}>{hours}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.zone}>All times are {officeHours.zone}.</p>
    </div>
  );
}

export default island('OfficeHours', OfficeHours);
