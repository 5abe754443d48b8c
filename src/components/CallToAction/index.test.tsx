import {render, screen} from '@testing-library/react';
import CallToAction from './index';

it('closes with a heading, a sentence and the way on', () => {
  render(
    <CallToAction
      heading="Start with the problem."
      text="Tell us what happens."
      actions={[
        {label: 'Contact Us', to: '/contact'},
        {label: 'View All Services', to: '/services'},
      ]}
      drawing="closing-a"
    />,
  );
  expect(
    screen.getByRole('heading', {level: 2, name: 'Start with the problem.'}),
  ).toBeInTheDocument();
  expect(screen.getByText('Tell us what happens.')).toBeInTheDocument();
  expect(
    screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(['Contact Us /contact', 'View All Services /services']);
});

it('keeps its drawing from screen readers', () => {
  render(<CallToAction heading="Heading" text="Text." actions={[]} drawing="closing-b" />);
  expect(screen.queryByRole('img')).toBeNull();
});
