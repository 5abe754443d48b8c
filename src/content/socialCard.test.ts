/** @jest-environment node */
import {articles, services} from '../testing/samples';
import type {ArticleCard, ServiceCard} from './types';
import {
  articleSocialCard,
  cardAddress,
  cardText,
  pageSocialCard,
  serviceSocialCard,
  titleSocialCard,
} from './socialCard';

const [article] = articles as [ArticleCard];
const [service] = services as [ServiceCard];
const tagline = {technology: 'We build', human: 'and study.'};

it.each([
  ['an article', articleSocialCard(article), 'Technology: The Future of AI in Government Systems'],
  ['a service', serviceSocialCard(service), `Technology service: ${service.title}`],
  ['a page', pageSocialCard('contact', {title: 'Contact', hero: {heading: 'Hi'}}), 'Contact: Hi'],
  ['two voices', pageSocialCard('about', {title: 'A', card: tagline}), 'A: We build and study.'],
  ['a page of a name only', pageSocialCard('about', {title: 'About'}), 'About'],
  ['any other page', titleSocialCard('Careers', 'Name'), 'Name: Careers'],
])('says what it shows: %s', (_, card, words) => expect(cardText(card)).toBe(words));

it('has an address that names the page and changes with the words', () => {
  const address = cardAddress('/insights/x', 'look', articleSocialCard(article));
  expect(address).toMatch(/^\/cards\/insights\/x\.png\?v=\w+$/);
  const renamed = articleSocialCard({...article, title: 'Another'});
  expect(cardAddress('/insights/x', 'look', renamed)).not.toBe(address);
});
