/**
 * Before the site goes live: what still has its working value, what the pages claim that the owner must
 * be able to prove, what only the owner can settle, and what buyers look for and don't find.
 *
 *     npm run check:live -- [--strict] [--markdown]
 *
 * `--strict` fails while anything is left to replace or to prove; `--markdown` is for the summary of
 * a workflow.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import {runCommand} from './command.mjs';

const identity = 'src/site.ts';

/** Where the owner's facts are read: it exports `buyersLookFor` and `ownerNotices`. */
const companyFacts = 'src/data/company.ts';

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

/**
 * Fields of the identity, when each is open, what to do then, and which variable stands in for it. What can
 * be left as it is, knowingly, is to `decide`.
 */
export const settings = [
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

/** What the pages may claim, and what would prove it. A name can be put into `provenClaims`. */
export const claims = [
  ['15+ years', /(?<![\w+])\d+\+(?![\w+])/, 'the working years of your people, added up'],
  ['100% client satisfaction', /\b100 ?%/, 'acceptance records, or say it otherwise'],
  ['99.99% uptime', /\b99\.\d+ ?% (uptime|availability)/i, 'what your agreements commit to'],
  ['24/7 support', /\b24\/7\b/, 'an on-call schedule for nights and holidays'],
  [
    'response times',
    /\b\d+ (minutes|hours)\b.*\bresponse|\bresponse.*\b\d+ (minutes|hours)\b/i,
    'response records, or contracts',
  ],
  [
    'credentials',
    /\bBoard Certified\b|\blicensed (health )?(professional|clinician)s? (do|read|will)\b/i,
    'certificates and licenses, by person',
  ],
  [
    'promises before a contract',
    /\bbefore you sign, (you|we)\b|\b(your|our) proposal (names|lists|states|will)\b/i,
    'whoever can keep them',
  ],
  ['a written account of a missed target', /\bwritten account\b/i, 'who writes it, and when'],
  ['tests with assistive technology', /\btest plan.*assistive/i, 'the people and tools for them'],
];

/** The lines that visitors read, each with its place. */
function contentLines(root) {
  return ['src/data', 'src/pages', 'docs', 'blog'].flatMap((folder) =>
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
}

/** The claim itself, with a few words around it. */
function excerpt(text, index) {
  const start = text.lastIndexOf(' ', Math.max(0, index - 15)) + 1;
  return /^.{0,55}(?!\S)|^.{0,55}/.exec(text.slice(start))[0];
}

/**
 * Looks through the identity and the content.
 * @param {{root?: string, env?: Record<string, string | undefined>}} options the project's folder,
 *   and the environment whose variables stand in for fields
 * @returns {{kind: string, name: string, now: string, where: string, todo: string}[]} what the owner has
 *   to look at: its table (a key of `headings`), what is there today, file and line, what to do or why
 */
export function findOpen({root = process.cwd(), env = process.env} = {}) {
  const load = createJiti(path.join(root, 'check-live.mjs'), {cache: false, requireCache: false});
  const {site} = load(`./${identity}`);
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
  const isProven = (name) => site.provenClaims?.includes(name);
  const lines = contentLines(root);
  const claimed = claims.flatMap(([name, pattern, proof]) =>
    lines.flatMap(({text, where}) => {
      const found = pattern.exec(text);
      if (!found || isProven(name)) return [];
      return [{kind: 'prove', name, now: excerpt(text, found.index), where, todo: proof}];
    }),
  );
  const hasFacts = existsSync(path.join(root, companyFacts));
  const {ownerNotices, buyersLookFor} = hasFacts ? load(`./${companyFacts}`) : {};
  const notices = (ownerNotices?.() ?? [])
    .filter(({name}) => !isProven(name))
    .map(({name, where, why}) => ({kind: 'know', name, now: '', where, todo: why}));
  const facts = (buyersLookFor?.() ?? []).map(({field, why}) => {
    return {kind: 'fill', name: field, now: 'empty', where: 'src/company.ts', todo: why};
  });
  return [...open, ...claimed, ...notices, ...facts];
}

const headings = {
  replace: 'To replace before going live',
  decide: 'To decide: the site works without',
  prove: 'To prove: claims on the pages (when you have the proof, add the name to provenClaims)',
  know: 'To know: what only you can settle (when it is, add the name to provenClaims)',
  fill: 'Buyers look for',
};

/**
 * Writes what was found as tables.
 * @param {ReturnType<typeof findOpen>} rows
 * @param {boolean} isMarkdown for a workflow's summary, else for a terminal
 */
export function present(rows, isMarkdown) {
  if (rows.length === 0) return 'Nothing is in the way of going live.';
  const columns = ['name', 'now', 'where', 'todo'];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const asMarkdown = (row) =>
    columns.map((column) => row[column].replaceAll('|', '\\|')).join(' | ');
  const asLine = (row) =>
    columns.map((column, index) => row[column].padEnd(widths[index])).join('  ');
  return Object.entries(headings)
    .map(([kind, heading]) => [heading, rows.filter((row) => row.kind === kind)])
    .filter(([, group]) => group.length > 0)
    .map(([heading, group]) =>
      isMarkdown
        ? `### ${heading}\n\n| What | Now | Where | What to do |\n|---|---|---|---|\n` +
          group.map((row) => `| ${asMarkdown(row)} |`).join('\n')
        : `${heading}\n\n${group.map((row) => `  ${asLine(row)}`.trimEnd()).join('\n')}`,
    )
    .join('\n\n');
}

/** What the program ends with: with `--strict` 1 while anything is left to replace or to prove. */
export const exitCode = (rows, isStrict) =>
  isStrict && rows.some(({kind}) => kind === 'replace' || kind === 'prove') ? 1 : 0;

function main() {
  const options = {strict: {type: 'boolean'}, markdown: {type: 'boolean'}};
  const {strict, markdown} = parseArgs({options}).values;
  const rows = findOpen();
  console.log(present(rows, markdown));
  process.exitCode = exitCode(rows, strict);
}

void runCommand(import.meta.url, main);
