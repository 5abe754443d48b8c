import {useSyncExternalStore} from 'react';
import {island} from '@site/src/documents/island';
import {site} from '@site/src/site';
import {fillIn} from '@site/src/site/fillIn';
import styles from './styles.module.css';

const {timeZone, zone, lines} = site.officeHours;

/** Today's name where the office is, which may not be the visitor's. */
const dayThere = () => new Date().toLocaleDateString('en-US', {weekday: 'long', timeZone});

const never = () => () => undefined;

type OfficeHoursProps = {
  heading: string;
  /** The badge on today's row, the text for a range of days, and the note below the table. */
  today: string;
  range: string;
  note: string;
};

/** The week's office hours. Today is marked after hydration, because the page was built on another day. */
function OfficeHours({heading, today, range, note}: OfficeHoursProps) {
  const currentDay = useSyncExternalStore(never, dayThere, () => '');
  return (
    <div>
      <table className={styles.hours} aria-label={heading}>
        <tbody>
          {lines.map(({days, hours}) => {
            const isToday = days.some((day) => day === currentDay);
            const [first = '', last = ''] = [days[0], days.at(-1)];
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
