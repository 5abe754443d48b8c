import {site} from '../site';
import {noEndorsement} from './industries';

/** Copy of the home page. */
export const home = {
  title: 'Technology and behavioral services',
  description: `AI, cloud, cybersecurity and government technology, with behavioral services from ${site.partner}. Every engagement ends in something you can check.`,
  /** The heading on its social card. */
  card: site.tagline,
  hero: {
    intro: `We build AI, cloud and security systems for agencies, aerospace firms, healthcare providers and enterprises. ${site.partner}, our partner in behavioral services, adds behavior analysts who work with people on the job, at school and at home.`,
    actions: [
      {label: 'Get Started', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
    servicesLabel: 'Each point is a service',
    /** The line at the hero's foot; the industries follow by name. */
    audienceLabel: 'For teams in',
    audienceNote: noEndorsement,
  },
  approach: {
    heading: 'Integrated Approach',
    intro:
      'A system can pass every test and still slow down the people who use it. Our engineers run the tests, and behavior analysts watch how people use the system at work.',
    items: [
      {
        tone: 'technology',
        label: 'Technology',
        title: 'Advanced technology and government tech',
        text: 'We build AI and data systems, cloud applications and secure integrations, and we take government research from proposal to prototype. You get working software, plus what your reviewers ask for: test results, design records and security evidence.',
        action: {label: 'See technology services', to: '/services#technology'},
      },
      {
        tone: 'behavioral',
        label: 'Behavioral',
        title: `Behavioral innovation, with ${site.partner}`,
        text: `${site.partner}'s analysts set written goals with the person, measure a baseline and graph what changes. With our engineers, they design the tools clinics and families use to collect that data. Each report says what the data can't show.`,
        action: {label: 'See behavioral services', to: '/services#behavioral'},
      },
    ],
  },
  why: {
    heading: `Why Choose ${site.shortName}`,
    intro: "For each of these, there's something you can check.",
    action: {label: `About ${site.shortName}`, to: '/about'},
    items: [
      {
        label: 'Proven expertise',
        text: "Before you sign, you'll get the names of the people who'd do your work, what they've done and how to verify their credentials. Certified behavior analysts are listed at bacb.com.",
      },
      {
        label: 'Integrated solutions',
        text: 'Say an alarm sounds sixty times a shift. An analyst counts how often anyone acts on it, an engineer changes when it fires, and you decide whether the procedure has to change too.',
      },
      {
        label: 'Human-centered',
        text: "The people who'll use a system try it early, and we watch where they hesitate. You keep the test log, which lists what we saw, what we changed and which runs failed.",
      },
    ],
  },
  insights: {
    heading: 'Newest insights',
    action: {label: 'All insights', to: '/insights'},
  },
  closing: {
    heading: 'What do you need to get working?',
    text: "Call or write with the problem and your deadline. We'll say which of our services fits, or that none does.",
    actions: [
      {label: 'Contact Us', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
  },
} as const;
