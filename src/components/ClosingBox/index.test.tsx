import {render, screen} from '@testing-library/react';
import ClosingBox from './index';

it('closes with a heading, a sentence and the way on', () => {
  render(
    <ClosingBox
      heading="Start with the problem."
      text="Tell us what happens."
      actions={[{label: 'Contact Us', to: '/contact'}]}
    />,
  );
  expect(
    screen.getByRole('heading', {level: 2, name: 'Start with the problem.'}),
  ).toBeInTheDocument();
  expect(screen.getByText('Tell us what happens.')).toBeInTheDocument();
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(['Contact Us /contact']);
});

it('keeps its drawing from screen readers', () => {
  render(<ClosingBox heading="Heading" text="Text." actions={[]} />);
  expect(screen.queryByRole('img')).toBeNull();
});
