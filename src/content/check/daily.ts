import {say} from '../messages';

/** How many hours past midnight it is in a zone, on a winter's and on a summer's day, at a minute of the day in UTC. */
const hoursAt = (minute: number, timeZone: string) =>
  [0, 6].map((month) => {
    const time = new Date(Date.UTC(2026, month, 1, 0, minute));
    return Number(time.toLocaleTimeString('en-US', {timeZone, hour: '2-digit', hourCycle: 'h23'}));
  });

/** What to tell of a daily workflow that runs when an article's day is not there yet, or is half over. */
export function noteOfDaily(workflow: string, zone: string): string | undefined {
  const runs = [...workflow.matchAll(/cron: *['"](\d+) (\d+) \* \* \*['"]/g)];
  const times = runs.map(([, minute, hour]) => hoursAt(Number(hour) * 60 + Number(minute), zone));
  const isMissed = [0, 1].some((season) => times.every((hours) => (hours[season] ?? 0) >= 12));
  if (times.length === 0 || !isMissed) return undefined;
  // Past midnight, and one hour later where clocks are put forward; some zones differ by half an hour.
  const quarters = Array.from({length: 96}, (_, index) => index * 15);
  const isFirst = (time: number) => Math.max(...hoursAt(time, zone)) < 2;
  const right = quarters.find((time) => isFirst(time) && !isFirst((time + 1425) % 1440)) ?? 0;
  return say('daily run too early', {
    zone,
    cron: `'${(right % 60) + 15} ${Math.floor(right / 60)} * * *'`,
  });
}
