import {site} from '../site';

/** Copy of the about page. */
export const about = {
  title: 'About',
  description: `Why a technology company works beside a behavioral company, what that changes for clients, and the three values we work by.`,
  hero: {heading: {technology: 'We build systems', human: 'and study the people who use them.'}},
  mission: {
    label: 'Our mission',
    statement:
      'Our mission is to bring engineering and behavioral science into one practice, so that the systems agencies, companies and clinics depend on also suit the people who have to use them.',
    paragraphs: [
      `${site.company} works in AI and data, cloud, cybersecurity, government and defense innovation, engineering and support. Software in these fields is reviewed, audited and kept for years. We write down why each decision was made and how it was tested.`,
      `${site.partner}, our sister behavioral company, provides applied behavior analysis, stress assessments and mind-body consulting. You can come to us for software alone or for behavioral services alone. We are most useful where a project needs both.`,
    ],
  },
  apart: {
    label: 'What sets us apart',
    heading: {technology: 'Two disciplines', human: 'read the same plan.'},
    paragraphs: [
      'A technical review asks whether the system does what was specified. A behavioral review asks what people do when it is late, wrong or confusing. On a joint project both reviews happen before the design is fixed, when an objection still costs little.',
      'An engineer may learn that an alarm will be ignored, and an analyst may learn that a measure cannot be collected reliably. Both sets of findings go into one report, including the points on which the reviewers disagree.',
    ],
  },
  values: {
    label: 'Core values',
    items: [
      {
        title: 'Innovation',
        tone: 'technology',
        text: 'We try the uncertain part first, in a prototype small enough to throw away. You see the result before you commit to the rest.',
      },
      {
        title: 'Human-Centered',
        tone: 'behavioral',
        text: 'Users take part from the first interviews to the last test, and their errors count as findings about the design. Where software advises, a named person decides and has the time and authority to say no.',
      },
      {
        title: 'Excellence',
        tone: 'both',
        text: 'We agree acceptance criteria in writing before work begins and review them with you at delivery. We hand over code, documents and test records in a state that another team could maintain.',
      },
    ],
  },
  mindBody: {
    label: 'Mind-body and behavioral analysis',
    heading: {technology: 'Attention, stress and rest', human: 'belong in the requirements.'},
    paragraphs: [
      `Tired or overloaded people make errors that a good interface alone will not prevent. ${site.partner} observes work, measures workload and stress with published instruments, and advises on schedules, training and voluntary mind-body practice. Its behavior analysts also serve children, adults, families and schools directly.`,
      'Applied behavior analysis and mind-body consulting are separate services with separate qualifications, and certification as a behavior analyst does not cover mind-body work. Licensed professionals do the parts for which the law requires a license.',
    ],
    actions: [
      {label: 'Stress Testing & Behavioral Assessments', to: '/services/stress-testing'},
      {label: 'Applied Behavior Analysis', to: '/services/applied-behavior'},
    ],
  },
  closing: {
    heading: 'Put a question to both of us.',
    text: 'Tell us about a system that people work around, or a team under strain from its tools. We will say what each discipline would look at first.',
    actions: [
      {label: 'Contact Us', to: '/contact'},
      {label: 'View All Services', to: '/services'},
    ],
  },
} as const;
