/** What the specification requires of pages, whatever the company's name: `specification.yml` has its wording. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {words} from '../src/content/ownPages';
import {site} from '../src/site';
import {at, builtPage, expect, test} from './fixtures';
import {articles, services} from './published';

type Requirement = {label?: string; to: string};

const read = (file: string) => parse(readFileSync(file, 'utf8')) as unknown;
const specification = read('tests/specification.yml') as {
  words: Record<string, string>;
  links: Record<string, Record<string, number>>;
  services: Record<string, Requirement>;
  articles: Record<string, Requirement>;
};
const {invented} = read('scripts/live.yml') as {invented: string[]};
const name = createHash('sha256').update(site.company).digest('hex').slice(0, 12);

// The owner may change this text, so it never fails a pull request, and nothing once the company has its own name.
const isOwners = !invented.includes(name) || !process.env.DEEP_TESTS;
test.skip(isOwners, 'text that the owner may change');

test('pages have the text that the specification quotes', () => {
  for (const [route, words] of Object.entries(specification.words)) {
    const parts = builtPage(route)('header, main, footer');
    const text = parts.text().replaceAll('’', "'").replace(/\s+/g, ' ');
    for (const word of words.split('; '))
      expect.soft(text.toLowerCase(), route).toContain(word.toLowerCase());
  }
});

test('the home page has the tagline, and pages have the required links', () => {
  const {technology, human} = site.tagline;
  expect(builtPage('/')('h1').text()).toBe(`${technology} ${human}`);
  for (const [route, places] of Object.entries(specification.links)) {
    for (const [place, count] of Object.entries(places)) {
      const links = builtPage(route)(`main a[href^="${at(place)}"]`);
      expect.soft(links.length, `${route} to ${place}`).toBeGreaterThanOrEqual(count);
    }
  }
});

test('each of the four industries has an icon, a title, a description, and four capabilities', () => {
  const $ = builtPage('/industries');
  for (const {key} of words.industries.items) {
    expect.soft($(`#${key} h2`).prev('svg'), key).toHaveLength(1);
    expect.soft($(`#${key} h2`).next('p').text(), key).toMatch(/./);
    expect.soft($(`#${key} ul`).first().children(), key).toHaveLength(4);
  }
  expect(words.industries.items).toHaveLength(4);
});

test('form fields have the placeholders of the specification', () => {
  const $ = builtPage('/contact');
  for (const [field, placeholder] of [
    ['input[required]', 'Your name'],
    ['input[type="email"][required]', 'your email address'],
    ['textarea[rows="6"][required]', 'Tell us about your project or inquiry...'],
  ])
    expect.soft($(`form ${field}[placeholder="${placeholder}"]`)).toHaveLength(1);
  expect.soft($('form select:not([required])')).toHaveLength(1);
  const subscribe = builtPage('/insights')('input[type="email"][placeholder="Enter your email"]');
  expect.soft(subscribe).toHaveLength(1);
});

test('services and articles have the fields, actions, and sections of the specification', () => {
  const slugs = [...services, ...articles].map(({slug}) => slug);
  const wanted = Object.keys({...specification.services, ...specification.articles});
  expect(slugs).toEqual(expect.arrayContaining(wanted));
  for (const {slug, route, action, text, ...page} of [...services, ...articles]) {
    const wanted = specification.services[slug] ?? specification.articles[slug] ?? {to: action.to};
    const {label = '', to, items = [], ...fields} = wanted as Requirement & {items?: number[]};
    expect.soft(page, slug).toMatchObject(fields);
    expect.soft(action.to, slug).toBe(to);
    expect.soft(action.label, slug).toContain(label);
    const sections = text.split(/^## /m).map((section) => section.match(/^### /gm)?.length ?? 0);
    const longest = sections.sort((a, b) => b - a);
    for (const [index, count] of items.entries())
      expect.soft(longest[index], slug).toBeGreaterThanOrEqual(count);
    const back = builtPage(route)('main').text();
    expect
      .soft(back, slug)
      .toContain(slug in specification.articles ? 'Back to Insights' : 'View All Services');
  }
});
