import {render} from '@testing-library/react';
import {behavioralIcons, technologyIcons} from '@site/src/brand/icons';
import Icon, {iconNames} from './index';

it.each(iconNames)('%s is drawn, and silent beside its name', (name) => {
  const {container} = render(<Icon name={name} />);
  expect(container.querySelector('svg[aria-hidden="true"] path[d]')).not.toBeNull();
});

it('names the icons there are when asked for one there is not', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['unicorn', 'constructor']) {
    expect(() => render(<Icon name={name} />)).toThrow(
      new RegExp(`no icon "${name}".*antenna.*heart.*search`),
    );
  }
});

// Shape is meaning: square for technology, round for behavior.
it.each(Object.entries(technologyIcons))('%s has straight segments only', (_name, paths) => {
  for (const path of paths) expect(path).toMatch(/^[mlhvz\d. -]+$/i);
});

it.each(Object.entries(behavioralIcons))('%s has arcs only', (_name, paths) => {
  for (const path of paths) expect(path).toMatch(/^(M[\d.]+ [\d.]+(a[\d. -]+)+)+$/i);
});
