import {render, screen, within} from '@testing-library/react';
import FacingPanels from './index';

const panel = (tone: 'technology' | 'behavioral') => ({
  tone,
  label: `Label ${tone}`,
  title: `Title ${tone}`,
  text: `Text ${tone}`,
  action: {label: `See ${tone}`, to: `/services#${tone}`},
});

it('shows both lines under one heading, each with its way to its services', () => {
  render(
    <FacingPanels
      heading="Integrated Approach"
      intro="Together."
      items={[panel('technology'), panel('behavioral')]}
    />,
  );
  expect(
    screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`),
  ).toEqual(['H2 Integrated Approach', 'H3 Title technology', 'H3 Title behavioral']);
  screen.getAllByRole('article').forEach((article, index) => {
    const line = ['technology', 'behavioral'][index];
    expect(article).toHaveTextContent(`Text ${line}`);
    expect(within(article).getByRole('link', {name: `See ${line}`})).toHaveAttribute(
      'href',
      `/services#${line}`,
    );
  });
});
