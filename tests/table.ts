/**
 * What the specification says the site has, written down once more and on purpose not derived from
 * the site's own data: the tests compare the two.
 */

/** A service page: its slug, the words its title must hold, its call to action and its sections. */
export type Service = {
  slug: string;
  title: string;
  /** The label of the call to action, where the specification quotes one. */
  action?: string;
  /** Sections by a pattern of their heading, each with the items it must name or how many it has. */
  sections: {heading: RegExp; items?: RegExp[]; count?: number; atLeast?: number}[];
};

/** The six technology services, in order. */
export const technology: Service[] = [
  {
    slug: 'ai-data-systems',
    title: 'AI & Data Systems',
    action: 'Start a Project',
    sections: [
      {
        heading: /capabilities/i,
        items: [
          /machine learning/i,
          /natural language processing/i,
          /computer vision/i,
          /predictive analytics/i,
          /data pipelines/i,
          /real-time analytics/i,
        ],
        count: 6,
      },
      {heading: /use cases/i, count: 6},
      {heading: /tools|technolog/i, items: [/frameworks/i, /data platforms/i, /languages/i]},
    ],
  },
  {
    slug: 'cloud-development',
    title: 'Cloud & Application Development',
    action: 'Start a Project',
    sections: [
      {
        heading: /capabilities/i,
        items: [
          /architecture/i,
          /microservices/i,
          /DevOps and CI\/CD/i,
          /serverless/i,
          /API development/i,
          /migration/i,
        ],
        count: 6,
      },
      {heading: /benefits/i, items: [/99\.99% uptime SLAs/i, /government compliance/i], count: 6},
      {heading: /tools|technolog/i, atLeast: 2},
    ],
  },
  {
    slug: 'cybersecurity',
    title: 'Cybersecurity & Systems Engineering',
    action: 'Schedule Security Assessment',
    sections: [
      {
        heading: /capabilities/i,
        items: [
          /security architecture/i,
          /penetration testing/i,
          /security operations center/i,
          /compliance/i,
          /identity and access management/i,
          /encryption/i,
        ],
        count: 6,
      },
      {heading: /standards/i},
      {heading: /^services$/i, count: 6},
    ],
  },
  {
    slug: 'govtech',
    title: 'GovTech / DoD Innovation',
    action: 'Discuss Your Project',
    sections: [
      {
        heading: /capabilities/i,
        items: [
          /SBIR\/STTR programs/i,
          /rapid prototyping/i,
          /mission integration/i,
          /secure communications/i,
          /command and control/i,
          /government cloud/i,
        ],
        count: 6,
      },
      {heading: /focus areas/i, atLeast: 3},
      {heading: /partner|work with/i, count: 6},
    ],
  },
  {
    slug: 'technical-support',
    title: 'Software & Technical Support',
    action: 'Choose Your Plan',
    sections: [
      {
        heading: /plans|tiers/i,
        items: [/24\/7 critical support/i, /business hours support/i, /on-demand support/i],
        count: 3,
      },
      {heading: /^what support|offer/i, count: 6},
      {heading: /approach/i, count: 4},
    ],
  },
  {
    slug: 'engineering',
    title: 'Engineering & Integration',
    action: 'Start Your Project',
    sections: [
      {heading: /disciplines/i, count: 6},
      {heading: /integration/i, atLeast: 3},
      {heading: /steps|process/i, count: 6},
    ],
  },
];

/** The five behavioral services, in order. */
export const behavioral: Service[] = [
  {
    slug: 'applied-behavior',
    title: 'Applied Behavior Analysis (ABA/BCBA)',
    sections: [
      {heading: /service areas/i, atLeast: 3},
      {heading: /who is served/i},
      {heading: /approach/i, atLeast: 3},
    ],
  },
  {
    slug: 'stress-testing',
    title: 'Stress Testing & Behavioral Assessments',
    sections: [
      {heading: /assessments/i, count: 6},
      {heading: /applications/i, atLeast: 3},
      {heading: /methodology/i, count: 6},
    ],
  },
  {
    slug: 'psychology',
    title: 'Psychology & Mind-Body Consulting',
    sections: [{heading: /overview/i}],
  },
  {
    slug: 'herbal-health',
    title: 'Herbal & Integrative Health Programs',
    sections: [{heading: /overview/i}],
  },
  {
    slug: 'tech-behavioral',
    title: 'Tech-Enabled Behavioral Systems',
    sections: [
      {heading: /platform solutions/i, atLeast: 3},
      {heading: /key features/i, atLeast: 3},
    ],
  },
];

/** All services, in the one order that holds everywhere. */
export const services = [...technology, ...behavioral];

/** The articles, newest first, with what their teasers and pages must show. */
export const articles = [
  {
    slug: 'ai-in-government',
    title: 'The Future of AI in Government Systems',
    category: 'Technology',
    date: 'October 10, 2025',
    minutes: 5,
    closing: {to: 'contact'},
    topics: [/\bAI\b/, /agenc/i],
  },
  {
    slug: 'mind-body-corporate',
    title: 'Integrating Mind-Body Practices in Corporate Wellness',
    category: 'Behavioral Science',
    date: 'October 3, 2025',
    minutes: 6,
    closing: {to: 'email'},
    topics: [/mind-body|mindfulness/i, /work/i],
  },
  {
    slug: 'nasa-opportunities',
    title: 'NASA SBIR Opportunities for Small Technology Firms',
    category: 'Space Tech',
    date: 'September 26, 2025',
    minutes: 4,
    closing: {to: 'contact'},
    topics: [/Phase I\b/, /\$150,000/, /six months/i, /Phase II\b/, /\$1 million/i, /two years/i],
  },
  {
    slug: 'aba-digital-health',
    title: 'ABA in Digital Health Platforms',
    category: 'Healthcare',
    date: 'September 19, 2025',
    minutes: 7,
    closing: {to: 'email', label: 'Contact Our Team'},
    topics: [
      /data collection/i,
      /offline/i,
      /dashboard/i,
      /parent portal/i,
      /telehealth/i,
      /\bAI\b/,
      /HIPAA/,
      /famil(y|ies)/i,
    ],
  },
  {
    slug: 'defense-security',
    title: 'Defense Cybersecurity Best Practices for 2025',
    category: 'Cybersecurity',
    date: 'September 15, 2025',
    minutes: 5,
    closing: {to: 'contact', label: 'Schedule Security Assessment'},
    topics: [
      /zero trust/i,
      /CMMC/,
      /800-171/,
      /FedRAMP/,
      /impact level/i,
      /encrypt/i,
      /quantum/i,
      /people|human/i,
    ],
  },
  {
    slug: 'tech-meets-human',
    title: 'Combining Technology with Human Intelligence',
    category: 'Innovation',
    date: 'September 8, 2025',
    minutes: 6,
    closing: {to: 'contact', label: 'Start the Conversation'},
    topics: [/technolog|system/i, /people|human/i],
  },
];

/** The six links of the top bar. */
export const mainLinks = [
  {label: 'Home', path: '/'},
  {label: 'Services', path: '/services'},
  {label: 'Industries', path: '/industries'},
  {label: 'About', path: '/about'},
  {label: 'Insights', path: '/insights'},
  {label: 'Contact', path: '/contact'},
];

/** The route table: all pages there are. */
export const routes = [
  ...mainLinks.map(({path}) => path),
  ...services.map(({slug}) => `/services/${slug}`),
  ...articles.map(({slug}) => `/insights/${slug}`),
];

/** An address that is none of them. */
export const unknownPath = '/no/such-page';
