import type {Blog, BlogPosting, BreadcrumbList, ItemList, Service, Thing} from 'schema-dts';
import type {ArticleCard, ServiceCard} from '../content/types';
import {site} from '../site';
import {idOf, refer, type Address} from './site';

/** The types that a page of the site can have of its own. */
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** A page as it describes itself. */
export type PageFacts = {
  /** Its path, without or with the base URL. */
  path: string;
  title: string;
  description: string;
  /** Default: `WebPage`. */
  type?: PageType;
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
