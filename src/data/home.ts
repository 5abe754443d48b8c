import {site} from '../site';
import {noEndorsement} from './industries';

/** Copy of the home page. */
export const home = {
  title: 'Technology and behavioral services',
  description: `AI, cloud, cybersecurity and government technology, with behavioral services from ${site.partner}. Every engagement ends in something you can check.`,
  /** The heading on its social card. */
  card: site.tagline,
  hero: {
    intro: `We build AI, cloud and security systems for agencies, aerospace firms, healthcare providers and enterprises. Our partner, ${site.partner}, brings behavior analysts who work with people on the job, at school and at home.`,
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
      'A system has to pass its tests and still work for the person on shift. Engineers check the first; behavior analysts check the second.',
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
        text: `${site.partner}'s analysts set written goals with the person, measure a baseline and graph what changes. With our engineers, they design the tools clinics and families use to collect that data. They'll also tell you what the data can't show.`,
        action: {label: 'See behavioral services', to: '/services#behavioral'},
      },
    ],
  },
  why: {
    heading: `Why Choose ${site.shortName}`,
    intro: "You shouldn't have to take our word for it. Here's what to ask us for.",
    action: {label: `About ${site.shortName}`, to: '/about'},
    items: [
      {
        label: 'Proven expertise',
        text: "Ask who'd do your work. Before you sign, you'll get their names, what they've done and how to verify their credentials. You can look up a certified behavior analyst yourself at bacb.com.",
      },
      {
        label: 'Integrated solutions',
        text: 'Say an alarm sounds sixty times a shift. An engineer can change when it fires; an analyst can count how often anyone acts on it. Then you can fix the software, the procedure or both.',
      },
      {
        label: 'Human-centered',
        text: "The people who'll use a system try it early, and we watch where they hesitate. Ask for the test log: it lists what we saw, what we changed and which runs failed.",
      },
    ],
  },
  insights: {
    heading: 'Newest insights',
    action: {label: 'All insights', to: '/insights'},
  },
  closing: {
    heading: 'What do you need to get working?',
    text: "Call or write with the problem and your deadline. You'll hear which of our services fits, or that none does.",
    actions: [
      {label: 'Contact Us', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
  },
} as const;
