/** The company's details, which only its owner knows: the fields of `src/site/identity.yml` and `company.yml`. */
import {week, type Day} from '../../site/values';
import {day, entries, group, list, text, type Field, type Fields, type Values} from './field';

const optional = true;

const wraps = "It would take more than two lines of a phone's window in the footer.";

const email = text('Email address', 'info@example.com', {
  pattern: '^[^\\s@<>,;:"()]+@([^\\s@<>,;:"().]+\\.)+[^\\s@<>,;:"().]{2,}$',
  fault: "isn't an email address. Write it alone and whole, as in info@example.com",
});

const taglineLine = {
  max: 60,
  because:
    "The two lines are the largest words of the home page, and longer ones fill a phone's first screen.",
};

const serviceField = {
  optional,
  pattern: '^\\S+$',
  fault: "isn't the name of a field. Write the one that the service asks for.",
} as const;

const time = String.raw`(1[0-2]|[1-9]):[0-5]\d [AP]M`;
const span = `${time} to ${time}`;

const hours = text('Hours', '9:00 AM to 6:00 PM', {
  pattern: `^(Closed|By appointment|Open 24 hours|${span}(, ${span})*)$`,
  fault:
    "can't be read as hours. Write them as in 9:00 AM to 6:00 PM; two spans as in 9:00 AM to 12:00 PM, " +
    '1:00 PM to 5:00 PM; or one of: Closed, By appointment, Open 24 hours.',
  description: 'Such as 9:00 AM to 6:00 PM, By appointment, Open 24 hours or Closed.',
});

const days = Object.fromEntries(week.map((name) => [name, {...hours, label: name}]));

const branch = {
  pattern: '^(?![/.-])[\\w./-]+(?<![/.])$',
  fault: "isn't the name of a branch. Write it alone, as in main",
};

export const identity = {
  company: text('Company', 'Example Technologies, LLC', {
    max: 80,
    because: wraps,
    description: 'The full name, as in contracts and the copyright line.',
  }),
  shortName: text('Short name', 'Example', {
    max: 40,
    because:
      'It stands beside the logo in the bar of every page, and a longer one would push the menu out of it.',
    description: 'The name people say: the logo’s word, page titles, running text.',
  }),
  partner: text('Sister company', 'Example Behavioral', {
    max: 80,
    because: wraps,
    description: 'It delivers the behavioral services with you.',
  }),
  tagline: group('Tagline', {
    technology: text('First line', 'Innovating for the Future:', taglineLine),
    human: text('Second line', 'Where Technology Meets Human Intelligence', taglineLine),
  }),
  description: text('Description', 'Software, and training for the people who use it.', {
    min: 20,
    max: 180,
    because: 'Search engines cut off the rest.',
    description: 'One sentence for search engines and link previews that have nothing better.',
  }),
  blurb: text('Sentence in the footer', 'We build systems and study how people use them.', {
    max: 160,
    because: 'It stands in the footer of every page.',
  }),
  emails: group('Mailboxes', {
    general: {...email, label: 'Technology, general and partnership questions'},
    behavioral: {...email, label: 'Behavioral team', example: 'care@example.com'},
  }),
  phone: text('Phone', '(850) 555-0100', {
    description: 'As people read it. Outside of the United States, it starts with + and the code.',
  }),
  address: text('Mailing address', ['1 Main Street', 'Miami, FL 33101'], {
    list: true,
    max: 80,
    because: wraps,
    description: 'One line each.',
  }),
  areaServed: text('Area served', 'United States', {
    optional,
    description: 'Where the services are offered; search engines are told so.',
  }),
  officeHours: group(
    'Office hours',
    {
      zone: text('Time zone', 'Eastern Time', {
        max: 40,
        because: 'It stands in one line under the table.',
        description: 'The words under the table. “Eastern Time” is right all year.',
      }),
      timeZone: text('Its name in the IANA list', 'America/New_York'),
      days: group('Days', days as Record<Day, typeof hours>, {
        description: 'The week starts with the first.',
        example: {Monday: '9:00 AM to 6:00 PM'},
      }),
    },
    {example: {zone: 'Eastern Time', timeZone: 'America/New_York', days: {Monday: 'Closed'}}},
  ),
  contact: group(
    'Contact form',
    {
      endpoint: text('Address of the form service', 'https://formspree.io/f/abcdwxyz', {
        description: 'Left out, messages go nowhere, and the form says so.',
      }),
      hiddenFields: entries('Fields to send along', {access_key: '00000000-0000'}, {optional}),
      fieldNames: group(
        'Names of the fields, where the service wants others',
        {
          name: text('Name', 'name', serviceField),
          email: text('Email', 'name', serviceField),
          inquiryType: text('Inquiry type', 'name', serviceField),
          message: text('Message', 'name', serviceField),
        },
        {optional, example: {message: 'comments'}},
      ),
      honeypot: text('Field that only programs fill in', 'name', serviceField),
      redirectField: text('Field that leads visitors back', 'name', serviceField),
    },
    {optional},
  ),
  newsletter: group(
    'Newsletter',
    {
      endpoint: text(
        'Address of the newsletter service',
        'https://buttondown.com/api/emails/embed-subscribe/you',
      ),
    },
    {optional},
  ),
  booking: group(
    'Booking',
    {url: text('Address of the booking page', 'https://cal.com/you/consultation')},
    {optional},
  ),
  analytics: group(
    'Analytics',
    {
      name: text('Name of the service', 'Plausible'),
      privacy: text(
        'What it records and keeps',
        'It counts visits and keeps nothing about visitors.',
        {description: 'A sentence or two of the privacy text.'},
      ),
      script: text('Address of its script', 'https://plausible.io/js/script.js', {optional}),
      attributes: entries(
        'Attributes of the script',
        {'data-domain': 'www.example.com'},
        {optional},
      ),
      origins: text('Hosts it loads from or sends to', ['https://plausible.io'], {
        list: true,
        pattern: '^https://[^/\\s?#@]+$',
        fault:
          "isn't a host. Write it with https:// and without a path, as in https://plausible.io",
      }),
    },
    {
      optional,
      example: {name: 'Plausible', privacy: 'It counts visits.', origins: ['https://plausible.io']},
    },
  ),
  url: text('Address of the site', 'https://www.example.com', {
    description: 'Where it is published when the environment names no other place.',
  }),
  customDomain: text('Domain of your own', 'www.example.com', {
    optional,
    pattern: '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$',
    fault: "isn't a domain. Write it alone, as in www.example.com",
  }),
  repository: group(
    'Repository',
    {
      owner: text('Owner', 'example', {
        pattern: '^[A-Za-z\\d](-?[A-Za-z\\d])*$',
        fault: "isn't the name of an account. In https://github.com/owner/name, it is: owner",
      }),
      name: text('Name', 'website', {
        pattern: '^(?!\\.+$)[\\w.-]+(?<!\\.git)$',
        fault: "isn't the name of a repository. In https://github.com/owner/name, it is: name",
      }),
      branch: text('Branch', 'main', branch),
      deploymentBranch: text('Branch to deploy to', 'gh-pages', {...branch, optional}),
    },
    {optional},
  ),
  claims: list(
    'Claims with their proof',
    {
      name: text('Claim', '15+ years', {description: 'As `npm run check:live` names it.'}),
      basis: text(
        'What it rests on',
        'Our six engineers have worked in their field for 71 years between them.',
        {min: 10, max: 280, because: 'The page shows it beside the claim.'},
      ),
      date: day('Day on which that held', '2026-11-01'),
    },
    {optional},
  ),
};

const fact = {optional, proof: true} as const;
const facts = {...fact, list: true} as const;

const link = text('Where it can be checked', 'https://example.com/register', {
  optional,
  pattern: '^(https://|/)\\S+$',
  fault:
    "can't be followed. Write the whole address, starting with https://, or / for a page or file of this site.",
});

/** For fields whose keys are services, by their file names in `docs/`. */
const byService = {
  optional,
  description: 'A line for each service: the name of its file in docs/, a colon, and the words.',
} as const;

export const company = {
  answers: group(
    'How soon a person answers, and who',
    {
      general: text('Phone and general mailbox', 'Ana Sample answers within a day.', {optional}),
      behavioral: text('Behavioral mailbox', 'Bo Sample, BCBA, answers within two days.', {
        optional,
      }),
    },
    {optional},
  ),
  firstSteps: entries(
    'What the first step costs',
    {cybersecurity: 'Gap assessment, $9,000 to $14,000'},
    byService,
  ),
  teams: entries(
    'How many take turns',
    {'technical-support': 'Seven engineers, two of them on call each night'},
    byService,
  ),
  facts: group(
    'Company facts',
    {
      legalName: text('Legal name', 'Example Technologies, LLC', fact),
      ownership: text('Ownership', 'Privately held; 100% U.S. owned', fact),
      relationToPartner: text(
        'Relation to the sister company',
        'Separate companies under common ownership',
        fact,
      ),
      founded: text('Founded', '2021', fact),
      uei: text('UEI', 'ABC1DEF2GHJ3', {
        ...fact,
        pattern: '^(?=.*\\d)[A-HJ-NP-Za-hj-np-z\\d]{12}$',
        fault:
          "can't be right. Write the 12 letters and digits that SAM.gov shows; they hold no O and no I.",
      }),
      cage: text('CAGE code', '0A1B2', {
        ...fact,
        pattern: '^[A-Za-z\\d]{5}$',
        fault: "can't be right. Write its 5 letters and digits.",
      }),
      naics: text('NAICS codes', ['541512 Computer Systems Design Services'], {
        ...facts,
        pattern: '^\\d{6}( |$)',
        fault:
          "can't be right. Begin with the 6 digits, as in 541512 Computer Systems Design Services",
      }),
      psc: text('PSC codes', ['DA01 Application Support'], {
        ...facts,
        pattern: '^[A-Za-z\\d]{4}( |$)',
        fault:
          "can't be right. Begin with the 4 letters and digits, as in DA01 Application Support",
      }),
      sizeStatus: text('Size status', 'Small business under NAICS 541512', fact),
      certifications: text('Certifications', ['SBA 8(a), until May 2031'], facts),
      contractTypes: text('Contract types', ['Firm fixed price', 'Time and materials'], facts),
      jobSize: text('Size of job', '$40,000 to $900,000', fact),
      contractVehicles: text(
        'Contract vehicles',
        ['GSA Multiple Award Schedule 47QTCA00D0000'],
        facts,
      ),
      contractingContact: group(
        'Contracting contact',
        {
          name: text('Name', 'Ana Sample', {optional}),
          role: text('Role', 'Contracts manager', {optional}),
          email: {...email, optional: true as const, example: 'ana@example.com'},
          phone: text('Phone', '(850) 555-0100', {optional}),
        },
        {optional, example: {name: 'Ana Sample', email: 'ana@example.com'}},
      ),
    },
    {optional},
  ),
  people: list(
    'People accountable for the work',
    {
      name: text('Name', 'Ana Sample'),
      role: text('Role', 'Clinical director', {optional}),
      credential: text('Credential', 'BCBA-D 1-00-0000', {optional}),
      services: text('Services they lead', ['applied-behavior'], {list: true, optional}),
      verifyLink: link,
      about: text('One sentence about them', 'She signs every behavior plan.', {optional}),
      picture: text('Picture', '/img/people/ana.jpg', {
        optional,
        description: 'A square one in static/img/people/.',
      }),
    },
    {optional, example: [{name: 'Ana Sample', role: 'Clinical director'}]},
  ),
  pastPerformance: list(
    'Past work',
    {
      customer: text('Customer', 'A state health agency', {
        description: 'By name only with their permission.',
      }),
      problem: text('Problem', 'Three systems held the same case under three numbers.', {optional}),
      work: text('What you did', 'We rebuilt its case system.', {optional}),
      outcome: text('Outcome', 'Staff open a case once.', {optional}),
      value: text('Value', '$240,000', {optional}),
      period: text('Period', 'May 2024 to April 2026', {optional}),
      reference: text('Reference', 'Contract 0000-00-C-0000', {optional}),
    },
    {
      optional,
      description: 'The most convincing first; the capability statement prints the first three.',
      example: [{customer: 'A state health agency', work: 'We rebuilt its case system.'}],
    },
  ),
  assurance: group(
    'Security and assurance',
    {
      cmmc: text('CMMC and SPRS', 'Level 2 (Self), score 110, June 2026', fact),
      audits: text(
        'Audits and certificates',
        ['SOC 2 Type 2, hosting, July 2025 to June 2026'],
        facts,
      ),
      dataLocation: text('Data location', 'United States only', fact),
      staffing: text('Staffing', 'All staff with access to customer data are U.S. persons', fact),
      insurance: text('Insurance', 'Professional liability and cyber, $2 million each claim', fact),
      subprocessors: text('Subprocessors', ['Sample Cloud: hosting, United States'], facts),
      accessibilityReport: text('Accessibility conformance report', 'VPAT 2.5, March 2026', fact),
    },
    {optional, example: {dataLocation: 'United States only'}},
  ),
  clinical: group(
    'Clinical facts',
    {
      director: text('Clinical director', 'Ana Sample, PhD, BCBA-D', fact),
      providerOfRecord: text('Provider of record', 'Example Behavioral, LLC', fact),
      states: text('States served', ['Florida'], facts),
      ages: text('Ages served', '2 to 21 years', fact),
      payers: text('Payers accepted', ['Florida Medicaid'], facts),
      hours: text('Hours a week', '6 to 20, by what you and we agree', fact),
      places: text('Where', ['At home', 'At school', 'By video'], facts),
      restrictiveProcedures: text(
        'Restrictive procedures',
        'We never use restraint, seclusion or aversives.',
        fact,
      ),
      accreditation: text('Accreditation', ['BHCOE accreditation, until May 2027'], facts),
    },
    {optional, example: {states: ['Florida']}},
  ),
};

/** The fields of an entry in its long form, with a link that proves it. */
export const proofFields = (entry: Field): Fields => ({
  name: {...entry, list: false, optional: false, proof: false, example: [entry.example].flat()[0]},
  link,
});

export type Identity = Values<typeof identity>;
export type Company = Values<typeof company>;
