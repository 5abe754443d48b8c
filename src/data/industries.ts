import type {IconName} from '../brand/icons';
import type {IndustryKey} from '../content/schema';
import {site} from '../site';
import {basisOf} from './claims';
import {notBehavioral} from './services';

/** An industry's band on the industries page. */
type Industry = {
  /** The key services name it by in their front matter. */
  key: IndustryKey;
  icon: IconName;
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
    icon: 'rocket',
    title: 'NASA and aerospace',
    shortTitle: 'NASA and aerospace',
    text: `Aerospace teams have to show that a design meets its requirements before it flies. We join small firms’ NASA research proposals (SBIR and STTR) as a subcontractor, build and test the prototype, and connect flight, ground and mission data. For each design review, you have traced requirements, interface control documents and whatever test evidence is due. ${site.partner} can measure crew workload.`,
    capabilities: [
      'SBIR and STTR proposals',
      'Rapid prototyping',
      'Mission data systems',
      'Crew workload assessment',
    ],
  },
  {
    key: 'government',
    icon: 'government',
    title: 'DoD and government',
    shortTitle: 'DoD and government',
    text: 'Government software has to satisfy a security reviewer and still work for its operators, in the Department of Defense (DoD), civilian agencies, and state and local government alike. We handle controlled unclassified information (CUI) by your contract’s rules, build on clouds your agency has authorized, and design for operators who lose their link. If your solicitation names a CMMC level, our proposal states our own status. Your authorizing official decides on the authorization to operate (ATO); we prepare the evidence and fix the findings that are ours.',
    capabilities: [
      'Secure communications',
      'Command and control software',
      'Government cloud systems',
      'Evidence for an ATO',
    ],
  },
  {
    key: 'consumer',
    icon: 'person',
    title: 'Consumer and lifestyle platforms',
    shortTitle: 'Consumer platforms',
    text: `A consumer product has to hold people’s interest without wearing them out, and handle their data within the law. We build web and mobile apps, APIs and prediction features, and test them with users before release. If your product deals with health or habits, ${site.partner} reviews how its notifications and prompts compete for attention, and lists what to change. We list the privacy rules that may apply, such as the FTC’s Health Breach Notification Rule. COPPA may apply if your product is directed to children under 13 or knowingly collects their data. Your counsel confirms the list.`,
    capabilities: [
      'Web and mobile applications',
      'Predictive analytics',
      'API development',
      'Attention and well-being review',
    ],
  },
  {
    key: 'healthcare',
    icon: 'heart',
    title: 'Healthcare and behavioral-health corporations',
    shortTitle: 'Healthcare',
    text: `We start where your clinic loses hours: session notes, missing data and records that won’t move between systems. We build data collection, dashboards, family portals and telehealth with HIPAA safeguards, under a business associate agreement (BAA) signed before any patient data reaches us. ${site.partner} reviews ABA programs and supervision for provider organizations and, as a separate service, measures your own staff’s workload. It also has clients of its own, so your agreement bars both companies from using your clients’ information for anything but your project.`,
    capabilities: [
      'Session data and dashboards',
      'Telehealth and family portals',
      'Applied behavior analysis',
      'Staff workload assessment',
    ],
  },
];

/** Stands wherever agencies or industries are named in a row: it might be read as a list of clients. */
export const noEndorsement = 'These are the fields we build for. No agency named here endorses us.';

/** Copy of the industries page. */
export const industries = {
  title: 'Industries',
  description:
    'What we do for NASA and aerospace, DoD and government, consumer and lifestyle platforms, and healthcare and behavioral-health corporations.',
  hero: {
    heading: {technology: 'Four industries,', human: 'four sets of rules'},
    intro:
      'A flight program answers to a design review board, a defense contractor to a security assessor, an app to privacy regulators, and a clinic to its payers and privacy officer. We start with what your reviewers will ask to see.',
  },
  capabilitiesLabel: 'Capabilities',
  servicesLabel: 'Services',
  note: `${noEndorsement} Stress testing and mind-body consulting aren’t applied behavior analysis. About both, the certification board (BACB) requires ${site.partner}’s analysts to state: “${notBehavioral}”`,
  /** Large figures, each with what it is, above, and what it means and rests on, below. */
  stats: {
    heading: 'Across all four industries',
    items: [
      {
        qualifier: 'Across the team',
        figure: '15+',
        label: 'years combined experience',
        text: 'Everyone’s years, added together. Your proposal names the people for your job and gives each one’s experience.',
        basis: basisOf('15+ years'),
      },
      {
        qualifier: basisOf('100% client satisfaction') ? 'On record' : 'Our goal',
        figure: '100%',
        label: 'client satisfaction',
        text: 'At delivery, you judge the work against criteria we’ve written down together.',
        basis: basisOf('100% client satisfaction'),
      },
      {
        qualifier: 'On the critical-support plan',
        figure: '24/7',
        label: 'technical support',
        text: 'Our target response time is 15 minutes. On the other two plans, we answer during office hours.',
        basis: basisOf('24/7 support'),
      },
    ],
  },
  closing: {
    heading: 'Don’t see your industry?',
    text: 'Tell us the rules you work under and what your reviewers ask to see, and we’ll tell you which services fit.',
    actions: [{label: 'Contact Us', to: '/contact'}],
  },
} as const;
