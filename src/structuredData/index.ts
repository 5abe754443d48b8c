/**
 * What search engines are told about the site in schema.org's words. Pure functions: what the site
 * itself states goes in (src/site.ts, front matter, the pages' copy), typed objects come out. Every
 * page's block holds the company, its partner and the site, so that what it refers to is in it.
 */
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  PostalAddress,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import type {ArticleCard, ServiceCard} from '../content/types';
import {site} from '../site';

/** Gives a page's or file's whole canonical address, from its path without or with the base URL. */
export type Address = (path: string) => string;

/** Names by which the blocks of all pages refer to the same thing. */
export const idOf = {
  organization: (at: Address) => `${at('/')}#organization`,
  partner: (at: Address) => `${at('/')}#partner`,
  website: (at: Address) => `${at('/')}#website`,
  blog: (at: Address) => `${at('/insights')}#blog`,
  service: (at: Address, permalink: string) => `${at(permalink)}#service`,
  article: (at: Address, permalink: string) => `${at(permalink)}#article`,
  breadcrumb: (address: string) => `${address}#breadcrumb`,
};

/** Refers to something described elsewhere. */
const refer = (id: string): {'@id': string} => ({'@id': id});

/**
 * The mailing address in its parts where it is written as in the United States, and otherwise as the
 * text it is: a part that was guessed would be worse than none.
 * @param lines as they stand on an envelope
 */
export function postalAddress(lines: readonly string[]): PostalAddress | string {
  const [, place, state, code] =
    /^(.+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(lines.at(-1) ?? '') ?? [];
  const street = lines.slice(0, -1).join(', ');
  const box = /^P\.? ?O\.? Box (\S+)$/i.exec(street)?.[1];
  if (!place || !state || !code) return lines.join(', ');
  return {
    '@type': 'PostalAddress',
    ...(box ? {postOfficeBoxNumber: box} : {streetAddress: street}),
    addressLocality: place,
    addressRegion: state,
    postalCode: code,
    addressCountry: 'US',
  };
}

/** What every page says of the company. */
const organization = (at: Address) =>
  ({
    '@type': 'Organization',
    '@id': idOf.organization(at),
    name: site.company,
    url: at('/'),
    logo: {'@type': 'ImageObject', url: at('/icon-512-maskable.png'), width: '512', height: '512'},
  }) as const satisfies Organization;

/** All there is to say of the company, for the pages that are about it. */
const wholeOrganization = (at: Address): Organization => ({
  ...organization(at),
  alternateName: site.shortName,
  description: site.description,
  slogan: `${site.tagline.technology} ${site.tagline.human}`,
  email: site.emails.general,
  telephone: site.phone.dial,
  address: postalAddress(site.address),
});

/** The sister company that delivers the behavioral services. */
const partner = (at: Address): Organization => ({
  '@type': 'Organization',
  '@id': idOf.partner(at),
  name: site.partner,
  description: `The sister behavioral company of ${site.company}.`,
  email: site.emails.behavioral,
});

/** The site as a whole. */
const website = (at: Address): WebSite => ({
  '@type': 'WebSite',
  '@id': idOf.website(at),
  name: site.shortName,
  alternateName: site.company,
  url: at('/'),
  description: site.description,
  inLanguage: 'en-US',
  publisher: refer(idOf.organization(at)),
});

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
  /** What it is mainly about, as the `@id` of its description. */
  mainEntity?: string;
};

/** The way from the home page to a page. */
function breadcrumbs({path, title, parent}: PageFacts, at: Address): BreadcrumbList {
  const steps = [{path: '/', title: 'Home'}, ...(parent ? [parent] : []), {path, title}];
  return {
    '@type': 'BreadcrumbList',
    '@id': idOf.breadcrumb(at(path)),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: at(step.path),
    })),
  };
}

/** A page, with its breadcrumbs unless it is the home page. */
export function page(facts: PageFacts, at: Address): Thing[] {
  const {path, title, description, type = 'WebPage', mainEntity} = facts;
  const address = at(path);
  const isHome = address === at('/');
  return [
    {
      '@type': type,
      '@id': address,
      url: address,
      name: title,
      description,
      inLanguage: 'en-US',
      isPartOf: refer(idOf.website(at)),
      ...(!isHome && {breadcrumb: refer(idOf.breadcrumb(address))}),
      ...(mainEntity && {mainEntity: refer(mainEntity)}),
    },
    ...(isHome ? [] : [breadcrumbs(facts, at)]),
  ];
}

/** A service, with those who deliver it. */
export function service({permalink, title, description, group}: ServiceCard, at: Address): Service {
  const company = refer(idOf.organization(at));
  return {
    '@type': 'Service',
    '@id': idOf.service(at, permalink),
    url: at(permalink),
    name: title,
    description,
    provider: group === 'behavioral' ? [refer(idOf.partner(at)), company] : company,
    ...(site.areaServed && {areaServed: site.areaServed}),
  };
}

/** The list of the services. */
export function serviceList(services: readonly ServiceCard[], at: Address): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${at('/services')}#list`,
    numberOfItems: services.length,
    itemListElement: services.map(({permalink, title}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: at(permalink),
      name: title,
    })),
  };
}

/** What an article's list and its own page both say of it. */
const posting = ({permalink, title, date}: ArticleCard, at: Address) =>
  ({
    '@type': 'BlogPosting',
    '@id': idOf.article(at, permalink),
    url: at(permalink),
    headline: title,
    datePublished: date,
  }) as const;

/**
 * An article. The site names no persons: its author is the company, which also publishes it.
 * @param article the article
 * @param about the services it concerns
 * @param image whole address of its social card
 */
export function article(
  article: ArticleCard,
  {about, image}: {about: readonly ServiceCard[]; image: string},
  at: Address,
): BlogPosting {
  const company = refer(idOf.organization(at));
  return {
    ...posting(article, at),
    description: article.description,
    ...(article.updated && {dateModified: article.updated}),
    articleSection: article.category,
    timeRequired: `PT${article.readTime}M`,
    image,
    inLanguage: 'en-US',
    author: company,
    publisher: company,
    isPartOf: refer(idOf.blog(at)),
    mainEntityOfPage: refer(at(article.permalink)),
    about: about.map(({permalink}) => refer(idOf.service(at, permalink))),
  };
}

/** The list of the articles. */
export function blog(
  articles: readonly ArticleCard[],
  {title, description}: PageFacts,
  at: Address,
): Blog {
  return {
    '@type': 'Blog',
    '@id': idOf.blog(at),
    url: at('/insights'),
    name: title,
    description,
    inLanguage: 'en-US',
    publisher: refer(idOf.organization(at)),
    blogPost: articles.map((item) => posting(item, at)),
  };
}

/**
 * The block of one page.
 * @param things what the page describes beside the company and the site
 * @param at gives whole addresses
 * @param isAboutCompany whether it says of the company all there is to say
 */
export function graph(things: readonly Thing[], at: Address, isAboutCompany = false): Graph {
  const company = isAboutCompany ? wholeOrganization(at) : organization(at);
  return {
    '@context': 'https://schema.org',
    '@graph': [company, partner(at), website(at), ...things],
  };
}

/**
 * Writes a block so that it can stand in a page: no text in it can end the script element it stands in.
 * @param block what `graph` made
 */
export function serialize(block: Graph): string {
  return JSON.stringify(block).replace(/</g, '\\u003c');
}
