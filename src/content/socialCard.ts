/**
 * What stands on a page's social card, the picture that link previews show. Pages name their card by
 * these functions, and the plugin that draws the cards uses the same ones: so both agree on its address.
 */
import {hash} from '../motif/seed';
import {categoryTone} from './categoryTone';
import type {ArticleCard, ServiceCard, ServiceGroup} from './types';

/** A page's heading: in one voice, or its first line as technology and its second as people. */
export type CardHeading = string | {technology: string; human: string};

/** A social card. */
export type SocialCard = {
  /** The page in the file's name. */
  name: string;
  /** What kind of page it is: the small words above the heading. */
  label: string;
  /** The label's shape. */
  tone: 'technology' | 'behavioral' | 'both';
  heading: CardHeading;
  /** Which of the motif's drawings stands beside the words (`src/motif/cards.ts`), and which variant. */
  drawing: {name: string; variant: number};
};

/** So many variants of a category's drawing there are: each is computed once, whatever the number of articles. */
const variants = 3;

/** The variant of a drawing that a page has for good. */
const variantOf = (slug: string): number => hash(slug) % variants;

/** The card of an article. */
export function articleSocialCard({
  slug,
  title,
  category,
}: Pick<ArticleCard, 'slug' | 'title' | 'category'>): SocialCard {
  return {
    name: `insights-${slug}`,
    label: category,
    tone: categoryTone(category),
    heading: title,
    drawing: {name: category, variant: variantOf(slug)},
  };
}

/** What a service's card calls it; the page adds who delivers it. */
const serviceLabels: Record<ServiceGroup, string> = {
  technology: 'Technology service',
  behavioral: 'Behavioral service',
};

/** The card of a service. */
export function serviceSocialCard({
  slug,
  title,
  group,
}: Pick<ServiceCard, 'slug' | 'title' | 'group'>): SocialCard {
  return {
    name: `services-${slug}`,
    label: serviceLabels[group],
    tone: group,
    heading: title,
    drawing: {name: `service-${group}`, variant: variantOf(slug)},
  };
}

/** The copy of one of the site's own pages, as far as its card shows it. */
type PageCopy = {
  /** The page's name. */
  title: string;
  hero?: {heading?: CardHeading; [other: string]: unknown};
  /** The card's heading, where it is not the page's own. */
  card?: CardHeading;
};

/**
 * The card of one of the site's own pages.
 * @param name its name in `src/data/socialCards.ts`
 * @param copy its copy
 */
export function pageSocialCard(name: string, {title, hero, card}: PageCopy): SocialCard {
  return {
    name,
    label: title,
    tone: 'both',
    heading: card ?? hero?.heading ?? title,
    drawing: {name, variant: 0},
  };
}

/** A card's words as one sentence, for those who do not see it. */
export function cardText({label, heading}: SocialCard): string {
  const words = typeof heading === 'string' ? heading : `${heading.technology} ${heading.human}`;
  return label === words ? words : `${label}: ${words}`;
}

/**
 * Path of a card's picture, without the base URL. It holds a hash of all that is on the card, because
 * networks keep the picture of an address for ever.
 * @param version what the plugin calls the present state of fonts, colors and drawing code
 */
export function cardPath(card: SocialCard, version: string): string {
  return `/cards/${card.name}-${hash(JSON.stringify([card, version])).toString(36)}.png`;
}
