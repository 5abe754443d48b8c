import type {PageCopy} from '../content/socialCard';
import {about} from './about';
import {contact} from './contact';
import {home} from './home';
import {industries} from './industries';
import {insights} from './insights';
import {notFound} from './notFound';
import {services} from './services';

/**
 * The site's own pages, by route: their copy, the drawing on their social card, what they are called where not
 * by their title, and other words visitors search for them by, never shown. Pages in Markdown say so themselves.
 */
export const ownPages: Record<
  string,
  {copy: PageCopy; drawing: string; name?: string; terms?: string}
> = {
  '/': {
    copy: home,
    drawing: 'home',
    name: 'Home',
    terms: 'start page, main page, homepage',
  },
  '/services': {
    copy: services,
    drawing: 'services',
    terms: 'what do you do, offerings, solutions, capabilities, service list, all services',
  },
  '/industries': {
    copy: industries,
    drawing: 'industries',
    terms: 'sectors, markets, customers, clients, who we serve, who do you work with',
  },
  '/about': {
    copy: about,
    drawing: 'about',
    terms:
      'company, our mission, mission, company values, values, who we are, who are you, team, ' +
      'leadership, history, about us, about the company, partner, accessibility, ' +
      'capability statement',
  },
  '/insights': {
    copy: insights,
    drawing: 'insights',
    terms: 'blog, articles, news, newsletter, subscribe, publications, rss, feed',
  },
  '/contact': {
    copy: contact,
    drawing: 'contact',
    terms:
      'email, phone, phone number, telephone, call, talk to someone, address, location, ' +
      'where are you located, office hours, opening hours, consultation, appointment, ' +
      'book a meeting, message, quote, pricing, price, cost, how much does it cost, hire, sales, ' +
      'start a project, contact us, get in touch, privacy, cookies',
  },
  '/404.html': {
    copy: {title: notFound.heading, card: notFound.text},
    drawing: 'not-found',
  },
};
