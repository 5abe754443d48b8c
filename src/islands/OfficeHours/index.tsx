import {useSyncExternalStore} from 'react';
import {island} from '@site/src/documents/island';
import {site} from '@site/src/site';
import {fillIn} from '@site/src/site/fillIn';
import styles from './styles.module.css';

const {officeHours} = site;

/** The name of today where the office is: late in the evening it may be another one where the visitor is. */
const dayThere = () =>
  new Date().toLocaleDateString('en-US', {weekday: 'long', timeZone: officeHours.timeZone});

const never = () => () => undefined;

type OfficeHoursProps = {
  heading: string;
  /** The badge of the present day, and the words below the table. */
  today: string;
  note: string;
};

/** The week's office hours. Today is marked by hydration: the page is built on another day than it is read. */
function OfficeHours({heading, today, note}: OfficeHoursProps) {
  const currentDay = useSyncExternalStore(never, dayThere, () => undefined);
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
                {day} {day === currentDay && <span className="badge">{today}</span>}
              </th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">{fillIn(note, {zone: officeHours.zone})}</p>
    </div>
  );
}

export default island('OfficeHours', OfficeHours);
