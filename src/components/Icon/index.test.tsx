import {render} from '@testing-library/react';
import {iconNames} from '@site/src/brand/icons';
import Icon from './index';

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
