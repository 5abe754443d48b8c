import {render, screen} from '@testing-library/react';
import Admonition from './index';

it('stands aside from the text, under its title', () => {
  render(
    <Admonition type="note" title="Not for emergencies">
      <p>Call 911.</p>
    </Admonition>,
  );
  expect(screen.getByRole('note')).toHaveTextContent(/^Not for emergencies\s*Call 911\.$/);
  expect(screen.getByRole('note')).not.toHaveClass('urgent');
});

it.each(['warning', 'danger', 'caution'])('is urgent as a %s', (type) => {
  render(<Admonition type={type}>Text</Admonition>);
  expect(screen.getByRole('note')).toHaveClass('urgent');
});

it('has no empty title', () => {
  render(<Admonition type="tip">Text</Admonition>);
  expect(screen.getByRole('note').children).toHaveLength(0);
});
