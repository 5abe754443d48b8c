import {render, screen, waitFor, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {setBaseUrl} from '@site/src/testing';
import NearestPages from './index';

it('offers the nearest pages, and announces them', async () => {
  render(<NearestPages asked="/service/cyber-security" heading="One of these?" />);
  const list = await screen.findByRole('navigation', {name: 'One of these?'});
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/services/cybersecurity');
  expect(screen.getByRole('status')).toContainElement(list);
});

it('leaves the base URL out of the comparison', async () => {
  setBaseUrl('/services-site/');
  render(<NearestPages asked="/services-site/ai-in-goverment" heading="One of these?" />);
  const [first] = await screen.findAllByRole('link');
  expect(first).toHaveAttribute('href', '/services-site/insights/ai-in-government');
});

it('shows nothing where nothing is near, and never what was asked', async () => {
  render(<NearestPages asked="/<img src=x onerror=alert(1)>" heading="One of these?" />);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(document.body.innerHTML).not.toContain('onerror');
});

it('is an empty place before the page is alive', () => {
  expect(renderToString(<NearestPages asked="/service/cyber-security" heading="One of these?" />)).toBe('<div role="status"></div>');
});
