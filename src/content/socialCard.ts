/** What stands on a page's social card, the picture that link previews show. */
import {hash} from '../motif/seed';
import {categoryTone, coverStyle, type Tone} from './categories';
import type {ArticleCard, ServiceCard} from './types';

/** A page's heading: in one voice, or its first line as technology and its second as people. */
export type CardHeading = string | {technology: string; human: string};

export type SocialCard = {
  label: string;
  tone: Tone;
  heading: CardHeading;
  /** Which of the drawings in `src/motif/presets.ts` stands beside the words, and which variant of it. */
  drawing: {name: string; variant: number};
  figure?: string;
};

/** A drawing of a page for good. Each has three variants, enough for a thousand articles. */
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

/** What a card is made from: a page's copy; `card` is its heading, where that isn't the page's own. */
type PageCopy = {
  title: string;
  hero?: {heading?: CardHeading; [other: string]: unknown};
  card?: CardHeading;
};

/** The card of one of the site's own pages, with a drawing of `src/motif/presets.ts`. */
export const pageSocialCard = (name: string, {title, hero, card}: PageCopy): SocialCard => ({
  label: title,
  tone: 'both',
  heading: card ?? hero?.heading ?? title,
  drawing: {name, variant: 0},
});

/** The card of a page of which no more is known than its title; the site's name stands above it. */
export const titleSocialCard = (title: string, siteName: string): SocialCard =>
  pageSocialCard('services', {title: siteName, card: title});

export function cardText({label, heading}: SocialCard): string {
  const words = typeof heading === 'string' ? heading : `${heading.technology} ${heading.human}`;
  return label === words ? words : `${label}: ${words}`;
}

/** The file of a page's card, in the folder of the build: `cards/insights/ai-in-government.png`. */
export const cardFile = (route: string): string =>
  `cards${(route.replace(/\/$/, '') || '/index').replace(/\.html$/, '')}.png`;

/**
 * A card's address below the base URL. It changes with the words and with the `look` (`hashLook`): networks keep the
 * picture of an address for long.
 */
export const cardAddress = (route: string, look: string, card?: SocialCard): string =>
  `/${cardFile(route)}?v=${hash(look + JSON.stringify(card)).toString(36)}`;
