import {render, screen} from '@testing-library/react';
import {site} from '@site/src/site';
import NotFoundContent from './index';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/service/cyber-security');
});
afterEach(() => window.history.replaceState(null, '', '/'));

it("says so in the specification's words, and leads home", () => {
  render(<NotFoundContent />);
  expect(screen.getByRole('heading', {level: 1, name: '404'})).toBeInTheDocument();
  expect(screen.getByText('Oops! Page not found')).toBeInTheDocument();
  expect(document.title).toBe(`Oops! Page not found | ${site.shortName}`);
  expect(screen.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/');
});

it('offers the nearest pages to what was asked', async () => {
  render(<NotFoundContent />);
  expect(
    await screen.findByRole('link', {name: /^Cybersecurity & Systems Engineering/}),
  ).toHaveAttribute('href', '/services/cybersecurity');
});
