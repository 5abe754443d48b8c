import {usePluginData} from '@docusaurus/useGlobalData';
import {formatShort} from './days';
import type {ServiceCard} from './types';

export {formatDate, formatMonth} from './days';
export type {ArticleCard, ServiceCard, ServiceGroup} from './types';

export const useServices = (): ServiceCard[] =>
  (usePluginData('site-content') as {services: ServiceCard[]}).services;

/** The services related to one: those it names, else two of its line and one of the other, by shared industries. */
export function relatedServices(
  service: ServiceCard,
  services: ServiceCard[],
  named?: readonly string[],
): ServiceCard[] {
  if (named) return named.flatMap((slug) => services.find((other) => other.slug === slug) ?? []);
  const shared = ({industries}: ServiceCard) =>
    industries.filter((key) => service.industries.includes(key)).length;
  const ranked = services
    .filter(({slug, comingSoon}) => slug !== service.slug && !comingSoon)
    .sort((a, b) => shared(b) - shared(a));
  return [
    ...ranked.filter(({group}) => group === service.group).slice(0, 2),
    ...ranked.filter(({group}) => group !== service.group).slice(0, 1),
  ];
}

/** The dev server's badge for a page that visitors can't see yet; undefined for a published page. */
export function unpublishedText(card: {draft?: boolean; unpublished?: string; date?: string}) {
  if (card.draft || card.unpublished === 'draft') return "Draft: visitors don't see this";
  return card.unpublished ? `Waiting until ${formatShort(card.date ?? '')}` : undefined;
}
