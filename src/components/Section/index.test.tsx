import {render, screen} from '@testing-library/react';
import Section from './index';

it('shows its heading, intro, what stands beside them, and its content, in that order', () => {
  render(
    <Section
      heading="Newest insights"
      intro="Four articles."
      aside={<a href="/insights">All insights</a>}
      id="newest">
      <p>Content</p>
    </Section>,
  );
  expect(screen.getByRole('heading', {level: 2, name: 'Newest insights'})).toBeInTheDocument();
  expect(document.getElementById('newest')).toHaveTextContent(
    /^Newest insights\s*Four articles\.\s*All insights\s*Content$/,
  );
});

it('has no empty heading', () => {
  render(
    <Section>
      <p>Content</p>
    </Section>,
  );
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('header')).toBeNull();
});
