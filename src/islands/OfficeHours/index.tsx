import {useSyncExternalStore} from 'react';
import {island} from '@site/src/documents/island';
import {site} from '@site/src/site';
import {fillIn} from '@site/src/site/fillIn';
import styles from './styles.module.css';

const {timeZone, zone, days} = site.officeHours;

/** Days in a row that have the same hours share a line of the table. */
export const lines = days.reduce<{names: string[]; hours: string}[]>((before, {day, hours}) => {
  const last = before.at(-1);
  if (last?.hours === hours) last.names.push(day);
  else before.push({names: [day], hours});
  return before;
}, []);

/** The name of today where the office is: late in the evening it may be another one where the visitor is. */
const dayThere = () => new Date().toLocaleDateString('en-US', {weekday: 'long', timeZone});

const never = () => () => undefined;

type OfficeHoursProps = {
  heading: string;
  /** The badge of the present day, the word between two days, and the words below the table. */
  today: string;
  range: string;
  note: string;
};

/** The week's office hours. Today is marked by hydration: the page is built on another day than it is read. */
function OfficeHours({heading, today, range, note}: OfficeHoursProps) {
  const currentDay = useSyncExternalStore(never, dayThere, () => '');
  return (
    <div>
      <table className={styles.hours} aria-label={heading}>
        <tbody>
          {lines.map(({names, hours}) => {
            const isToday = names.includes(currentDay);
            const [first = '', last = first] = [names[0], names.at(-1)];
            return (
              <tr key={first} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">
                  {first === last ? first : fillIn(range, {first, last})}{' '}
                  {isToday && <span className="badge">{today}</span>}
                </th>
                <td>{hours}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="fine">{fillIn(note, {zone})}</p>
    </div>
  );
}

export default island('OfficeHours', OfficeHours);
