import {render, screen} from '@testing-library/react';
import PageHero from './index';

it("makes a plain heading the page's heading", () => {
  render(<PageHero heading="Insights" intro="Articles." />);
  expect(screen.getByRole('heading', {level: 1, name: 'Insights'})).toBeInTheDocument();
  expect(screen.getByText('Articles.')).toBeInTheDocument();
});

it('takes a heading of its own, and has no second one', () => {
  render(<PageHero heading={<h1>Two voices</h1>} />);
  expect(screen.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
    'Two voices',
  ]);
});

it('reads from above the heading to the actions', () => {
  const {container} = render(
    <PageHero heading="Title" above={<p>Above</p>} intro="Intro">
      <p>Actions</p>
    </PageHero>,
  );
  expect(container).toHaveTextContent(/^Above\s*Title\s*Intro\s*Actions$/);
});

it('has its drawing after the words, so that nothing moves while the page comes in', () => {
  const {container} = render(<PageHero heading="Title" art={<p>Drawing</p>} />);
  expect(container).toHaveTextContent(/^Title\s*Drawing$/);
});
