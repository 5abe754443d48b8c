import {about} from './about';
import {contact} from './contact';
import {home} from './home';
import {industries} from './industries';
import {insights} from './insights';
import {notFound} from './notFound';
import {services} from './services';

/**
 * The site's own pages that have a social card, by the name of its drawing in `src/motif/cards.ts`.
 * The cards of services and articles come from their Markdown.
 */
export const pageCopies = {
  home,
  services,
  industries,
  about,
  insights,
  contact,
  'not-found': {title: notFound.heading, card: notFound.text},
};
