/**
 * What search engines are told about the site in schema.org's words. Every page's block holds the company,
 * its partner and the site, so that what it refers to is in it.
 */
import type {Blog, BlogPosting, Graph, ItemList, PostalAddress, Service, Thing} from 'schema-dts';
import type {ArticleCard, ServiceCard} from '../content/types';
import {site} from '../site';

/** Gives a page's or file's whole canonical address, from its path without or with the base URL. */
export type Address = (path: string) => string;

/** A page as it describes itself. */
export type PageFacts = {
  /** Its path, without or with the base URL. */
  path: string;
  title: string;
  description: string;
  /** Default: `WebPage`. */
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The list it belongs to: the step before it in the breadcrumbs. */
  parent?: {path: string; title: string};
  /** What it is mainly about. Default: the company, for the pages about it. */
  main?: (at: Address) => Service | ItemList | BlogPosting | Blog;
};

const inLanguage = 'en-US';

/** Refers to something by the name that the blocks of all pages have for it. */
const refer = (at: Address, path: string, name: string) => ({'@id': `${at(path)}#${name}`});
const company = (at: Address) => refer(at, '/', 'organization');
const partner = (at: Address) => refer(at, '/', 'partner');
const website = (at: Address) => refer(at, '/', 'website');
const articleList = (at: Address) => refer(at, '/insights', 'blog');

/**
 * A mailing address (`lines`, as on an envelope) in its parts where it is written as in the United States, and
 * otherwise as the text it is: a part that was guessed would be worse than none.
 */
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

/** What every page says: who the company and its sister company are, and what this site is. */
const identity = (at: Address): Thing[] => [
  {
    '@type': 'Organization',
    ...company(at),
    name: site.company,
    alternateName: site.shortName,
    description: site.description,
    slogan: `${site.tagline.technology} ${site.tagline.human}`,
    url: at('/'),
    logo: {'@type': 'ImageObject', url: at('/icon-512-maskable.png'), width: '512', height: '512'},
    email: site.emails.general,
    telephone: site.phone.dial,
    address: postalAddress(site.address),
  },
  {
    '@type': 'Organization',
    ...partner(at),
    name: site.partner,
    description: `The sister company of ${site.company}, for behavioral services.`,
    email: site.emails.behavioral,
  },
  {
    '@type': 'WebSite',
    ...website(at),
    name: site.shortName,
    alternateName: site.company,
    url: at('/'),
    description: site.description,
    inLanguage,
    publisher: company(at),
  },
];

const listItems = (items: readonly object[]) =>
  items.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item}) as const);

function page({path, title, description, type = 'WebPage', parent, main}: PageFacts, at: Address) {
  const url = at(path);
  const isHome = url === at('/');
  const about = main?.(at);
  const isAboutCompany = type === 'AboutPage' || type === 'ContactPage';
  const mainEntity = about ? {'@id': about['@id']} : isAboutCompany && company(at);
  const breadcrumb = refer(at, path, 'breadcrumb');
  const steps = [{path: '/', title: 'Home'}, ...(parent ? [parent] : []), {path, title}];
  const itemListElement = listItems(steps.map((step) => ({name: step.title, item: at(step.path)})));
  return [
    {
      '@type': type,
      '@id': url,
      url,
      name: title,
      description,
      inLanguage,
      isPartOf: website(at),
      ...(!isHome && {breadcrumb}),
      ...(mainEntity && {mainEntity}),
    },
    ...(isHome ? [] : [{'@type': 'BreadcrumbList', ...breadcrumb, itemListElement}]),
    ...(about ? [about] : []),
  ] as Thing[];
}

/** A service, with those who deliver it. */
export const service = (
  {permalink, title: name, description, group}: ServiceCard,
  at: Address,
): Service => ({
  '@type': 'Service',
  ...refer(at, permalink, 'service'),
  url: at(permalink),
  name,
  description,
  provider: group === 'behavioral' ? [partner(at), company(at)] : company(at),
  ...(site.areaServed && {areaServed: site.areaServed}),
});

/** The list of the services. */
export const serviceList = (services: readonly ServiceCard[], at: Address): ItemList => ({
  '@type': 'ItemList',
  ...refer(at, '/services', 'list'),
  numberOfItems: services.length,
  itemListElement: listItems(
    services.map(({permalink, title}) => ({url: at(permalink), name: title})),
  ),
});

const posting = ({permalink, title, date}: ArticleCard, at: Address) =>
  ({
    '@type': 'BlogPosting',
    ...refer(at, permalink, 'article'),
    url: at(permalink),
    headline: title,
    datePublished: date,
  }) as const;

/** An article about some services, its social card for a picture. No persons are named: its author is the company. */
export const article = (
  article: ArticleCard,
  {about, image}: {about: readonly ServiceCard[]; image: string},
  at: Address,
): BlogPosting => ({
  ...posting(article, at),
  description: article.description,
  ...(article.updated && {dateModified: article.updated}),
  articleSection: article.category,
  timeRequired: `PT${article.readTime}M`,
  image,
  inLanguage,
  author: company(at),
  publisher: company(at),
  isPartOf: articleList(at),
  mainEntityOfPage: {'@id': at(article.permalink)},
  about: about.map(({permalink}) => refer(at, permalink, 'service')),
});

/** The list of the articles, by the words of its page. */
export const blog = (
  articles: readonly ArticleCard[],
  {title: name, description}: {title: string; description: string},
  at: Address,
): Blog => ({
  '@type': 'Blog',
  ...articleList(at),
  url: at('/insights'),
  name,
  description,
  inLanguage,
  publisher: company(at),
  blogPost: articles.map((item) => posting(item, at)),
});

/** The block of one page, or of one without an address of its own, such as the 404 page. */
export const graph = (at: Address, facts?: PageFacts): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...identity(at), ...(facts ? page(facts, at) : [])],
});
