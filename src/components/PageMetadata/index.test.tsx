import {render} from '@testing-library/react';
import {site} from '@site/src/site';
import PageMetadata from './index';

const content = (selector: string) =>
  document.head.querySelector(selector)?.getAttribute('content');

it('names the page and the site in the tab, and the page alone in link previews', () => {
  render(<PageMetadata title="Cybersecurity" description="What we secure." />);
  expect(document.title).toBe(`Cybersecurity | ${site.shortName}`);
  expect(content('[property="og:title"]')).toBe('Cybersecurity');
  expect(content('[name="description"]')).toBe('What we secure.');
  expect(content('[property="og:description"]')).toBe('What we secure.');
});

it('describes a page without a description by the site', () => {
  render(<PageMetadata title="Page not found" />);
  expect(content('[name="description"]')).toMatch(new RegExp(site.description.slice(0, 20)));
});
