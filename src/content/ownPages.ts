import '../yaml.cjs';
import about from '../pages/_about.yml';
import contact from '../pages/_contact.yml';
import home from '../pages/_home.yml';
import industries from '../pages/_industries.yml';
import insights from '../pages/_insights.yml';
import notFound from '../pages/_404.yml';
import services from '../pages/_services.yml';
import {site} from '../site';
import {fill} from '../site/fill';
import shared from '../site/words.yml';

/** The text of the site's own pages, and text they share (`shared`). A page imports only its own file. */
export const words = fill({home, services, industries, about, insights, contact, notFound, shared});

/** The site's own pages by route: their text, and the drawing on their social card. */
export const ownPages = {
  '/': {copy: {...words.home, card: site.tagline}, drawing: 'home'},
  '/services': {copy: words.services, drawing: 'services'},
  '/industries': {copy: words.industries, drawing: 'industries'},
  '/about': {copy: words.about, drawing: 'about'},
  '/insights': {copy: words.insights, drawing: 'insights'},
  '/contact': {copy: words.contact, drawing: 'contact'},
  '/404.html': {
    copy: {title: words.notFound.heading, card: words.notFound.text},
    drawing: 'not-found',
  },
};
