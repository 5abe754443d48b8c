/**
 * Before the site goes live: what still has its working value, what the pages claim that the owner must be able to
 * prove, what only the owner can settle, and what buyers look for and don't find.
 *
 *     npm run check:live -- [--strict]       strict: fails while anything is left to replace or to prove
 */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import createJiti from 'jiti';
import {parse} from 'yaml';
import {load, runCommand} from './command.mjs';

const {leaves} = load('../src/leaves.ts');

const identity = 'src/site.ts';

const {invented, settings, reserved, claims, know, fill} = parse(
  readFileSync(new URL('live.yml', import.meta.url), 'utf8'),
);
export {claims, fill, know};

const isOpen = (value) =>
  value === '' ||
  new RegExp(reserved).test(value) ||
  invented.includes(createHash('sha256').update(value).digest('hex').slice(0, 12));

const fieldOf = (object, name) => name.split('.').reduce((value, key) => value?.[key], object);

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
 * @returns {{kind: string, name: string, now: string, where: string, todo: string}[]} `kind` is a key of `headings`
 */
export function findOpen({root = process.cwd(), env = process.env} = {}) {
  const read = createJiti(path.join(root, 'check-live.mjs'), {cache: false, requireCache: false});
  const {site} = read(`./${identity}`);
  const {company} = read('./src/company.ts');
  const source = readFileSync(path.join(root, identity), 'utf8').split('\n');
  const open = settings.flatMap(({kind, name, todo, variable}) => {
    const value = env[variable] || fieldOf(site, name) || '';
    const text = Array.isArray(value) ? value.join('\n') : value;
    // An object, such as `repository`, is set.
    if (typeof text !== 'string' || !isOpen(text)) return [];
    const line =
      source.findIndex((each) => new RegExp(`^ {2}"?${name.split('.')[0]}"?:`).test(each)) + 1;
    const now = text.replaceAll('\n', ', ') || 'not set';
    return [{kind, name, now, where: `${identity}:${line}`, todo}];
  });
  const lines = contentLines(root);
  const claimed = claims.flatMap(({name, pattern, proof: todo}) =>
    lines.flatMap(({text, where}) => {
      const now = new RegExp(pattern, 'i').exec(text)?.[0];
      return now ? [{kind: 'prove', name, now, where, todo}] : [];
    }),
  );
  const isEmpty = (name) =>
    leaves(fieldOf(company, name)).every(({leaf}) => !String(leaf ?? '').trim());
  const notices = know
    .filter(({until}) => !until || isEmpty(until))
    .map(({name, where, todo}) => ({kind: 'know', name, now: '', where, todo}));
  const facts = Object.entries(fill)
    .filter(([name]) => isEmpty(name))
    .map(([name, todo]) => ({kind: 'fill', name, now: '', where: 'src/company.ts', todo}));
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

/** Writes lists in Markdown, for a terminal and for the summary of a workflow. */
export function present(rows) {
  const lists = Object.entries(headings).flatMap(([kind, heading]) => {
    const lines = rows
      .filter((row) => row.kind === kind)
      .map(({name, now, where, todo}) => `- ${name}${now && `: "${now}"`}, ${where}: ${todo}`);
    return lines.length > 0 ? [[`### ${heading}\n`, ...lines].join('\n')] : [];
  });
  return lists.join('\n\n') || 'Nothing is in the way of going live.';
}

export const exitCode = (rows, isStrict) =>
  isStrict && rows.some(({kind}) => kind === 'replace' || kind === 'prove') ? 1 : 0;

void runCommand(import.meta.url, {strict: {type: 'boolean'}}, ({strict}) => {
  const rows = findOpen();
  console.log(present(rows));
  process.exitCode = exitCode(rows, strict);
});
