import {site} from '../site';

/**
 * The words that standard 5.06 of the BACB's ethics code asks for beside the names of services that are
 * not behavior analysis: mind-body, herbal and stress services. They stand as the code has them.
 */
export const notBehavioral =
  'These interventions are not behavioral in nature and are not covered by my BACB certification.';

/** What the word means in them, beside services that have it in their names. */
export const behavioralMeans =
  'In that statement, “behavioral” means behavior analysis. In the names of our services, it means what people do.';

/** Copy of the services list, and the words that name the two service lines on every page. */
export const services = {
  /** The service whose page shows the clinical facts of `src/site/company.yml`, by its file's name. */
  clinicalService: 'applied-behavior',
  title: 'Services',
  card: 'Services for systems and for people',
  description:
    'Technology and behavioral services in one place: what each one covers, how the work runs, what you keep and what we’d need from you.',
  hero: {
    heading: 'Services',
    intro:
      'Start with what you need to do. The page for each open service then tells you what the work covers, how long to plan for, what you get and what we need from you.',
  },
  /** The finder above the cards. `to` is the name of a service's file in `docs/`, without folder and ending. */
  finder: {
    heading: 'I need to',
    items: [
      {need: 'know whether an AI system is good enough to use', to: 'ai-data-systems'},
      {need: 'build an application, or move one to the cloud', to: 'cloud-development'},
      {need: 'get ready for a security assessment', to: 'cybersecurity'},
      {need: 'have someone answer when a system breaks', to: 'technical-support'},
      {need: 'find behavior analysis for a child or an adult', to: 'applied-behavior'},
      {need: 'measure workload and stress on a team', to: 'stress-testing'},
    ],
  },
  groups: {
    technology: {
      name: 'Technology',
      label: 'Technology services',
      singular: 'Technology service',
      heading: 'Build, secure and support your systems',
      intro: `${site.company} delivers these services. When the work is done, you have the code, test reports, design records and support logs, in a form another firm can check and take over. The contract states who owns the code and what rights you get.`,
    },
    behavioral: {
      name: 'Behavioral',
      label: `In partnership with ${site.partner}`,
      singular: `In partnership with ${site.partner}`,
      heading: 'Behavior analysis, workload and well-being',
      intro: `Our sister company, ${site.partner}, delivers these services. One is shared: in Tech-Enabled Behavioral Systems, our engineers write the software, and your proposal says which company signs the contract.`,
      note: `Stress testing, mind-body consulting and herbal programs aren’t applied behavior analysis. For those three, the certification board (BACB) requires ${site.partner}’s analysts to state: “${notBehavioral}” ${behavioralMeans}`,
    },
  },
  invitation: {
    heading: 'Ask the behavioral team',
    text: 'Tell them whether you need help with a person, a team or a product, and they’ll suggest where to start. Leave names and health details out of your email.',
    actions: [{label: 'Email the Behavioral Team', to: 'email:behavioral'}],
  },
  closing: {
    heading: 'Not sure which service you need?',
    text: 'Tell us what happens now and what should happen instead, and we’ll suggest one.',
    actions: [{label: 'Contact Us', to: '/contact'}],
  },
  /** Below the behavioral services' names in the footer, and so on every page that lists some of them. */
  notBehavioralNote: `Stress testing, mind-body and herbal services: “${notBehavioral}”`,
  /** The second action of every service page's closing band. */
  viewAll: {label: 'View All Services', to: '/services'},
  terms: {duration: 'How long to plan for', price: 'Price model'},
  comingSoon: 'Coming Soon',
  contentsLabel: 'On this page',
  related: {services: 'Related services', articles: 'From Insights'},
} as const;
