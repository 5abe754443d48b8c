import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import {render, screen, within} from '@testing-library/react';
import {services as copy} from '@site/src/data/services';
import {setPluginData} from '@site/src/testing';
import {articles, services} from '@site/src/testing/samples';
import {site} from '@site/src/site';
import ServicePage from './index';

/** A compiled Markdown file of a service. */
const page = (slug: string) =>
  Object.assign(() => <h2 id="overview">Overview</h2>, {
    metadata: {
      permalink: `/services/${slug}`,
      title: `Title of ${slug}`,
      description: 'What it covers.',
    },
    frontMatter: {
      action: {label: 'Schedule Security Assessment', to: '/contact'},
      closing: {heading: 'Find out where you stand.', text: 'Name the system.'},
    },
    toc: [{id: 'overview', value: 'Overview', level: 2}],
  }) as unknown as PropDocContent;

function show(slug: string): void {
  setPluginData('site-content', {services});
  render(<ServicePage content={page(slug)} />);
}

const related = () =>
  within(screen.getByRole('complementary'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('shows the service: its head, its text, its contents and its neighbors', () => {
  show('cybersecurity');
  expect(document.title).toBe(`Title of cybersecurity | ${site.shortName}`);
  expect(
    screen.getByRole('heading', {level: 1, name: 'Cybersecurity & Systems Engineering'}),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', {level: 2, name: 'Overview'})).toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', {name: copy.contentsLabel})).getByRole('link'),
  ).toHaveAttribute('href', '#overview');
  const neighbors = screen.getByRole('navigation', {name: copy.groups.technology.label});
  expect(within(neighbors).getByRole('link', {name: 'Cybersecurity'})).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('ends with its closing words, its action and the way to all services', () => {
  show('cybersecurity');
  const band = screen
    .getByRole('heading', {name: 'Find out where you stand.'})
    .closest('section') as HTMLElement;
  expect(
    within(band)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
  ).toEqual(['Schedule Security Assessment /contact', 'View All Services /services']);
});

it('recommends services of both lines and the articles about it', () => {
  show('cybersecurity');
  expect(related()).toEqual([
    '/services/govtech',
    '/services/applied-behavior',
    articles[0]?.permalink,
  ]);
});

it('recommends the newest two articles where none is about it', () => {
  show('govtech');
  expect(related().slice(-2)).toEqual(articles.slice(0, 2).map(({permalink}) => permalink));
});

it('stops at a document that no list of services has', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show('unlisted')).toThrow('/services/unlisted is in no group of sidebars.ts');
});
