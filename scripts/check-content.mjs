/**
 * Looks at all articles and services and prints everything there is to mend, without building.
 *
 *     npm run check:content [-- --json]
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import createJiti from 'jiti';
import {runCommand} from './command.mjs';

const project = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const load = createJiti(import.meta.url);

const plural = (count, one, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/**
 * What the command prints.
 * @param {import('../src/content/check').Result} result what the check has found
 * @param {{json?: boolean, inActions?: boolean}} options `json`: for machines; `inActions`: one
 *   annotation a problem too, which GitHub shows beside its line
 */
function describeResult({problems, counts}, {json = false, inActions = false} = {}) {
  const {formatAnnotation, formatProblem} = load('../src/content/check/problem.ts');
  if (json) return JSON.stringify({problems, counts}, null, 2);
  if (problems.length === 0) {
    const {articles, services, images, terms} = counts;
    return `All is well: ${plural(articles, 'article')}, ${plural(services, 'service')}, ${plural(images, 'picture')} and ${plural(terms, 'term')} can be published.`;
  }
  const files = new Set(problems.map(({file}) => file)).size;
  return [
    ...(inActions ? problems.map(formatAnnotation) : []),
    ...problems.map(formatProblem),
    '',
    `${plural(problems.length, 'problem')} in ${plural(files, 'file')}. What each means stands in .github/CONTRIBUTING.md.`,
  ].join('\n');
}

async function main() {
  const {values} = parseArgs({
    options: {json: {type: 'boolean', default: false}, root: {type: 'string', default: project}},
  });
  const {checkProject} = load('../src/content/check/whole.ts');
  const result = await checkProject(values.root);
  console.log(
    describeResult(result, {json: values.json, inActions: process.env.GITHUB_ACTIONS === 'true'}),
  );
  process.exitCode = result.problems.length === 0 ? 0 : 1;
}

// A fault of the check itself, and no problem of a writer's.
void runCommand(import.meta.url, main, {prefix: 'The check itself has failed: ', code: 2});
