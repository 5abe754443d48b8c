/** @jest-environment node */
import {articles, services} from '../testing/samples';
import type {ArticleCard, ServiceCard} from './types';
import {
  articleSocialCard,
  cardPath,
  cardText,
  pageSocialCard,
  serviceSocialCard,
} from './socialCard';

const [article] = articles as [ArticleCard];
const [service] = services as [ServiceCard];

it('shows an article by its category and title', () => {
  expect(articleSocialCard(article)).toMatchObject({
    label: 'Technology',
    tone: 'technology',
    heading: article.title,
  });
});

it('shows a service by its line and title', () => {
  expect(serviceSocialCard(service)).toMatchObject({
    label: 'Technology service',
    heading: service.title,
  });
  expect(serviceSocialCard({...service, group: 'behavioral'})).toMatchObject({
    label: 'Behavioral service',
    tone: 'behavioral',
  });
});

it("shows a page by its name and heading, or by the card's own heading", () => {
  expect(
    pageSocialCard('contact', {title: 'Contact', hero: {heading: 'Get in Touch'}}),
  ).toMatchObject({
    label: 'Contact',
    heading: 'Get in Touch',
  });
  const own = {technology: 'Systems', human: 'and people.'};
  expect(
    pageSocialCard('insights', {title: 'Insights', hero: {heading: 'Insights'}, card: own}).heading,
  ).toBe(own);
});

it('says what it shows', () => {
  expect(cardText(articleSocialCard(article))).toBe(
    'Technology: The Future of AI in Government Systems',
  );
  expect(
    cardText(
      pageSocialCard('about', {
        title: 'About',
        card: {technology: 'We build', human: 'and study.'},
      }),
    ),
  ).toBe('About: We build and study.');
  expect(cardText(pageSocialCard('about', {title: 'About'}))).toBe('About');
});

describe('the address', () => {
  const path = cardPath(articleSocialCard(article), 'v1');

  it('names the page', () => {
    expect(path).toMatch(/^\/cards\/insights-ai-in-government-[\da-z]+\.png$/);
  });

  it('stays while nothing changes', () => {
    expect(cardPath(articleSocialCard({...article}), 'v1')).toBe(path);
  });

  it.each([
    ['title', {title: 'Another title'}, 'v1'],
    ['category', {category: 'Healthcare' as const}, 'v1'],
    ['drawing code', {}, 'v2'],
  ])('changes with the %s', (_, change, version) => {
    expect(cardPath(articleSocialCard({...article, ...change}), version)).not.toBe(path);
  });
});
