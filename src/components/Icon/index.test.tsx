import {render} from '@testing-library/react';
import {iconNames} from '@site/src/brand/icons';
import Icon from './index';

it.each(iconNames)('%s has a path and is hidden from screen readers', (name) => {
  const {container} = render(<Icon name={name} />);
  expect(container.querySelector('svg[aria-hidden="true"] path[d]')).not.toBeNull();
});

it('rejects an unknown icon, and names the existing ones', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of ['unicorn', 'constructor']) {
    expect(() => render(<Icon name={name} />)).toThrow(
      new RegExp(`no icon "${name}".*antenna.*heart.*search`),
    );
  }
});
