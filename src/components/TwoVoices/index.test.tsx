import {render, screen} from '@testing-library/react';
import TwoVoices from './index';

const voices = {technology: 'We build systems', human: 'and study people.'};

it('is one heading, read as one sentence', () => {
  render(<TwoVoices {...voices} />);
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent(
    /^We build systems and study people\.$/,
  );
});

it('sets each line in its voice', () => {
  render(<TwoVoices {...voices} as="h2" size="section" />);
  expect(screen.getByRole('heading', {level: 2})).toHaveClass('section');
  expect(screen.getByText('We build systems')).toHaveClass('technology');
  expect(screen.getByText('and study people.')).toHaveClass('human');
});
