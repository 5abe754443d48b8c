import {usePluginData} from '@docusaurus/useGlobalData';
import type {ServiceCard} from './types';

export type {ArticleCard, ServiceCard, ServiceGroup} from './types';

/** All services, in the one order of the site. */
export function useServices(): ServiceCard[] {
  return (usePluginData('site-content') as {services: ServiceCard[]}).services;
}

/** How many related services a page names of its own line, and of the other one. */
const relatedCount = {own: 2, other: 1};

/**
 * The services to see after one: two of its own line and one of the other, those first that share
 * most industries with it. A service that is still coming isn't recommended.
 * @param service the service of the page
 * @param services all of them
 */
export function relatedServices(service: ServiceCard, services: ServiceCard[]): ServiceCard[] {
  const shared = ({industries}: ServiceCard) =>
    industries.filter((key) => service.industries.includes(key)).length;
  const ranked = services
    .filter(({slug, comingSoon}) => slug !== service.slug && !comingSoon)
    .sort((a, b) => shared(b) - shared(a));
  return [
    ...ranked.filter(({group}) => group === service.group).slice(0, relatedCount.own),
    ...ranked.filter(({group}) => group !== service.group).slice(0, relatedCount.other),
  ];
}

/**
 * The badge of a page that visitors don't see; only the dev server shows such pages.
 * @param page the card of a service or an article
 * @returns nothing for a published page
 */
export function unpublishedText(page: {
  draft?: boolean;
  unpublished?: 'draft' | 'scheduled';
  date?: string;
}): string | undefined {
  if (page.draft || page.unpublished === 'draft') return "Draft: visitors don't see this";
  return page.unpublished && page.date
    ? `Waiting until ${shortDay.format(new Date(page.date))}`
    : undefined;
}

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', {timeZone: 'UTC', ...options});
const shortDay = inWords({month: 'long', day: 'numeric'});
const longDay = inWords({dateStyle: 'long'});

/**
 * A day in the long form of American English. Computed in UTC, so that every reader sees the same day.
 * @param date `YYYY-MM-DD`
 * @returns `September 15, 2025`
 */
export const formatDate = (date: string): string => longDay.format(new Date(date));
