import {site} from '../site';

/** Copy of the home page. */
export const home = {
  title: 'Technology and behavioral services',
  description:
    'AI, cloud, cybersecurity and government technology, with behavior analysis and stress assessment delivered by a sister behavioral company.',
  /** The heading on its social card. */
  card: site.tagline,
  hero: {
    intro: `We engineer AI, cloud and security systems for agencies, aerospace firms, healthcare providers and enterprises. Our sister company, ${site.partner}, assesses and supports people at work, at school and at home.`,
    actions: [
      {label: 'Get Started', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
    /** The line at the hero's foot; the industries follow by name. */
    audienceLabel: 'Built for',
  },
  approach: {
    heading: 'Integrated Approach',
    intro:
      'A system has to work for the people on shift as well as on the test bench, so engineers and behavior analysts can review the same plan.',
    items: [
      {
        tone: 'technology',
        label: 'Technology',
        title: 'Advanced technology and government tech',
        text: 'We build AI and data systems, cloud applications and secure integrations, and take government research from proposal to prototype. Each delivery is working software, with the test results, design records and security evidence your reviewers need.',
        action: {label: 'See technology services', to: '/services#technology'},
      },
      {
        tone: 'behavioral',
        label: 'Behavioral',
        title: `Behavioral innovation, with ${site.partner}`,
        text: 'Applied behavior analysis, stress assessments and mind-body consulting, with tools for clinics and families built beside our engineers. The work rests on written goals and measured baselines, and reports say what the data cannot show.',
        action: {label: 'See behavioral services', to: '/services#behavioral'},
      },
    ],
  },
  why: {
    heading: `Why Choose ${site.shortName}`,
    intro: 'What engineers and behavior analysts bring to the same project.',
    action: {label: `About ${site.shortName}`, to: '/about'},
    items: [
      {
        title: 'Proven expertise',
        text: 'We bring 15+ years of combined experience to the fields we serve. Ask us who would work on your project and what they have done.',
      },
      {
        title: 'Integrated solutions',
        text: 'Engineers and behavior analysts can work from one set of requirements and one schedule. When a screen slows people down or a procedure strains them, we can change the software, the procedure or both.',
      },
      {
        title: 'Human-centered',
        text: 'We put early versions in front of the people who will use them and watch where they hesitate. What we learn goes into the next version and is tested again before release.',
      },
    ],
  },
  insights: {
    heading: 'Newest insights',
    action: {label: 'All insights', to: '/insights'},
  },
  closing: {
    heading: 'Tell us what has to work.',
    text: 'Write or call with the problem and any deadline. If none of our services fits, we will tell you.',
    actions: [
      {label: 'Contact Us', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
  },
} as const;
