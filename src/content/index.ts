import {usePluginData} from '@docusaurus/useGlobalData';
import type {ServiceCard} from './types';

export type {ArticleCard, ServiceCard, ServiceGroup} from './types';

/** All services, in the one order of the site. */
export function useServices(): ServiceCard[] {
  return (usePluginData('site-content') as {services: ServiceCard[]}).services;
}

/** How many related services a page names. */
const relatedCount = 3;

/**
 * The services to see after one: those that share most industries with it, in the site's order.
 * @param service the service of the page
 * @param services all of them
 */
export function relatedServices(service: ServiceCard, services: ServiceCard[]): ServiceCard[] {
  const shared = ({industries}: ServiceCard) => industries.filter((key) => service.industries.includes(key)).length;
  return services
    .filter(({slug, comingSoon}) => slug !== service.slug && !comingSoon)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, relatedCount);
}

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * A day in the long form of American English. Computed in UTC, so that every reader sees the same day.
 * @param date `YYYY-MM-DD`
 * @returns `September 15, 2025`
 */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}
