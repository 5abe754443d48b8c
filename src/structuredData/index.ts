/** The site as schema.org structured data. Each page's graph includes every node it references. */
import type {Blog, BlogPosting, Graph, ItemList, PostalAddress, Service, Thing} from 'schema-dts';
import type {ArticleCard, ServiceCard} from '../content/types';
import {site} from '../site';

export type PageFacts = {
  path: string;
  title: string;
  description: string;
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The list it belongs to, which is its parent in the breadcrumbs. */
  parent?: {path: string; title: string};
  /** The expert who reviewed it, and when. */
  reviewed?: {by: string; date: string};
  /** Its main subject. Default: the company. */
  main?: Service | ItemList | BlogPosting | Blog;
};

const inLanguage = 'en-US';

/** References a node by the id it has on every page. */
const refer = (path: string, name: string) => ({'@id': `${path}#${name}`});
const company = refer('/', 'organization');
const partner = refer('/', 'partner');
const website = refer('/', 'website');
const articleList = refer('/insights', 'blog');

/** A mailing address, split into its parts if it is American; otherwise as one text, because a guess could be wrong. */
export function postalAddress(lines: readonly string[]): PostalAddress | string {
  const [, addressLocality = '', addressRegion = '', postalCode] =
    /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(lines.at(-1) ?? '') ?? [];
  if (!postalCode) return lines.join(', ');
  const streetAddress = lines.slice(0, -1).join(', ');
  const postOfficeBoxNumber = /^P\.? ?O\.? Box (\S+)$/i.exec(streetAddress)?.[1];
  return {
    '@type': 'PostalAddress',
    ...(postOfficeBoxNumber ? {postOfficeBoxNumber} : {streetAddress}),
    addressLocality,
    addressRegion,
    postalCode,
    addressCountry: 'US',
  };
}

/** What every page's block includes: the company, its sister company, and the site. */
const identity: Thing[] = [
  {
    '@type': 'Organization',
    ...company,
    name: site.company,
    alternateName: site.shortName,
    description: site.description,
    slogan: `${site.tagline.technology} ${site.tagline.human}`,
    url: '/',
    logo: {'@type': 'ImageObject', url: '/icon-512-maskable.png', width: '512', height: '512'},
    email: site.emails.general,
    telephone: site.phone.dial,
    address: postalAddress(site.address),
  },
  {
    '@type': 'Organization',
    ...partner,
    name: site.partner,
    description: `The sister company of ${site.company}, for behavioral services.`,
    email: site.emails.behavioral,
  },
  {
    '@type': 'WebSite',
    ...website,
    name: site.shortName,
    alternateName: site.company,
    url: '/',
    description: site.description,
    inLanguage,
    publisher: company,
  },
];

/** A person, with their profile elsewhere. */
const person = ({name, title, url}: {name: string; title?: string; url?: string}) => ({
  '@type': 'Person' as const,
  name,
  ...(title && {jobTitle: title}),
  ...(url && {sameAs: url}),
});

const listItems = (items: readonly object[]) =>
  items.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item}) as const);

function page(facts: PageFacts) {
  const {path: url, title, description, type = 'WebPage', parent, main, reviewed} = facts;
  const isHome = url === '/';
  const isAboutCompany = type === 'AboutPage' || type === 'ContactPage';
  const mainEntity = main ? {'@id': main['@id']} : isAboutCompany && company;
  const breadcrumb = refer(url, 'breadcrumb');
  const steps = [{path: '/', title: 'Home'}, ...(parent ? [parent] : []), {path: url, title}];
  const itemListElement = listItems(steps.map((step) => ({name: step.title, item: step.path})));
  return [
    {
      '@type': type,
      '@id': url,
      url,
      name: title,
      description,
      inLanguage,
      isPartOf: website,
      ...(!isHome && {breadcrumb}),
      ...(mainEntity && {mainEntity}),
      ...(reviewed && {lastReviewed: reviewed.date, reviewedBy: person({name: reviewed.by})}),
    },
    ...(isHome ? [] : [{'@type': 'BreadcrumbList', ...breadcrumb, itemListElement}]),
    ...(main ? [main] : []),
  ] as Thing[];
}

export const service = ({permalink, title: name, description, group}: ServiceCard): Service => ({
  '@type': 'Service',
  ...refer(permalink, 'service'),
  url: permalink,
  name,
  description,
  provider: group === 'behavioral' ? [partner, company] : company,
  ...(site.areaServed && {areaServed: site.areaServed}),
});

export const serviceList = (services: readonly ServiceCard[]): ItemList => ({
  '@type': 'ItemList',
  ...refer('/services', 'list'),
  numberOfItems: services.length,
  itemListElement: listItems(services.map(({permalink, title}) => ({url: permalink, name: title}))),
});

const posting = ({permalink, title, date}: ArticleCard) =>
  ({
    '@type': 'BlogPosting',
    ...refer(permalink, 'article'),
    url: permalink,
    headline: title,
    datePublished: date,
  }) as const;

/** An article and the services it is about, with its social card as the image. */
export const article = (
  article: ArticleCard,
  {about, image}: {about: readonly ServiceCard[]; image: string},
): BlogPosting => ({
  ...posting(article),
  description: article.description,
  ...(article.updated && {dateModified: article.updated}),
  articleSection: article.category,
  timeRequired: `PT${article.readTime}M`,
  image,
  inLanguage,
  author: article.authors.map((author) =>
    author.name === site.shortName ? company : person(author),
  ),
  publisher: company,
  isPartOf: articleList,
  mainEntityOfPage: {'@id': article.permalink},
  about: about.map(({permalink}) => refer(permalink, 'service')),
});

export const blog = (
  articles: readonly ArticleCard[],
  {title: name, description}: {title: string; description: string},
): Blog => ({
  '@type': 'Blog',
  ...articleList,
  url: '/insights',
  name,
  description,
  inLanguage,
  publisher: company,
  blogPost: articles.map(posting),
});

const addresses = ['@id', 'url', 'item'];

/** The graph of a page, or of one without an address, such as the 404 page. `at` makes a path an absolute URL. */
export function graph(at: (path: string) => string, facts?: PageFacts): Graph {
  const things = JSON.stringify([...identity, ...(facts ? page(facts) : [])]);
  const complete = (name: string, value: string) => (addresses.includes(name) ? at(value) : value);
  return {'@context': 'https://schema.org', '@graph': JSON.parse(things, complete) as Thing[]};
}
