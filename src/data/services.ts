import {site} from '../site';

/** Copy of the services list, and the words that name the two service lines on every page. */
export const services = {
  title: 'Services',
  description:
    'Technology and behavioral services in one place: what each one covers, how the work runs and what you receive at the end.',
  hero: {
    heading: 'Services for systems and for people',
    intro:
      'Six technology services and five behavioral ones, of which one is still in preparation. Each page says what is covered, how the work runs and what you keep.',
  },
  groups: {
    technology: {
      name: 'Technology',
      label: 'Technology services',
      singular: 'Technology service',
      heading: 'Systems you can inspect',
      intro: `${site.company} delivers these services. Each engagement leaves you something to check: code, a test report, a design record or a support log.`,
    },
    behavioral: {
      name: 'Behavioral',
      label: `Behavioral services, in partnership with ${site.partner}`,
      singular: `Behavioral service, in partnership with ${site.partner}`,
      heading: 'Behavior, observed and measured',
      intro: `Our sister company, ${site.partner}, delivers these services with us. Where the law or a professional board requires a license or certification, the person doing that work holds it.`,
    },
  },
  invitation: {
    heading: 'Not sure which one you need?',
    text: 'Describe the situation in a few lines, and the behavioral team will suggest where to start. Please leave names and health details out of the email.',
    action: {label: 'Email the Behavioral Team', to: 'email:behavioral'},
  },
  closing: {
    heading: 'Start with the problem.',
    text: 'You do not have to know which service it belongs to. Tell us what is happening now and what should happen instead.',
    actions: [{label: 'Contact Us', to: '/contact'}],
  },
  /** The second action of every service page's closing band. */
  viewAll: {label: 'View All Services', to: '/services'},
  comingSoon: 'Coming Soon',
  /** Badge of the live server. */
  draft: 'Draft',
  contentsLabel: 'On this page',
  related: {services: 'Related services', articles: 'From Insights'},
} as const;
