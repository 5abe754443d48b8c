import type {IndustryKey} from '../content/schema';
import {site} from '../site';
import {notBehavioral} from './services';

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
    text: 'Aerospace teams have to show that a design meets its requirements before it flies. We help write SBIR and STTR proposals, take prototypes up the technology readiness levels (TRLs), and connect flight, ground and mission data. You walk into each design review with traced requirements, interface control documents and test evidence. Where crew workload matters, we measure it.',
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
    text: "Government software has to satisfy a security reviewer and still work for its operators, in the Department of Defense (DoD) and in civilian agencies alike. We design to your contract's clauses on controlled unclassified information (CUI), such as DFARS 252.204-7012. We build on clouds your agency has authorized, and we keep operators in command when links degrade. Your official decides on the authorization to operate (ATO). We prepare the evidence and close the findings.",
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
    text: `A consumer product has to be fast, clear and careful with data. We build the apps, the interfaces and the prediction features, and test them with users before release. If your product deals with health or habits, ${site.partner} reviews how its notifications and prompts compete for people's attention, and lists what to change. With your counsel, we work out which privacy rules apply.`,
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
    text: `If your clinic loses hours to session notes, missing data and records that won't move between systems, that's where we start. We build data collection, dashboards, family portals and telehealth with HIPAA safeguards, and we sign a business associate agreement (BAA) before any patient data reaches us. ${site.partner} provides applied behavior analysis and, as a separate service, measures your own staff's workload.`,
    capabilities: [
      'Session data and dashboards',
      'Telehealth and family portals',
      'Applied behavior analysis',
      'Staff workload assessment',
    ],
  },
];

/** Stands wherever agencies or industries are named in a row: it might be read as a list of clients. */
export const noEndorsement =
  "We're set up to work in these fields. No agency named here endorses us.";

/** Copy of the industries page. */
export const industries = {
  title: 'Industries',
  description:
    'What we do for NASA and aerospace, DoD and government, consumer and lifestyle platforms, and healthcare and behavioral-health corporations.',
  hero: {
    heading: {technology: 'Four industries,', human: 'four sets of rules.'},
    intro:
      'A flight program answers to a design review board, a defense contractor to a security assessor, an app to its users, and a clinic to its payers and privacy officer. We start with what your reviewers will ask to see.',
  },
  capabilitiesLabel: 'Capabilities',
  servicesLabel: 'Services',
  allServices: 'All services',
  note: `${noEndorsement} The ethics code of the Behavior Analyst Certification Board requires this statement beside stress testing, mind-body consulting and herbal programs: “${notBehavioral}”`,
  /** Figures of specification section 9, each with what it is, above, and what it means, below. */
  stats: {
    heading: 'Across all four',
    items: [
      {
        qualifier: 'Across the team',
        figure: '15+',
        label: 'years combined experience',
        text: "That's the total across our team. Before you sign, you'll get the names of the people who'd do your work and what they've done.",
      },
      {
        qualifier: 'Our goal',
        figure: '100%',
        label: 'client satisfaction',
        text: 'To reach it, we agree on acceptance criteria in writing before work starts and go through them with you at delivery.',
      },
      {
        qualifier: 'On the critical-support plan',
        figure: '24/7',
        label: 'technical support',
        text: 'The target for a first response is 15 minutes. On the other two plans, we answer during office hours.',
      },
    ],
  },
  closing: {
    heading: "Don't see your industry?",
    text: 'Many of these services carry over to other fields. Which ones depends on the rules you work under and the evidence your reviewers expect, so start with those when you write.',
    actions: [{label: 'Contact Us', to: '/contact'}],
  },
} as const;
