import {site} from '../site';
import {noEndorsement} from './industries';

/** Copy of the home page. */
export const home = {
  title: 'Technology and behavioral services',
  description: `AI, cloud, cybersecurity and government technology, with behavioral services from ${site.partner}. Every engagement ends in something you can check.`,
  /** The heading on its social card. */
  card: site.tagline,
  hero: {
    intro: `We build AI, cloud and security systems, and you get what your reviewers ask for: test results, design records and security evidence. Our sister company, ${site.partner}, provides applied behavior analysis.`,
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
    intro: `A system can pass every test and still slow down the people who use it. On a joint project, our engineers test the system while ${site.partner}’s analysts observe how people use it at work.`,
    items: [
      {
        tone: 'technology',
        label: 'Technology',
        title: 'Advanced technology and government tech',
        text: 'If an AI system can’t beat the way you work now, we’ll tell you. Before a security assessment, we help you close the gaps and organize the evidence. A cloud application comes with the files you need to rebuild it from a backup. We also build prototypes, for program offices and for small firms in government research programs. Operators try each one before anyone buys more.',
        action: {label: 'See technology services', to: '/services#technology'},
      },
      {
        tone: 'behavioral',
        label: 'Behavioral',
        title: `Behavioral innovation, with ${site.partner}`,
        text: `${site.partner}’s analysts set written goals with each client, measure a baseline and graph the change. If you’re looking for ABA for yourself or a family member, start with their page on applied behavior analysis. With our engineers, they design the tools clinics and families use to collect that data.`,
        action: {label: 'See behavioral services', to: '/services#behavioral'},
      },
    ],
  },
  why: {
    heading: `Why Choose ${site.shortName}`,
    intro: 'Three reasons, and a sample page from the kind of report you’d get.',
    action: {label: `About ${site.shortName}`, to: '/about'},
    items: [
      {
        label: 'Proven expertise',
        text: 'Your proposal names the people for the job, what they’ve done and how to verify their credentials. You can look up a certified behavior analyst at bacb.com.',
      },
      {
        label: 'Integrated solutions',
        text: 'Say an alarm sounds 60 times a shift. An analyst counts how often anyone acts on it, an engineer changes when it fires, and you decide whether the procedure has to change too.',
      },
      {
        label: 'Human-centered',
        text: 'Your own staff or customers try the system early, and we note where they hesitate. You keep the log of what we saw and what we changed.',
      },
    ],
  },
  insights: {
    heading: 'Newest insights',
    action: {label: 'All insights', to: '/insights'},
  },
  closing: {
    heading: 'Tell us the problem and the deadline',
    text: 'Call or email us. We’ll tell you which service fits, or that none of ours does.',
    actions: [
      {label: 'Contact Us', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
  },
} as const;
