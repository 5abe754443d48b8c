/**
 * Which pages a change touches, as Markdown for the summary of a pull request.
 *
 *     node scripts/changed-routes.mjs [BASE]      compares with BASE, by default HEAD^1
 */
import {execFileSync} from 'node:child_process';
import {runCommand} from './command.mjs';

/** Pages whose copy has another name than their address. */
const ofData = {
  home: '/',
  search: '*',
  delivery: '/contact',
  inquiryTypes: '/contact',
  notFound: '/404',
};

const verbs = {A: 'new', D: 'removed', M: 'changed'};

/**
 * The page that a file is about.
 * @param {string} file path from the project's folder
 * @returns {string | undefined} its address, `*` where every page may look different, or nothing
 *   where no visitor sees the file
 */
export function routeOf(file) {
  if (/\.(test|spec)\.\w+$|^(tests|scripts|\.github|\.ci|src\/testing)\//.test(file))
    return undefined;
  const content = /^(docs|blog)\/(?:[\w-]+\/)?(?:\d{4}-\d{2}-\d{2}-)?([^/_][^/]*)\.md$/.exec(file);
  if (content) return `${content[1] === 'docs' ? '/services' : '/insights'}/${content[2]}`;
  if (/^(docs|blog)\/(.*\/)?_template\.md$/.test(file)) return undefined;
  const page = /^src\/pages\/(.*?)(?:\/?index)?\.tsx$/.exec(file);
  if (page) return `/${page[1]}`;
  const data = /^src\/data\/(\w+)\.ts$/.exec(file)?.[1];
  if (data) return data in ofData ? ofData[data] : `/${data}`;
  return /^(src|static|docs|blog)\/|^docusaurus\.config|^sidebars|^package(-lock)?\.json$/.test(
    file,
  )
    ? '*'
    : undefined;
}

/**
 * Puts a change into words.
 * @param {string} diff what `git diff --name-status --no-renames` says
 */
export function describe(diff) {
  const rows = diff
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([status, file = '']) => ({route: routeOf(file), verb: verbs[status] ?? 'changed', file}))
    .filter(({route}) => route !== undefined);
  const pages = rows
    .filter(({route}) => route !== '*')
    .sort((a, b) => (a.route < b.route ? -1 : 1));
  const shared = rows.length - pages.length;
  return [
    '### Pages this change touches',
    '',
    ...(pages.length > 0 ? ['| Page | | File |', '|---|---|---|'] : []),
    ...pages.map(({route, verb, file}) => `| \`${route}\` | ${verb} | \`${file}\` |`),
    ...(shared > 0
      ? [
          '',
          `Any page may look different: ${shared} shared ${shared === 1 ? 'file' : 'files'} changed.`,
        ]
      : []),
    ...(rows.length === 0 ? ['None.'] : []),
    '',
    'The built site is the artifact **preview** below: unpack it, then `npm run serve -- --dir FOLDER`.',
  ].join('\n');
}

function main() {
  const base = process.argv[2] ?? 'HEAD^1';
  // A file in an odd script is named as it is, not in octal numbers.
  const diff = [
    '-c',
    'core.quotePath=false',
    'diff',
    '--name-status',
    '--no-renames',
    base,
    'HEAD',
  ];
  console.log(describe(execFileSync('git', diff, {encoding: 'utf8'})));
}

void runCommand(import.meta.url, main);
