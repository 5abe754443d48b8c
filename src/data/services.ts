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
    'Technology and behavioral services in one place: what each one covers, how the work runs, what you keep and what we need from you.',
  hero: {
    heading: 'Services for systems and for people',
    intro:
      "You can hire us for one service or several. Each page shows what the service covers, how long the work usually takes, what you keep and what we'd need from you, including the facts a price depends on.",
  },
  /** The finder above the cards. `to` is the name of a service's file in `docs/`, without folder and ending. */
  finder: {
    heading: 'I need to',
    items: [
      {need: 'know whether an AI system is good enough to use', to: 'ai-data-systems'},
      {need: 'build an application, or move one', to: 'cloud-development'},
      {need: 'get ready for a security assessment', to: 'cybersecurity'},
      {need: 'have someone answer when it breaks', to: 'technical-support'},
      {need: 'measure workload and stress on a team', to: 'stress-testing'},
      {need: 'get behavior analysis for a child or an adult', to: 'applied-behavior'},
    ],
  },
  groups: {
    technology: {
      name: 'Technology',
      label: 'Technology services',
      singular: 'Technology service',
      heading: 'Systems you can inspect',
      intro: `${site.company} delivers these services. When the work is done, you keep something you can check: code, a test report, a design record or a support log.`,
    },
    behavioral: {
      name: 'Behavioral',
      label: `Behavioral services, in partnership with ${site.partner}`,
      singular: `In partnership with ${site.partner}`,
      heading: 'Work with people, observed and measured',
      intro: `Our sister company, ${site.partner}, delivers these services in partnership with us. Stress testing, mind-body consulting and herbal programs aren't applied behavior analysis. The Behavior Analyst Certification Board's ethics code requires this statement beside those three: “${notBehavioral}”`,
    },
  },
  invitation: {
    heading: 'Not sure which one you need?',
    text: "In a few lines, tell the behavioral team what's going on, and they'll suggest where to start. Please leave names and health details out of your email.",
    actions: [{label: 'Email the Behavioral Team', to: 'email:behavioral'}],
  },
  closing: {
    heading: "What isn't working?",
    text: "You don't have to know which service you need. A few lines on what's happening now and what should happen instead are enough to start.",
    actions: [{label: 'Contact Us', to: '/contact'}],
  },
  /** Below the behavioral services' names in the footer, and so on every page that lists some of them. */
  notBehavioralNote: `Stress testing, mind-body and herbal services: “${notBehavioral}”`,
  /** The second action of every service page's closing band. */
  viewAll: {label: 'View All Services', to: '/services'},
  terms: {duration: 'Typical duration', price: 'Price model'},
  comingSoon: 'Coming Soon',
  contentsLabel: 'On this page',
  related: {services: 'Related services', articles: 'From Insights'},
} as const;
