import {render} from '@testing-library/react';
import useRouteContext from '@docusaurus/useRouteContext';
import {setBaseUrl, setLocation} from '@site/src/testing';
import MarkdownLink from './index';

jest.mock('@docusaurus/useRouteContext');

const context = (name: string) => ({plugin: {id: 'default', name}});
const hrefs = () =>
  [...document.head.querySelectorAll('link[type="text/markdown"]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() =>
  jest.mocked(useRouteContext).mockReturnValue(context('docusaurus-plugin-content-docs')),
);

it.each([
  ['/repo/', '/repo/index.md'],
  ['/repo/services/cybersecurity', '/repo/services/cybersecurity.md'],
  ['/repo/services/', '/repo/services.md'],
])('the copy of %s stands at %s', (address, href) => {
  setBaseUrl('/repo/');
  setLocation(address);
  render(<MarkdownLink />);
  expect(hrefs()).toEqual([href]);
});

it('an unknown address has none', () => {
  jest.mocked(useRouteContext).mockReturnValue(context('native'));
  render(<MarkdownLink />);
  expect(hrefs()).toEqual([]);
});

it('a later page of the list of articles has none', () => {
  setBaseUrl('/repo/');
  setLocation('/repo/insights/page/2');
  render(<MarkdownLink />);
  expect(hrefs()).toEqual([]);
});
