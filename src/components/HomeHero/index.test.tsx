import {render, screen} from '@testing-library/react';
import HomeHero from './index';

beforeEach(() => {
  render(
    <HomeHero
      heading={{
        technology: 'Innovating for the Future:',
        human: 'Where Technology Meets Human Intelligence',
      }}
      intro="What we do."
      actions={[{label: 'Get Started', to: '/contact'}]}
      audienceLabel="For teams in"
      audience={['Aerospace', 'Healthcare']}
      audienceNote="No agency endorses us."
    />,
  );
});

it("opens with the tagline as the page's heading", () => {
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
    /^Innovating for the Future: Where Technology Meets Human Intelligence$/,
  );
});

it('leads to the contact page', () => {
  expect(screen.getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', '/contact');
});

it('names whom it is for', () => {
  expect(screen.getByRole('term')).toHaveTextContent('For teams in');
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    'Aerospace',
    'Healthcare',
  ]);
  expect(screen.getByText('No agency endorses us.')).toBeInTheDocument();
});

it('keeps its drawings and the mark from screen readers', () => {
  expect(screen.queryByRole('img')).toBeNull();
  expect(
    [...document.querySelectorAll('svg')].every((drawing) =>
      drawing.closest('[aria-hidden="true"]'),
    ),
  ).toBe(true);
});
