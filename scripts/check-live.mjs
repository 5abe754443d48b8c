/**
 * Before the site goes live: what still has its working value, what the pages claim that the owner must
 * be able to prove, what only the owner can settle, and what buyers look for and don't find.
 *
 *     npm run check:live -- [--strict]
 *
 * `--strict` fails while anything is left to replace or to prove.
 */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import {parse} from 'yaml';
import {runCommand} from './command.mjs';

const identity = 'src/site.ts';

/** The invented names, by fingerprint: a name may stand in the identity file alone. */
const invented = ['0d219e5f96b6', '8e026a6981d6', 'a545b72edfc2', 'd6c522e8bc9b'];
const isInvented = (value) =>
  invented.includes(createHash('sha256').update(value).digest('hex').slice(0, 12));

/** Domains that RFC 2606 and RFC 6761 reserve for examples; they reach nobody. */
const isReservedDomain = (value) =>
  /(^|[@./])(example\.(com|net|org)|[\w-]+\.(example|test|invalid))\/?$/.test(value);

/** Numbers that the numbering plan reserves for fiction: 555-0100 to 555-0199. */
const isReservedPhone = (value) => /55501\d\d$/.test(value.replace(/\D/g, ''));

const isMissing = (value) => value === '';

/** Fields of the identity, when each is open, what to do then, and which variable stands in for it. */
const settings = [
  ['replace', 'company', isInvented, "write the company's full name"],
  ['replace', 'shortName', isInvented, 'write the name people say'],
  ['replace', 'partner', isInvented, "write the sister company's name"],
  ['replace', 'emails.general', isReservedDomain, 'write a mailbox that somebody reads'],
  ['replace', 'emails.behavioral', isReservedDomain, 'write a mailbox that somebody reads'],
  ['replace', 'phone.display', isReservedPhone, 'write the number, in phone.dial too'],
  ['replace', 'phone.dial', isReservedPhone, 'write the number, in phone.display too'],
  ['replace', 'address', isInvented, 'write the mailing address'],
  ['replace', 'url', isReservedDomain, 'write the address of the site', 'SITE_URL'],
  ['replace', 'contact.endpoint', isMissing, 'the contact form sends nothing', 'CONTACT_ENDPOINT'],
  ['decide', 'newsletter.endpoint', isMissing, 'sign-up is not open', 'NEWSLETTER_ENDPOINT'],
  ['decide', 'booking.url', isMissing, 'bookings are by phone or mail', 'BOOKING_URL'],
  ['decide', 'repository', isMissing, '`npm run deploy` has nowhere to publish to'],
];

/** What the pages may claim, and what would prove it. */
export const claims = parse(readFileSync(new URL('claims.yml', import.meta.url), 'utf8'));

/** The lines that visitors read, each with its place. */
const contentLines = (root) =>
  ['src/data', 'src/pages', 'docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => /(?<!\.test)\.(md|tsx?)$/.test(file) && !/(^|\/)_[^/]*$/.test(file))
      .sort()
      .flatMap((file) => {
        const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
        return lines.map((line, index) => ({text: line.trim(), where: `${file}:${index + 1}`}));
      })
      // Words to search by are not shown.
      .filter(({text}) => !text.startsWith('search_terms:')),
  );

/**
 * Looks through the identity and the content of the project in `root`; `env` stands in for fields.
 * @returns {{kind: string, name: string, now: string, where: string, todo: string}[]} the list it belongs to
 * (a key of `headings`), what is there today, file and line, what to do or why
 */
export function findOpen({root = process.cwd(), env = process.env} = {}) {
  const load = createJiti(path.join(root, 'check-live.mjs'), {cache: false, requireCache: false});
  const {site} = load(`./${identity}`);
  const {ownerNotices, buyersLookFor} = load('./src/data/company.ts');
  const source = readFileSync(path.join(root, identity), 'utf8').split('\n');
  const open = settings.flatMap(([kind, name, isOpen, todo, variable]) => {
    const keys = name.split('.');
    const value = env[variable] || keys.reduce((object, key) => object?.[key], site) || '';
    const text = Array.isArray(value) ? value.join('\n') : value;
    // An object, such as `repository`, is set.
    if (typeof text !== 'string' || !isOpen(text)) return [];
    const line = source.findIndex((each) => new RegExp(`^ {2}"?${keys[0]}"?:`).test(each)) + 1;
    const now = text.replaceAll('\n', ', ') || 'not set';
    return [{kind, name, now, where: `${identity}:${line}`, todo}];
  });
  const lines = contentLines(root);
  const claimed = claims.flatMap(({name, pattern, proof}) =>
    lines
      .map(({text, where}) => ({now: new RegExp(pattern, 'i').exec(text)?.[0], where}))
      .filter(({now}) => now)
      .map((found) => ({kind: 'prove', name, ...found, todo: proof})),
  );
  const notices = ownerNotices().map(({name, where, why}) => {
    return {kind: 'know', name, now: '', where, todo: why};
  });
  const facts = buyersLookFor().map(({field, why}) => {
    return {kind: 'fill', name: field, now: '', where: 'src/company.ts', todo: why};
  });
  const isProven = ({name}) => site.provenClaims?.includes(name);
  return [...open, ...[...claimed, ...notices].filter((row) => !isProven(row)), ...facts];
}

const headings = {
  replace: 'To replace before going live',
  decide: 'To decide: the site works without',
  prove: 'To prove: claims on the pages (when you have the proof, add the name to provenClaims)',
  know: 'To know: what only you can settle (when it is, add the name to provenClaims)',
  fill: 'Buyers look for',
};

/** Writes what was found as lists in Markdown, for a terminal and for the summary of a workflow. */
export function present(rows) {
  const lists = Object.entries(headings).flatMap(([kind, heading]) => {
    const lines = rows
      .filter((row) => row.kind === kind)
      .map(({name, now, where, todo}) => `- ${name}${now && `: "${now}"`}, ${where}: ${todo}`);
    return lines.length > 0 ? [[`### ${heading}\n`, ...lines].join('\n')] : [];
  });
  return lists.join('\n\n') || 'Nothing is in the way of going live.';
}

/** What the program ends with: with `--strict` 1 while anything is left to replace or to prove. */
export const exitCode = (rows, isStrict) =>
  isStrict && rows.some(({kind}) => kind === 'replace' || kind === 'prove') ? 1 : 0;

void runCommand(import.meta.url, () => {
  const {strict} = parseArgs({options: {strict: {type: 'boolean'}}}).values;
  const rows = findOpen();
  console.log(present(rows));
  process.exitCode = exitCode(rows, strict);
});
