import {site} from '../site';

/**
 * The words that standard 5.06 of the BACB's ethics code asks for beside the names of services that are
 * not behavior analysis: mind-body, herbal and stress services. They stand as the code has them.
 */
export const notBehavioral =
  'These interventions are not behavioral in nature and are not covered by my BACB certification.';

/** Copy of the services list, and the words that name the two service lines on every page. */
export const services = {
  /** The service whose page shows the clinical facts of `src/company.ts`, by its file's name. */
  clinicalService: 'applied-behavior',
  title: 'Services',
  description:
    "Technology and behavioral services in one place: who each one is for, how the work runs and what you'll have at the end.",
  hero: {
    heading: 'Services for systems and for people',
    intro:
      "You can hire us for one service or several. On each page you'll find who it's for, how the work runs and what you'll have at the end.",
  },
  groups: {
    technology: {
      name: 'Technology',
      label: 'Technology services',
      singular: 'Technology service',
      heading: 'Systems you can inspect',
      intro: `${site.company} delivers these services. Each one leaves you something to check: code, a test report, a design record or a support log.`,
    },
    behavioral: {
      name: 'Behavioral',
      label: `Behavioral services, in partnership with ${site.partner}`,
      singular: `Behavioral service, in partnership with ${site.partner}`,
      heading: 'Behavior, observed and measured',
      intro: `${site.partner}, our sister company, delivers these services with us. Some are applied behavior analysis; stress testing, mind-body consulting and herbal programs aren't. About those three, a certified behavior analyst has to tell you: “${notBehavioral}”`,
    },
  },
  invitation: {
    heading: 'Not sure which one you need?',
    text: "Tell the behavioral team what's going on in a few lines, and they'll suggest where to start. Leave names and health details out of your email.",
    action: {label: 'Email the Behavioral Team', to: 'email:behavioral'},
  },
  closing: {
    heading: "What isn't working?",
    text: "You don't have to know which service you need. Tell us what's happening now and what should happen instead.",
    actions: [{label: 'Contact Us', to: '/contact'}],
  },
  /** The second action of every service page's closing band. */
  viewAll: {label: 'View All Services', to: '/services'},
  comingSoon: 'Coming Soon',
  contentsLabel: 'On this page',
  related: {services: 'Related services', articles: 'From Insights'},
} as const;
