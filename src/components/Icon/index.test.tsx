import {gzipSync} from 'node:zlib';
import {render} from '@testing-library/react';
import {behavioralIcons, interfaceIcons, technologyIcons} from '@site/src/brand/icons';
import Icon, {iconNames} from './index';

/** How many points a path has, with a retraced way counted each time. */
function countPoints(path: string): number {
  const numbersPerPoint: Record<string, number> = {M: 2, L: 2, H: 1, V: 1, A: 7};
  return [...path.matchAll(/([a-z])([^a-z]*)/gi)].reduce(
    (points, [, command = '', numbers = '']) => {
      const count = numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0;
      return (
        points +
        (command.toLowerCase() === 'z'
          ? 0
          : count / (numbersPerPoint[command.toUpperCase()] ?? NaN))
      );
    },
    0,
  );
}

it.each(iconNames)('%s is drawn, and silent beside its name', (name) => {
  const {container} = render(
    <h3>
      <Icon name={name} />
      Encryption
    </h3>,
  );
  expect(container.querySelector('svg[aria-hidden="true"] path[d]')).not.toBeNull();
  expect(container).toHaveTextContent(/^Encryption$/);
});

it('names the icons there are when asked for one there is not', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const draw = (name: string) => () => render(<Icon name={name} />);
  expect(draw('unicorn')).toThrow(/no icon "unicorn".*antenna.*heart.*search/);
  expect(draw('constructor')).toThrow(/no icon "constructor"/);
});

it('takes a class for its place', () => {
  const {container} = render(<Icon name="lock" className="place" />);
  expect(container.querySelector('svg')).toHaveClass('icon', 'place');
});

it.each(['lock', 'heart'] as const)('gives %s one stroke in the brand color', (name) => {
  const {container} = render(<Icon name={name} />);
  expect(container.querySelectorAll('path.brand')).toHaveLength(1);
});

it.each(Object.keys(interfaceIcons))('gives the interface icon %s no brand color', (name) => {
  const {container} = render(<Icon name={name} />);
  expect(container.querySelector('.brand')).toBeNull();
});

it.each(Object.entries(technologyIcons))('%s has straight segments only', (_name, paths) => {
  for (const path of paths) {
    expect(path).toMatch(/^[mlhvz\d. -]+$/i);
    expect(countPoints(path)).toBeLessThanOrEqual(24);
  }
});

it.each(Object.entries(behavioralIcons))('%s has arcs only', (_name, paths) => {
  for (const path of paths) {
    expect(path).toMatch(/^(M[\d.]+ [\d.]+(a[\d. -]+)+)+$/i);
    expect(countPoints(path)).toBeLessThanOrEqual(24);
  }
});

it('weighs less than 4 kB', () => {
  const data = JSON.stringify([technologyIcons, behavioralIcons, interfaceIcons]);
  expect(gzipSync(data).length).toBeLessThan(4000);
});
