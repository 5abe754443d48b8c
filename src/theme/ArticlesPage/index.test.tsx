import {render, screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {insights as copy} from '@site/src/data/insights';
import {setLocation} from '@site/src/testing';
import {articles} from '@site/src/testing/samples';
import ArticlesPage from './index';

it('shows all articles, the newest first and at its largest', () => {
  render(<ArticlesPage articles={articles} />);
  expect(screen.getByRole('heading', {level: 1, name: copy.hero.heading})).toBeInTheDocument();
  const teasers = screen.getAllByRole('article');
  expect(teasers.map((teaser) => within(teaser).getByRole('link').getAttribute('href'))).toEqual(
    articles.map(({permalink}) => permalink),
  );
  expect(teasers.map((teaser) => within(teaser).queryByText(copy.readLabel) !== null)).toEqual([true, false, false]);
});

it('goes on with the newsletter and an offer to work together', () => {
  render(<ArticlesPage articles={articles} />);
  expect(screen.getByRole('heading', {level: 2, name: 'Stay Updated'})).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAttribute('type', 'email');
  expect(screen.getByRole('link', {name: copy.closing.actions[0].label})).toHaveAttribute('href', '/contact');
});

it('bears having no article yet', () => {
  render(<ArticlesPage articles={[]} />);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('heading', {level: 1})).toBeInTheDocument();
});

describe('the filter', () => {
  const titles = () => screen.queryAllByRole('article').map((teaser) => within(teaser).getByRole('heading').textContent);
  const all = articles.map(({title}) => title);

  it('offers the categories that have articles, and no other', () => {
    render(<ArticlesPage articles={articles} />);
    const filter = screen.getByRole('navigation', {name: copy.filter.name});
    expect(within(filter).getAllByRole('link').map(({textContent}) => textContent)).toEqual(['All', 'Technology', 'Healthcare', 'Innovation']);
  });

  it.each(['?category=Healthcare', '?category=healthcare&from=mail'])('shows what the address asks for: %s', (query) => {
    setLocation(`/insights${query}`);
    document.documentElement.dataset.filtering = '';
    render(<ArticlesPage articles={articles} />);
    expect(titles()).toEqual(['ABA in Digital Health Platforms']);
    expect(screen.getByText('1 article in Healthcare')).toHaveAttribute('role', 'status');
    expect(document.documentElement).not.toHaveAttribute('data-filtering');
  });

  it.each(['?category=Sports', '?category=Space+Tech', '?category=', '?category=%3Cb%3E', '?other=Healthcare'])('shows all for %s', (query) => {
    setLocation(`/insights${query}`);
    render(<ArticlesPage articles={articles} />);
    expect(titles()).toEqual(all);
    expect(screen.getByRole('link', {current: true})).toHaveTextContent('All');
  });

  it('leaves the full list on the page that the server makes', () => {
    setLocation('/insights?category=Healthcare');
    const html = renderToString(<ArticlesPage articles={articles} />);
    for (const title of all) expect(html).toContain(title);
  });

  it('is left out where there is nothing to choose', () => {
    render(<ArticlesPage articles={articles.slice(0, 1)} />);
    expect(screen.queryByRole('navigation', {name: copy.filter.name})).toBeNull();
  });
});
