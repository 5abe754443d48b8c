import {useSyncExternalStore} from 'react';
import {island} from '@site/src/documents/island';
import {site} from '@site/src/site';
import styles from './styles.module.css';

const {officeHours} = site;

/** The name of today where the office is: late in the evening it may be another one where the visitor is. */
const today = () =>
  new Date().toLocaleDateString('en-US', {weekday: 'long', timeZone: officeHours.timeZone});

const never = () => () => undefined;

/** The week's office hours. Today is marked by hydration, since the page is built on another day than it is read. */
function OfficeHours({heading}: {heading: string}) {
  const currentDay = useSyncExternalStore(never, today, () => undefined);
  return (
    <div>
      <table className={styles.hours}>
        <caption>
          <h2 className="minor">{heading}</h2>
        </caption>
        <tbody>
          {officeHours.days.map(({day, hours}) => (
            <tr key={day} aria-current={day === currentDay ? 'date' : undefined}>
              <th scope="row">
                {day} {day === currentDay && <span className="badge">Today</span>}
              </th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">All times are {officeHours.zone}.</p>
    </div>
  );
}

export default island('OfficeHours', OfficeHours);
