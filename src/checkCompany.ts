import type {Company, Proof} from './company';
import {SettingError} from './settings';

/** What a field has to look like, and what to write where it does not. */
type Form = {pattern: RegExp; remedy: string};

const forms = {
  uei: {
    pattern: /^(?=.*\d)[A-HJ-NP-Z\d]{12}$/i,
    remedy: 'Write the 12 letters and digits that SAM.gov shows; they hold no O and no I.',
  },
  cage: {pattern: /^[A-Z\d]{5}$/i, remedy: 'Write its 5 letters and digits.'},
  naics: {pattern: /^\d{6}( |$)/, remedy: "Begin with the 6 digits: '541512 Computer Systems'."},
  psc: {pattern: /^[A-Z\d]{4}( |$)/i, remedy: "Begin with the 4 characters: 'DA01 IT Support'."},
  link: {
    pattern: /^(https:\/\/|\/)\S+$/,
    remedy: 'Write the whole address, starting with https://, or / for a file of this site.',
  },
  email: {pattern: /^\S+@\S+\.\S+$/, remedy: 'Write the whole address: ana@company.com.'},
  name: {pattern: /\S/, remedy: 'Write the name that visitors read.'},
} satisfies Record<string, Form>;

/** A value, where it stands, and the form it has to have. */
type Check = [field: string, value: string | undefined, form: Form];

const proof = (field: string, {name, link}: Proof): Check[] => [
  ...(link ? [[`${field}.name`, name || ' ', forms.name] satisfies Check] : []),
  [`${field}.link`, link, forms.link],
];
const proofs = (field: string, list: readonly Proof[]) =>
  list.flatMap((item, index) => proof(`${field}[${index}]`, item));
const each = (field: string, list: readonly string[], form: Form): Check[] =>
  list.map((value, index) => [`${field}[${index}]`, value, form]);

function checksOf({facts, people, pastPerformance, assurance, clinical}: Company): Check[] {
  return [
    ['facts.uei', facts.uei, forms.uei],
    ['facts.cage', facts.cage, forms.cage],
    ...each('facts.naics', facts.naics, forms.naics),
    ...each('facts.psc', facts.psc, forms.psc),
    ...proofs('facts.certifications', facts.certifications),
    ...proofs('facts.contractVehicles', facts.contractVehicles),
    ['facts.contractingContact.email', facts.contractingContact.email, forms.email],
    ...people.flatMap(({name, verifyLink, picture}, index): Check[] => [
      [`people[${index}].name`, name || ' ', forms.name],
      [`people[${index}].verifyLink`, verifyLink, forms.link],
      [`people[${index}].picture`, picture, forms.link],
    ]),
    ...pastPerformance.map(({customer}, index): Check => [
      `pastPerformance[${index}].customer`,
      customer || ' ',
      forms.name,
    ]),
    ...proof('assurance.accessibilityReport', assurance.accessibilityReport),
    ...proof('clinical.director', clinical.director),
    ...proofs('clinical.accreditation', clinical.accreditation),
  ];
}

/**
 * Looks through the owner's fields for what would mislead a buyer or lead nowhere. Empty fields are
 * all right.
 * @param company what `src/company.ts` exports
 * @throws {SettingError} for the first field that cannot be right
 */
export function checkCompany(company: Company): void {
  for (const [field, value, {pattern, remedy}] of checksOf(company)) {
    if (value && !pattern.test(value.trim())) {
      const found = value.trim() ? `"${value}" cannot be right` : 'there is nothing';
      throw new SettingError(`src/company.ts, ${field}: ${found}. ${remedy}`);
    }
  }
}
