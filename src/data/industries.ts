import type {IndustryKey} from '../content/schema';
import {site} from '../site';

/** An industry's band on the industries page (specification section 3). */
export type Industry = {
  /** The key services name it by in their front matter. */
  key: IndustryKey;
  title: string;
  /** Its name in a row of names. */
  shortTitle: string;
  text: string;
  /** Four capabilities. */
  capabilities: string[];
};

/** The four industries, in the order the page's drawings travel from lattice to flower. */
export const industryList: Industry[] = [
  {
    key: 'aerospace',
    title: 'NASA and aerospace',
    shortTitle: 'NASA and aerospace',
    text: 'Aerospace teams must show that a design meets its requirements before anyone depends on it. We help shape research proposals, raise prototypes to an agreed technology readiness level and connect flight, ground and mission data. Each design review gets traced requirements, interface definitions and test evidence, with crew workload measured where it matters.',
    capabilities: [
      'SBIR and STTR support',
      'Rapid prototyping',
      'Mission data systems',
      'Crew workload assessment',
    ],
  },
  {
    key: 'government',
    title: 'DoD and government',
    shortTitle: 'DoD and government',
    text: 'Department of Defense (DoD) and civilian software has to satisfy a security reviewer and still work for the person on shift. We design to the requirements in your contract for controlled unclassified information, build for authorized government clouds and keep operators in command when links degrade. Your officials decide on authorization; we prepare the evidence and answer their findings.',
    capabilities: [
      'Secure communications',
      'Command and control software',
      'Government cloud systems',
      'Authorization evidence',
    ],
  },
  {
    key: 'consumer',
    title: 'Consumer and lifestyle platforms',
    shortTitle: 'Consumer platforms',
    text: `People leave a consumer product when it is slow, confusing or careless with their data. We build the applications, interfaces and prediction features, and try them with users before release. Where a product touches health or habit, ${site.partner} reviews how it asks for attention, and we settle with you which privacy rules apply.`,
    capabilities: [
      'Web and mobile applications',
      'Predictive analytics',
      'API development',
      'Attention and well-being review',
    ],
  },
  {
    key: 'healthcare',
    title: 'Healthcare and behavioral-health corporations',
    shortTitle: 'Healthcare',
    text: `Provider organizations lose time to session notes, missing data and records that will not move between systems. We build data collection, dashboards, family portals and telehealth around health-privacy (HIPAA) safeguards, with a business associate agreement signed before any patient data reaches us. ${site.partner} adds behavior analysts and measures the workload of your own staff.`,
    capabilities: [
      'Session data and dashboards',
      'Telehealth and family portals',
      'Applied behavior analysis',
      'Staff workload assessment',
    ],
  },
];

/** Copy of the industries page. */
export const industries = {
  title: 'Industries',
  description:
    'What we do for NASA and aerospace, DoD and government, consumer and lifestyle platforms, and healthcare and behavioral-health corporations.',
  hero: {
    heading: {technology: 'Four industries,', human: 'four sets of rules.'},
    intro:
      'A flight program, a defense contract, a consumer app and a clinic are each judged in their own way, so we begin with what your reviewers will ask to see.',
  },
  capabilitiesLabel: 'Capabilities',
  servicesLabel: 'Services',
  note: 'Naming an agency or industry describes the work we are set up to do. It does not imply approval or endorsement by NASA, the DoD or any other agency.',
  /** Figures of specification section 9, each with what it means. */
  stats: {
    heading: 'Across all four',
    items: [
      {
        figure: '15+',
        label: 'years combined experience',
        text: 'The working years of our people, added together; not the age of the company.',
      },
      {
        figure: '100%',
        label: 'client satisfaction',
        text: 'Our standard: acceptance criteria agreed in writing and reviewed with you. The figure is the goal we set, not a survey result.',
      },
      {
        figure: '24/7',
        label: 'technical support',
        text: 'For critical-support customers, with a target response of 15 minutes. Other support plans follow the hours in their agreement.',
      },
    ],
  },
  closing: {
    heading: 'Is your field missing here?',
    text: 'Tell us what you do and which rules apply to it. Some of our services may carry over.',
    actions: [{label: 'Contact Us', to: '/contact'}],
  },
} as const;
