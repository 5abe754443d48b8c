import {site} from '../site';
import {notBehavioral} from './services';

/** Copy of the about page. */
export const about = {
  title: 'About',
  description: `Who delivers which services, how ${site.company} and ${site.partner} work together, and how to check what we say.`,
  hero: {heading: {technology: 'We build systems', human: 'and study the people who use them.'}},
  mission: {
    label: 'Our mission',
    statement:
      'We put engineering and behavioral science to work on the same problem. A system can pass every test and still fail the people who use it.',
    paragraphs: [
      `${site.company} works in AI and data, cloud, cybersecurity, government and defense innovation, engineering and support. Software in those fields gets audited and stays in use for years, so we record each decision, the reason for it and the test that supports it.`,
      `Our sister company, ${site.partner}, provides applied behavior analysis, workplace assessments and consulting. You can hire either company alone. We're most useful when a project needs both.`,
    ],
  },
  apart: {
    label: 'What sets us apart',
    heading: {technology: 'Two disciplines', human: 'read the same plan.'},
    paragraphs: [
      "An engineering review asks whether the system does what the specification says. A behavioral review asks what people do when it's late, wrong or confusing. On a joint project we do both before the design is settled, while changes are still cheap.",
      "The engineer may learn that operators will ignore an alarm, and the analyst that a planned measure can't be collected reliably. Both sets of findings go into one report, including any disagreement.",
    ],
  },
  values: {
    heading: 'Core values',
    items: [
      {
        label: 'Innovation',
        tone: 'technology',
        text: "We try the riskiest part first, in a prototype that's small enough to throw away. You see the result before you commit to the rest.",
      },
      {
        label: 'Human-Centered',
        tone: 'behavioral',
        text: 'Users take part from the first interview to the last test. When they make a mistake, we look at the design first. Where software gives advice, we design for a named person to make the final decision, with the time and authority to say no.',
      },
      {
        label: 'Excellence',
        tone: 'both',
        text: 'We agree on acceptance criteria in writing before work starts, and go through them with you at delivery. We hand over code, documents and test records that another team could pick up and maintain.',
      },
    ],
  },
  /** Who answers for what. What only the owner knows comes after it, from `src/company.ts`. */
  accountable: {
    heading: 'Who does what, and how to check it',
    items: [
      {
        label: 'Technology services',
        text: `${site.company} delivers them and answers for them. Before you sign, you'll get the names of the people who'd do the work and what they've done.`,
      },
      {
        label: 'Behavioral services',
        text: `Our sister company, ${site.partner}, delivers them in partnership with us. In applied behavior analysis, a Board Certified Behavior Analyst (BCBA) assesses, writes the plan and supervises everyone who carries it out.`,
      },
      {
        label: 'Credentials',
        text: "Board certification belongs to a person, never to a company or a piece of software. You'll have the names before you sign. You can then look up analysts with the Behavior Analyst Certification Board, and licenses with the state.",
        link: {label: 'Look up an analyst at bacb.com', to: 'https://www.bacb.com/'},
      },
      {
        label: 'Contracts and vendor files',
        text: "Before you sign, we'll tell you which company signs the contract, who owns it and who insures the work. If your file calls for registrations, references or a W-9, send us the list. For each item, you'll get the document or a plain \"we don't have it.\"",
        isContact: true,
      },
      {
        label: 'Figures',
        text: 'A goal or a target is labeled as one wherever its figure appears on this site. A figure from a study or a law links to its source.',
      },
    ],
  },
  mindBody: {
    label: 'Mind-body and behavioral analysis',
    heading: {technology: 'Attention, stress and rest', human: 'belong in the requirements.'},
    paragraphs: [
      `Tired or overloaded people make mistakes that even a good interface won't prevent. ${site.partner} watches the work, measures workload and stress with published instruments, and advises on schedules, training and voluntary mind-body practice. Its behavior analysts also work directly with children, adults, families and schools.`,
      `Applied behavior analysis is a service of its own. Stress testing, mind-body consulting and the herbal programs (still in preparation) are separate services and call for other qualifications. Before you sign, you'll know who'd do the work and which of them they hold. The Behavior Analyst Certification Board's ethics code requires this statement beside those three: “${notBehavioral}” Where the law requires a license, a licensed professional does the work.`,
    ],
    actions: [
      {label: 'Stress Testing & Behavioral Assessments', to: '/services/stress-testing'},
      {label: 'Applied Behavior Analysis', to: '/services/applied-behavior'},
    ],
  },
  /** The accessibility statement; ACCESSIBILITY.md has the figures. */
  accessibility: {
    heading: 'Accessibility',
    items: [
      {
        label: 'The standard',
        text: "We build this site to WCAG 2.2, level AA. Section 508 holds federal agencies to WCAG 2.0 A and AA. The ADA's Title II will hold state and local governments to WCAG 2.1 AA from April 26, 2027, or from April 26, 2028, if they're small or special districts. Version 2.2 keeps all of those criteria but one (4.1.1, Parsing), which is obsolete.",
      },
      {
        label: 'What we test',
        text: 'Automated tests open every page in Chromium. They scan it with axe in both themes and at three widths, walk through it by keyboard and zoom it to 400%. They also check text spacing, target sizes, reduced motion and forced colors.',
      },
      {
        label: 'Known limits',
        text: "Nobody has tested the site yet with a real screen reader, voice control, a switch device or a magnifier, and people with disabilities haven't reviewed it. Automated tests find only some of what gets in people's way.",
        link: {label: 'Read the conformance report (VPAT)', to: '/accessibility-conformance'},
      },
      {
        label: 'If something stops you',
        text: "Write or call with the page and what happened. We can also send you what's on this site in another form, such as large print.",
        isContact: true,
      },
    ],
  },
  /** The capability statement that this page prints as, once `src/company.ts` has company facts. */
  statement: {
    differentiators: [
      'Engineers and behavior analysts review the same plan before the design is settled.',
      'We try the riskiest part first, in a prototype small enough to throw away.',
      'We agree on acceptance criteria in writing before work starts, and you keep the test records.',
    ],
  },
  closing: {
    heading: "What's getting in people's way?",
    text: "It may be a system people work around, or a team worn down by its tools. We'll go through what an engineer and a behavior analyst would each look at first.",
    actions: [
      {label: 'Contact Us', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
  },
} as const;
