/**
 * Before the site goes live: lists what still has a placeholder value, the claims on pages that the owner must be able
 * to prove, what only the owner can decide, and what buyers look for but won't find.
 *
 *     npm run check:live -- [--strict]       strict: fails while anything is left to replace or to prove
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import yaml from '../src/yaml.cjs';
import {load, runCommand} from './command.mjs';

const {leaves} = load('../src/content/check/fields.ts');
const {diskSource, readYaml} = load('../src/content/load/index.ts');
const {ownerFiles} = load('../src/content/kinds.ts');
const {files: yamlFiles} = load('../src/content/model/index.ts');

const {invented, settings, reserved, claims, settlers, know, fill} = parse(
  readFileSync(new URL('live.yml', import.meta.url), 'utf8'),
);
export {claims, fill, know, settlers};

const isOpen = (value) =>
  value === '' ||
  new RegExp(reserved).test(value) ||
  invented.includes(createHash('sha256').update(value).digest('hex').slice(0, 12));

const fieldOf = (object, name) => name.split('.').reduce((value, key) => value?.[key], object);

/** The files with text that visitors read, split into lines. */
function contentFiles(root) {
  const words = Object.values(yamlFiles)
    .map(({file}) => file)
    .filter(
      (file) => !Object.values(ownerFiles).includes(file) && existsSync(path.join(root, file)),
    );
  const texts = ['src/pages', 'docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
      .filter((file) => /(?<!\.test)\.(md|tsx)$/.test(file) && !/(^|\/)_[^/]*$/.test(file))
      .sort(),
  );
  return [...words, ...texts].map((file) => [
    file,
    readFileSync(path.join(root, file), 'utf8').split('\n'),
  ]);
}

/** Where a pattern matches text that visitors read: `docs/a.md:3, 8; docs/b.md:1`. */
function placesOf(pattern, files) {
  const unshown = /^search_terms:.*|\{\{basis: .*?\}\}/g;
  const isFound = (line) => new RegExp(pattern, 'i').test(line.replace(unshown, ''));
  return files
    .map(([file, lines]) => [file, lines.flatMap((line, at) => (isFound(line) ? [at + 1] : []))])
    .filter(([, numbers]) => numbers.length > 0)
    .map(([file, numbers]) => `${file}:${numbers.join(', ')}`)
    .join('; ');
}

/**
 * Searches the identity and content of the project in `root`. Variables in `env` can replace fields.
 * @returns {{kind: string, name: string, now?: string, where?: string, todo: string}[]} `kind` is a key of `headings`
 */
export function findOpen({root = process.cwd(), env = process.env} = {}) {
  const [{document, lineOf}, company] = [ownerFiles.identity, ownerFiles.company].map((file) =>
    readYaml(diskSource(root), file),
  );
  const [site, facts] = [document, company.document].map(yaml.valuesOf);
  const open = settings.flatMap(({kind, name, todo, variable}) => {
    const value = env[variable] || fieldOf(site, name) || '';
    const text = Array.isArray(value) ? value.join('\n') : value;
    // An object, such as `repository`, is set.
    if (typeof text !== 'string' || !isOpen(text)) return [];
    const now = text.replaceAll('\n', ', ') || 'not set';
    return [{kind, name, now, where: `${ownerFiles.identity}:${lineOf(name.split('.'))}`, todo}];
  });
  const files = contentFiles(root);
  const claimed = claims
    .map(({name, pattern, proof}) => ({name, where: placesOf(pattern, files), todo: proof}))
    .flatMap((claim) => (claim.where ? [{kind: 'prove', ...claim}] : []));
  const isEmpty = (name) =>
    leaves(fieldOf(facts, name)).every(({leaf}) => !String(leaf ?? '').trim());
  const isIn = (file, pattern) =>
    existsSync(file) && new RegExp(pattern, 'im').test(readFileSync(file, 'utf8'));
  const notices = know
    .filter(({until}) => !until || isEmpty(until))
    .filter(({pattern, where}) => !pattern || isIn(path.join(root, where), pattern))
    .map(({by, name, where, todo}) => ({kind: by, name, where, todo}));
  const unfilled = Object.entries(fill)
    .filter(([name]) => isEmpty(name) && !know.some(({until}) => until === name))
    .map(([name, todo]) => ({kind: 'fill', name, todo}));
  const isProven = ({name}) => site.claims?.some((claim) => claim.name === name);
  return [...open, ...[...claimed, ...notices].filter((row) => !isProven(row)), ...unfilled];
}

const headings = {
  replace: 'To replace before going live',
  decide: 'To decide: the site works without',
  prove: 'To prove: claims on the pages (then give each its basis in `claims`, which pages print)',
  ...settlers,
  fill: `Buyers look for, and find in ${ownerFiles.company}`,
};

/** Formats the lists as Markdown, for the terminal and for a workflow's summary. */
export function present(rows) {
  const lists = Object.entries(headings).flatMap(([kind, heading]) => {
    const lines = rows
      .filter((row) => row.kind === kind)
      .map(({name, now, where, todo}) =>
        [`- ${name}${now ? `, now "${now}"` : ''}: ${todo}`, where].filter(Boolean).join('\n  '),
      );
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
