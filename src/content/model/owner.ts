/** Who the company is, and what only its owner knows: the fields of `src/site/identity.yml` and `company.yml`. */
import {week, type Day} from '../../site/values';
import {day, entries, group, list, text, type Field, type Fields, type Values} from './field';

const optional = true;

const wraps = "It would take more than two lines of a phone's window in the footer.";

const email = text('Email address', {
  pattern: '^[^\\s@<>,;:"()]+@([^\\s@<>,;:"().]+\\.)+[^\\s@<>,;:"().]{2,}$',
  fault: "isn't an email address. Write it alone and whole, as in info@example.com",
  example: 'info@example.com',
});

const taglineLine = {
  min: 1,
  max: 60,
  because:
    "The two lines are the largest words of the home page, and longer ones fill a phone's first screen.",
};

const serviceField = {
  optional,
  pattern: '^\\S+$',
  fault: "isn't the name of a field. Write the one that the service asks for.",
  example: 'name',
} as const;

const hours = text('Hours', {
  description: 'Such as 9:00 AM to 6:00 PM, By appointment, Open 24 hours or Closed.',
  example: '9:00 AM to 6:00 PM',
});

const days = Object.fromEntries(week.map((name) => [name, {...hours, label: name}]));

const branch = {
  pattern: '^(?![/.-])[\\w./-]+(?<![/.])$',
  fault: "isn't the name of a branch. Write it alone, as in main",
};

export const identity = {
  company: text('Company', {
    min: 1,
    max: 80,
    because: wraps,
    description: 'The full name, as in contracts and the copyright line.',
    example: 'Example Technologies, LLC',
  }),
  shortName: text('Short name', {
    min: 1,
    max: 40,
    because:
      'It stands beside the logo in the bar of every page, and a longer one would push the menu out of it.',
    description: 'The name people say: the logo’s word, page titles, running text.',
    example: 'Example',
  }),
  partner: text('Sister company', {
    min: 1,
    max: 80,
    because: wraps,
    description: 'It delivers the behavioral services with you.',
    example: 'Example Behavioral',
  }),
  tagline: group('Tagline', {
    technology: text('First line', {...taglineLine, example: 'Innovating for the Future:'}),
    human: text('Second line', {
      ...taglineLine,
      example: 'Where Technology Meets Human Intelligence',
    }),
  }),
  description: text('Description', {
    min: 20,
    max: 180,
    because: 'Search engines cut off the rest.',
    description: 'One sentence for search engines and link previews that have nothing better.',
    example: 'Software, and training for the people who use it.',
  }),
  blurb: text('Sentence in the footer', {
    min: 1,
    max: 160,
    because: 'It stands in the footer of every page.',
    example: 'We build systems and study how people use them.',
  }),
  emails: group('Mailboxes', {
    general: {...email, label: 'Technology, general and partnership questions'},
    behavioral: {...email, label: 'Behavioral team', example: 'care@example.com'},
  }),
  phone: text('Phone', {
    description: 'As people read it. Outside of the United States, it starts with + and the code.',
    example: '(850) 555-0100',
  }),
  phoneShown: text('Phone as pages show it', {
    optional,
    description: 'Only where that is another form of the same number.',
    example: '(850) 555-0100',
  }),
  address: text('Mailing address', {
    list: true,
    min: 1,
    max: 80,
    because: wraps,
    description: 'One line each.',
    example: ['1 Main Street', 'Miami, FL 33101'],
  }),
  areaServed: text('Area served', {
    optional,
    description: 'Where the services are offered; search engines are told so.',
    example: 'United States',
  }),
  officeHours: group(
    'Office hours',
    {
      zone: text('Time zone', {
        min: 1,
        max: 40,
        because: 'It stands in one line under the table.',
        description: 'The words under the table. “Eastern Time” is right all year.',
        example: 'Eastern Time',
      }),
      timeZone: text('Its name in the IANA list', {example: 'America/New_York'}),
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
      endpoint: text('Address of the form service', {
        description: 'Left out, messages go nowhere, and the form says so.',
        example: 'https://formspree.io/f/abcdwxyz',
      }),
      hiddenFields: entries('Fields to send along', {
        optional,
        example: {access_key: '00000000-0000'},
      }),
      fieldNames: group(
        'Names of the fields, where the service wants others',
        {
          name: text('Name', serviceField),
          email: text('Email', serviceField),
          inquiryType: text('Inquiry type', serviceField),
          message: text('Message', serviceField),
        },
        {optional, example: {message: 'comments'}},
      ),
      honeypot: text('Field that only programs fill in', serviceField),
      redirectField: text('Field that leads visitors back', serviceField),
    },
    {optional},
  ),
  newsletter: group(
    'Newsletter',
    {
      endpoint: text('Address of the newsletter service', {
        example: 'https://buttondown.com/api/emails/embed-subscribe/you',
      }),
    },
    {optional},
  ),
  booking: group(
    'Booking',
    {url: text('Address of the booking page', {example: 'https://cal.com/you/consultation'})},
    {optional},
  ),
  analytics: group(
    'Analytics',
    {
      name: text('Name of the service', {example: 'Plausible'}),
      privacy: text('What it records and keeps', {
        description: 'A sentence or two of the privacy text.',
        example: 'It counts visits and keeps nothing about visitors.',
      }),
      script: text('Address of its script', {
        optional,
        example: 'https://plausible.io/js/script.js',
      }),
      attributes: entries('Attributes of the script', {
        optional,
        example: {'data-domain': 'www.example.com'},
      }),
      origins: text('Hosts it loads from or sends to', {
        list: true,
        pattern: '^https://[^/\\s?#@]+$',
        fault:
          "isn't a host. Write it with https:// and without a path, as in https://plausible.io",
        example: ['https://plausible.io'],
      }),
    },
    {
      optional,
      example: {
        name: 'Plausible',
        privacy: 'It counts visits.',
        origins: ['https://plausible.io'],
      },
    },
  ),
  url: text('Address of the site', {
    description: 'Where it is published when the environment names no other place.',
    example: 'https://www.example.com',
  }),
  customDomain: text('Domain of your own', {
    optional,
    pattern: '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$',
    fault: "isn't a domain. Write it alone, as in www.example.com",
    example: 'www.example.com',
  }),
  repository: group(
    'Repository',
    {
      owner: text('Owner', {
        pattern: '^[A-Za-z\\d](-?[A-Za-z\\d])*$',
        fault: "isn't the name of an account. In https://github.com/owner/name, it is: owner",
        example: 'example',
      }),
      name: text('Name', {
        pattern: '^(?!\\.+$)[\\w.-]+(?<!\\.git)$',
        fault: "isn't the name of a repository. In https://github.com/owner/name, it is: name",
        example: 'website',
      }),
      branch: text('Branch', {...branch, example: 'main'}),
      deploymentBranch: text('Branch to deploy to', {...branch, optional, example: 'gh-pages'}),
    },
    {optional},
  ),
  claims: list(
    'Claims with their proof',
    {
      name: text('Claim', {
        description: 'As `npm run check:live` names it.',
        example: '15+ years',
      }),
      basis: text('What it rests on', {
        min: 10,
        max: 280,
        because: 'The page shows it beside the claim.',
        example: 'Our six engineers have worked in their field for 71 years between them.',
      }),
      date: day('Day on which that held', {example: '2026-11-01'}),
    },
    {optional},
  ),
};

const fact = {optional, proof: true} as const;
const facts = {...fact, list: true} as const;

const link = text('Where it can be checked', {
  optional,
  pattern: '^(https://|/)\\S+$',
  fault:
    "can't be followed. Write the whole address, starting with https://, or / for a page or file of this site.",
  example: 'https://example.com/register',
});

export const company = {
  facts: group(
    'Company facts',
    {
      legalName: text('Legal name', {...fact, example: 'Example Technologies, LLC'}),
      ownership: text('Ownership', {...fact, example: 'Privately held; 100% U.S. owned'}),
      relationToPartner: text('Relation to the sister company', {
        ...fact,
        example: 'Separate companies under common ownership',
      }),
      founded: text('Founded', {...fact, example: '2021'}),
      uei: text('UEI', {
        ...fact,
        pattern: '^(?=.*\\d)[A-HJ-NP-Za-hj-np-z\\d]{12}$',
        fault:
          "can't be right. Write the 12 letters and digits that SAM.gov shows; they hold no O and no I.",
        example: 'ABC1DEF2GHJ3',
      }),
      cage: text('CAGE code', {
        ...fact,
        pattern: '^[A-Za-z\\d]{5}$',
        fault: "can't be right. Write its 5 letters and digits.",
        example: '0A1B2',
      }),
      naics: text('NAICS codes', {
        ...facts,
        pattern: '^\\d{6}( |$)',
        fault:
          "can't be right. Begin with the 6 digits, as in 541512 Computer Systems Design Services",
        example: ['541512 Computer Systems Design Services'],
      }),
      psc: text('PSC codes', {
        ...facts,
        pattern: '^[A-Za-z\\d]{4}( |$)',
        fault:
          "can't be right. Begin with the 4 letters and digits, as in DA01 Application Support",
        example: ['DA01 Application Support'],
      }),
      sizeStatus: text('Size status', {...fact, example: 'Small business under NAICS 541512'}),
      certifications: text('Certifications', {...facts, example: ['SBA 8(a), until May 2031']}),
      contractVehicles: text('Contract vehicles', {
        ...facts,
        example: ['GSA Multiple Award Schedule 47QTCA00D0000'],
      }),
      contractingContact: group(
        'Contracting contact',
        {
          name: text('Name', {optional, example: 'Ana Sample'}),
          role: text('Role', {optional, example: 'Contracts manager'}),
          email: {...email, optional: true as const, example: 'ana@example.com'},
          phone: text('Phone', {optional, example: '(850) 555-0100'}),
        },
        {optional, example: {name: 'Ana Sample', email: 'ana@example.com'}},
      ),
    },
    {optional},
  ),
  people: list(
    'People accountable for the work',
    {
      name: text('Name', {example: 'Ana Sample'}),
      role: text('Role', {optional, example: 'Clinical director'}),
      credential: text('Credential', {optional, example: 'BCBA-D 1-00-0000'}),
      verifyLink: link,
      about: text('One sentence about them', {
        optional,
        example: 'She signs every behavior plan.',
      }),
      picture: text('Picture', {
        optional,
        description: 'A square one in static/img/people/.',
        example: '/img/people/ana.jpg',
      }),
    },
    {optional, example: [{name: 'Ana Sample', role: 'Clinical director'}]},
  ),
  pastPerformance: list(
    'Past work',
    {
      customer: text('Customer', {
        description: 'By name only with their permission.',
        example: 'A state health agency',
      }),
      problem: text('Problem', {
        optional,
        example: 'Three systems held the same case under three numbers.',
      }),
      work: text('What you did', {optional, example: 'We rebuilt its case system.'}),
      outcome: text('Outcome', {optional, example: 'Staff open a case once.'}),
      value: text('Value', {optional, example: '$240,000'}),
      period: text('Period', {optional, example: 'May 2024 to April 2026'}),
      reference: text('Reference', {optional, example: 'Contract 0000-00-C-0000'}),
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
      cmmc: text('CMMC and SPRS', {...fact, example: 'Level 2 (Self), score 110, June 2026'}),
      audits: text('Audits and certificates', {
        ...facts,
        example: ['SOC 2 Type 2, hosting, July 2025 to June 2026'],
      }),
      dataLocation: text('Data location', {...fact, example: 'United States only'}),
      staffing: text('Staffing', {
        ...fact,
        example: 'All staff with access to customer data are U.S. persons',
      }),
      insurance: text('Insurance', {
        ...fact,
        example: 'Professional liability and cyber, $2 million each claim',
      }),
      subprocessors: text('Subprocessors', {
        ...facts,
        example: ['Sample Cloud: hosting, United States'],
      }),
      accessibilityReport: text('Accessibility conformance report', {
        ...fact,
        example: 'VPAT 2.5, March 2026',
      }),
    },
    {optional, example: {dataLocation: 'United States only'}},
  ),
  clinical: group(
    'Clinical facts',
    {
      director: text('Clinical director', {...fact, example: 'Ana Sample, PhD, BCBA-D'}),
      providerOfRecord: text('Provider of record', {...fact, example: 'Example Behavioral, LLC'}),
      states: text('States served', {...facts, example: ['Florida']}),
      ages: text('Ages served', {...fact, example: '2 to 21 years'}),
      payers: text('Payers accepted', {...facts, example: ['Florida Medicaid']}),
      restrictiveProcedures: text('Restrictive procedures', {
        ...fact,
        example: 'We never use restraint, seclusion or aversives.',
      }),
      accreditation: text('Accreditation', {
        ...facts,
        example: ['BHCOE accreditation, until May 2027'],
      }),
    },
    {optional, example: {states: ['Florida']}},
  ),
};

/** The long form of an entry that says where it can be checked. */
export const proofFields = (entry: Field): Fields => ({
  name: {...entry, list: false, optional: false, proof: false, example: [entry.example].flat()[0]},
  link,
});

export type Identity = Values<typeof identity>;
export type Company = Values<typeof company>;
