import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {loadCategory} from '@site/src/components/Articles/loadCategory';
import {insights as copy} from '@site/src/data/insights';
import {setArticles} from '@site/src/testing/docusaurus/list-1';
import {articles} from '@site/src/testing/samples';
import type {ArticleCard} from '@site/src/content';
import ArticlesPage from './index';

jest.mock('@site/src/components/Articles/loadCategory');

/** The list of these articles on one page, or as the first of several. */
function list(shown: ArticleCard[] = articles, totalPages = 1) {
  setArticles(shown, totalPages);
  return <ArticlesPage />;
}

const setLocation = (address: string) => window.history.replaceState(null, '', address);
afterEach(() => setLocation('/'));

it('shows all articles, the newest first and at its largest', () => {
  render(list());
  expect(screen.getByRole('heading', {level: 1, name: copy.hero.heading})).toBeInTheDocument();
  const teasers = screen.getAllByRole('article');
  expect(teasers.map((teaser) => within(teaser).getByRole('link').getAttribute('href'))).toEqual(
    articles.map(({permalink}) => permalink),
  );
  expect(teasers.map((teaser) => within(teaser).queryByText(copy.readLabel) !== null)).toEqual([
    true,
    false,
    false,
  ]);
});

it('goes on with the newsletter and an offer to work together', () => {
  render(list());
  expect(screen.getByRole('heading', {level: 2, name: 'Stay Updated'})).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', {name: copy.closing.actions[0].label})).toHaveAttribute(
    'href',
    '/contact',
  );
});

it('bears having no article yet', () => {
  render(list([]));
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', {level: 1})).toBeInTheDocument();
});

describe('the filter', () => {
  const titles = () =>
    screen
      .queryAllByRole('article')
      .map((teaser) => within(teaser).getByRole('heading').textContent);
  const all = articles.map(({title}) => title);

  it('offers the categories that have articles, and no other', () => {
    render(list());
    const filter = screen.getByRole('navigation', {name: copy.filter.name});
    expect(
      within(filter)
        .getAllByRole('link')
        .map(({textContent}) => textContent),
    ).toEqual(['All', 'Technology', 'Healthcare', 'Innovation']);
  });

  it.each(['?category=Healthcare', '?category=healthcare&from=mail'])(
    'shows what the address asks for: %s',
    (query) => {
      setLocation(`/insights${query}`);
      document.documentElement.dataset.filtering = '';
      render(list());
      expect(titles()).toEqual(['ABA in Digital Health Platforms']);
      expect(screen.getByText('1 article in Healthcare')).toHaveAttribute('role', 'status');
      expect(document.documentElement).not.toHaveAttribute('data-filtering');
    },
  );

  it.each([
    '?category=Sports',
    '?category=Space+Tech',
    '?category=',
    '?category=%3Cb%3E',
    '?other=Healthcare',
  ])('shows all for %s', (query) => {
    setLocation(`/insights${query}`);
    render(list());
    expect(titles()).toEqual(all);
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('All');
  });

  it('leaves the full list on the page that the server makes', () => {
    setLocation('/insights?category=Healthcare');
    const html = renderToString(list());
    for (const title of all) expect(html).toContain(title);
  });

  it('is left out where there is nothing to choose', () => {
    render(list(articles.slice(0, 1)));
    expect(screen.queryByRole('navigation', {name: copy.filter.name})).toBeNull();
  });
});

describe('a list of several pages', () => {
  const older = {
    ...articles[1],
    slug: 'older',
    permalink: '/insights/older',
    title: 'An older one',
  } as ArticleCard;
  const count = () => screen.getAllByRole('status')[0] as HTMLElement;
  const titles = () =>
    screen.getAllByRole('article').map((teaser) => within(teaser).getByRole('heading').textContent);

  it('says how many articles there are in all, and leads to the other pages', () => {
    render(list(articles, 5));
    expect(count()).toHaveTextContent('15 articles');
    const pages = screen.getByRole('navigation', {name: copy.pages.name});
    expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ).toEqual([
      '1 /insights',
      '2 /insights/page/2',
      '5 /insights/page/5',
      'Older /insights/page/2',
    ]);
  });

  it('shows a category from all its pages', async () => {
    jest.mocked(loadCategory).mockResolvedValue([articles[1] as ArticleCard, older]);
    setLocation('/insights?category=Healthcare');
    render(list(articles, 5));
    expect(titles()).toEqual([articles[1]?.title]);
    expect(count()).toHaveTextContent(copy.filter.loading);
    expect(await screen.findByText('An older one')).toBeInTheDocument();
    expect(loadCategory).toHaveBeenCalledWith('Healthcare');
    expect(count()).toHaveTextContent('2 articles in Healthcare');
    expect(screen.queryByRole('navigation', {name: copy.pages.name})).toBeNull();
  });

  it('keeps those it has, and says so, when the others cannot be loaded', async () => {
    jest.mocked(loadCategory).mockRejectedValue(new Error('offline'));
    setLocation('/insights?category=Healthcare');
    render(list(articles, 5));
    expect(await screen.findByText(copy.filter.failed)).toHaveAttribute('role', 'status');
    expect(titles()).toEqual([articles[1]?.title]);
  });
});
