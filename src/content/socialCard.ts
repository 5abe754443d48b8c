/** The content of a page's social card, the picture that link previews show. */
import {hash} from '../motif/seed';
import {categoryTone, coverStyle, type Tone} from './categories';
import type {ArticleCard, ServiceCard} from './types';

/** A page's heading: in one typeface, or with a line each for technology and people. */
export type CardHeading = string | {technology: string; human: string};

export type SocialCard = {
  label: string;
  tone: Tone;
  heading: CardHeading;
  /** The drawing beside the text, from `src/motif/presets.ts`, and its variant. */
  drawing: {name: string; variant: number};
  figure?: string;
};

/** Picks one of three variants by slug, so that a page always keeps its drawing. */
const drawing = (name: string, slug: string) => ({name, variant: hash(slug) % 3});

export const articleSocialCard = (
  card: Pick<ArticleCard, 'slug' | 'title' | 'category' | 'coverFigure'>,
): SocialCard => ({
  label: card.category,
  tone: categoryTone(card.category),
  heading: card.title,
  drawing: drawing(coverStyle(card.category), card.slug),
  ...(card.coverFigure && {figure: card.coverFigure}),
});

export const serviceSocialCard = (
  card: Pick<ServiceCard, 'slug' | 'title' | 'group'>,
): SocialCard => ({
  label: card.group === 'technology' ? 'Technology service' : 'Behavioral service',
  tone: card.group,
  heading: card.title,
  drawing: drawing(`service-${card.group}`, card.slug),
});

/** The page copy that a card is made from. `card` replaces the page's own heading. */
type PageCopy = {
  title: string;
  hero?: {heading?: CardHeading; [other: string]: unknown};
  card?: CardHeading;
};

/** The card of one of the site's own pages, with a drawing from `src/motif/presets.ts`. */
export const pageSocialCard = (name: string, {title, hero, card}: PageCopy): SocialCard => ({
  label: title,
  tone: 'both',
  heading: card ?? hero?.heading ?? title,
  drawing: {name, variant: 0},
});

/** The card of a page with nothing but a title, shown below the site's name. */
export const titleSocialCard = (title: string, siteName: string): SocialCard =>
  pageSocialCard('services', {title: siteName, card: title});

export function cardText({label, heading}: SocialCard): string {
  const words = typeof heading === 'string' ? heading : `${heading.technology} ${heading.human}`;
  return label === words ? words : `${label}: ${words}`;
}

/** The file of a page's card, relative to the build folder: `cards/insights/ai-in-government.png`. */
export const cardFile = (route: string): string =>
  `cards${(route.replace(/\/$/, '') || '/index').replace(/\.html$/, '')}.png`;

/**
 * A card's URL below the base URL. It changes with the text and with `look` (from `hashLook`), because social networks
 * cache pictures by URL.
 */
export const cardAddress = (route: string, look: string, card?: SocialCard): string =>
  `/${cardFile(route)}?v=${hash(look + JSON.stringify(card)).toString(36)}`;
