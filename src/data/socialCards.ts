import {about} from './about';
import {contact} from './contact';
import {home} from './home';
import {industries} from './industries';
import {insights} from './insights';
import {notFound} from './notFound';
import {services} from './services';

/**
 * The site's own pages with a drawing of their own on their social card, by route. The cards of
 * services and articles come from their Markdown; any other page's card shows its title.
 */
export const pageCopies = {
  '/': {drawing: 'home', copy: home},
  '/services': {drawing: 'services', copy: services},
  '/industries': {drawing: 'industries', copy: industries},
  '/about': {drawing: 'about', copy: about},
  '/insights': {drawing: 'insights', copy: insights},
  '/contact': {drawing: 'contact', copy: contact},
  '/404.html': {drawing: 'not-found', copy: {title: notFound.heading, card: notFound.text}},
};
