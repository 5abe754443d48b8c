import {render, screen, waitFor, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {setBaseUrl} from '@site/src/testing';
import NearestPages from './index';

const list = <NearestPages heading="One of these?" />;
let log: jest.SpyInstance;
/** The browser asks for an address that is no page's. */
const ask = (path: string) => window.history.replaceState(null, '', path);

beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => ask('/'));

it('offers the nearest pages, and announces them', async () => {
  ask('/service/cyber-security');
  render(list);
  const nearest = await screen.findByRole('navigation', {name: 'One of these?'});
  expect(within(nearest).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    '/services/cybersecurity',
  );
  expect(screen.getByRole('status')).toContainElement(nearest);
});

it('logs the path once', () => {
  ask('/no/such/page?q=1');
  const {rerender} = render(list);
  rerender(list);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('404: no page at /no/such/page');
});

it('leaves the base URL out of the comparison', async () => {
  setBaseUrl('/services-site/');
  ask('/services-site/ai-in-goverment');
  render(list);
  const [first] = await screen.findAllByRole('link');
  expect(first).toHaveAttribute('href', '/services-site/insights/ai-in-government');
});

it('shows nothing where nothing is near, and never what was asked', async () => {
  ask('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  render(list);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(document.body.innerHTML).not.toContain('onerror');
});

it('is an empty place before the page is alive', () => {
  expect(renderToString(list)).toBe('<div role="status" data-starts-islands=""></div>');
});
