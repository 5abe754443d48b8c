import {render, screen} from '@testing-library/react';
import {setLocation} from '@site/src/testing';
import {site} from '@site/src/site';
import NotFoundContent from './index';

it('says so in the specification\'s words, leads home and logs the path once', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setLocation('/no/such/page?q=1');
  const {rerender} = render(<NotFoundContent />);
  rerender(<NotFoundContent />);
  expect(screen.getByRole('heading', {level: 1, name: '404'})).toBeInTheDocument();
  expect(screen.getByText('Oops! Page not found')).toBeInTheDocument();
  expect(document.title).toBe(`Oops! Page not found | ${site.shortName}`);
  expect(screen.getByRole('link', {name: 'Return to Home'})).toHaveAttribute('href', '/');
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/no/such/page'));
});

it('offers the nearest pages to what was asked', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  setLocation('/service/cyber-security');
  render(<NotFoundContent />);
  expect(await screen.findByRole('link', {name: /^Cybersecurity & Systems Engineering/})).toHaveAttribute('href', '/services/cybersecurity');
});
