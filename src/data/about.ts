import {site} from '../site';
import {behavioralMeans, notBehavioral} from './services';

/** Copy of the about page. */
export const about = {
  title: 'About',
  description: `Who delivers which services, how ${site.company} and ${site.partner} work together, and how to check what we say.`,
  hero: {heading: {technology: 'We build systems', human: 'and study how people use them'}},
  mission: {
    label: 'Our mission',
    statement:
      'We build systems that meet their specification and work for the people who use them. You get the evidence for both.',
    paragraphs: [
      `${site.company} works in AI and data, cloud, cybersecurity, government and defense innovation, engineering and support. Auditors and later teams will ask why a system is the way it is, so we record each decision, the reason for it and the test behind it.`,
      `Our sister company, ${site.partner}, provides applied behavior analysis, workplace assessments and consulting. You can hire either company alone, or both for one project. Unless a page says otherwise, “we” on this site means ${site.company}.`,
    ],
  },
  apart: {
    label: 'What sets us apart',
    heading: {technology: 'Two disciplines', human: 'review one design'},
    paragraphs: [
      'An engineering review asks whether the system does what the specification says. A behavioral review asks what people do when the system is late, wrong or confusing. On a joint project, engineers and behavior analysts do both early, while changes are still cheap, and you get both sets of findings in one report.',
      'The engineer may learn that operators will ignore an alarm. The analyst may learn that a measure we planned can’t be collected reliably. Where the two disagree, the report gives you both views.',
    ],
  },
  values: {
    heading: 'Core values',
    items: [
      {
        label: 'Innovation',
        tone: 'technology',
        text: 'We try the riskiest part first, in a prototype that’s small enough to throw away. You see the result before you commit to the rest.',
      },
      {
        label: 'Human-Centered',
        tone: 'behavioral',
        text: 'Users take part from the first interview to the last test. When they make a mistake, we check the design before we blame anyone. Where software gives advice, a named person makes the final decision, with the time and authority to say no.',
      },
      {
        label: 'Excellence',
        tone: 'both',
        text: 'We write the acceptance criteria with you before work starts and go through them with you at delivery. You get code, documents and test records that another team could pick up and maintain.',
      },
    ],
  },
  /** Who answers for what. What only the owner knows comes after it, from `src/site/company.yml`. */
  accountable: {
    heading: 'Who does what, and how to check it',
    items: [
      {
        label: 'Technology services',
        text: `${site.company} does this work and answers for it. Before you sign, you’ll get the names of the people on the job and what they’ve done.`,
      },
      {
        label: 'Behavioral services',
        text: `${site.partner} does this work, and the proposal names its people, too. In applied behavior analysis, a Board Certified Behavior Analyst (BCBA) assesses, writes the plan and supervises everyone who carries it out.`,
      },
      {
        label: 'Joint projects',
        text: 'The proposal lists who does which task, and which of the tasks are behavior analysis.',
      },
      {
        label: 'Credentials',
        text: 'Board certification belongs to a person, never to a company or a piece of software. Once you have the names, you can look up analysts with the Behavior Analyst Certification Board, and licenses with the state.',
        link: {label: 'Look up an analyst at bacb.com', to: 'https://www.bacb.com/'},
      },
      {
        label: 'Contracts and vendor files',
        text: `${site.company} and ${site.partner} are two companies. Your proposal states which one signs the contract, who owns it and who insures the work. Ask for whatever your vendor file calls for, such as a W-9, an insurance certificate, references or federal registrations. If we don’t have an item, we’ll tell you.`,
        isContact: true,
      },
      {
        label: 'Numbers and samples',
        text: 'When a number on this site is a goal or a target, we label it. The weeks and months on service pages are planning estimates; your proposal sets the dates. When it comes from a study or a law, we link to the source. Our sample reports are invented, and each is marked as such.',
      },
    ],
  },
  mindBody: {
    label: `With ${site.partner}`,
    heading: {technology: 'Mind-body', human: 'and behavioral analysis'},
    paragraphs: [
      `${site.partner}’s analysts provide applied behavior analysis to children and adults, with their families and schools, and review programs for provider organizations. Tired or overloaded people make mistakes that even a good interface won’t prevent. So, as a separate service, ${site.partner} measures workload and stress with published instruments. It also advises on schedules, training and voluntary mind-body practice.`,
      `Stress testing, mind-body consulting and the herbal programs (not open yet) aren’t applied behavior analysis. They call for other qualifications, and your proposal lists the ones each person holds. For these three, the certification board (BACB) requires ${site.partner}’s analysts to state: “${notBehavioral}” ${behavioralMeans} Where the law requires a license, a licensed professional does the work.`,
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
        text: 'We build this site to WCAG 2.2, level AA. That includes WCAG 2.0 A and AA, which Section 508 requires of federal agencies, and the 2.1 AA that the ADA’s Title II will require of state and local governments. The one criterion that 2.2 dropped, 4.1.1 Parsing, is obsolete.',
      },
      {
        label: 'What we test',
        text: 'Automated tests check every page for keyboard use, contrast, zoom to 400%, text spacing, target size, reduced motion and forced colors, in the light and dark themes.',
      },
      {
        label: 'Known limits',
        text: 'We’ve recorded four pages with one screen reader, Orca. We haven’t tested with other screen readers, voice control, a switch device or a magnifier, and people with disabilities haven’t reviewed the site. Automated tests find only some barriers.',
        link: {label: 'Read the conformance report (VPAT)', to: '/accessibility-conformance'},
      },
      {
        label: 'If something stops you',
        text: 'Tell us the page and what happened, by email or phone. We can also send you anything on this site in another form, such as large print.',
        isContact: true,
      },
    ],
  },
  /** The capability statement that this page prints as, once `src/site/company.yml` has company facts. */
  statement: {
    differentiators: [
      'Engineers and behavior analysts review the same design while changes are still cheap.',
      'We try the riskiest part first, in a prototype small enough to throw away.',
      'We write the acceptance criteria with you before work starts, and you keep the test records.',
    ],
  },
  closing: {
    heading: 'Tell us about one system or one team',
    text: 'Is there a system your people work around, or a team worn down by its tools? Tell us, and we’ll tell you what an engineer and a behavior analyst would each check first.',
    actions: [
      {label: 'Contact Us', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
  },
} as const;
