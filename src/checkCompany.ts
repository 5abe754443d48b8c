import type {Company} from './data/company';
import {SettingError} from './settings';

/** What a filled field has to look like, by its path, and what to write where it doesn't. */
const forms: [path: RegExp, form: RegExp, remedy: string][] = [
  [
    /^facts\.uei$/,
    /^(?=.*\d)[A-HJ-NP-Z\d]{12}$/i,
    'Write the 12 letters and digits that SAM.gov shows; they hold no O and no I.',
  ],
  [/^facts\.cage$/, /^[A-Z\d]{5}$/i, 'Write its 5 letters and digits.'],
  [/^facts\.naics/, /^\d{6}( |$)/, "Begin with the 6 digits: '541512 Computer Systems'."],
  [/^facts\.psc/, /^[A-Z\d]{4}( |$)/i, "Begin with the 4 characters: 'DA01 IT Support'."],
  [
    /\.(link|verifyLink|picture)$/,
    /^(https:\/\/|\/)\S+$/,
    'Write the whole address, starting with https://, or / for a file of this site.',
  ],
  [/\.email$/, /^\S+@\S+\.\S+$/, 'Write the whole address: ana@company.com.'],
];

/** Every text in the owner's fields, with its path. What has to have a name and has none counts as empty text. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value.trim()]];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, `${path}[${index}]`));
  const nameless = path.startsWith('pastPerformance[')
    ? {customer: ''}
    : (path.startsWith('people[') || 'link' in (value as object)) && {name: ''};
  return Object.entries({...nameless, ...(value as object)}).flatMap(([key, item]) =>
    textsOf(item, path ? `${path}.${key}` : key),
  );
}

/** Finds what would mislead a buyer or lead nowhere; empty fields are fine. @throws {SettingError} for the first */
export function checkCompany(company: Company): void {
  for (const [path, text] of textsOf(company, '')) {
    const [, form, remedy] = forms.find(([field]) => field.test(path)) ?? [];
    const isWrong = text && form && !form.test(text);
    if (isWrong)
      throw new SettingError(`src/company.ts, ${path}: "${text}" cannot be right. ${remedy}`);
    if (!text && /\.(name|customer)$/.test(path))
      throw new SettingError(
        `src/company.ts, ${path}: there is nothing. Write the name that visitors read.`,
      );
  }
}
