import {render} from '@testing-library/react';
import {iconNames, iconSets} from '@site/src/brand/icons';
import Icon from './index';

it.each(iconNames)('%s is drawn, and silent beside its name', (name) => {
  const {container} = render(<Icon name={name} />);
  expect(container.querySelector('svg[aria-hidden="true"] path[d]')).not.toBeNull();
});

it('draws technology with straight segments only and behavior with arcs only', () => {
  for (const path of Object.values(iconSets.technology).flat())
    expect(path).toMatch(/^[mlhvz\d. -]+$/i);
  for (const path of Object.values(iconSets.behavioral).flat())
    expect(path).toMatch(/^(M[\d.]+ [\d.]+(a[\d. -]+)+)+$/i);
});
