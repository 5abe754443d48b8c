/** Looks at all articles and services and prints what there is to fix, without building: `npm run check:content`. */
import {load, runCommand} from './command.mjs';

const {projectRoot} = load('../src/content/kinds.ts');

/** Prints problems as lines, for GitHub also as annotations beside their lines; `allWell` where there are none. */
export function printProblems(problems, allWell) {
  const {formatAnnotation, formatProblem} = load('../src/content/messages/index.ts');
  process.exitCode = problems.length === 0 ? 0 : 1;
  if (problems.length === 0) return console.log(allWell);
  if (process.env.GITHUB_ACTIONS === 'true') console.log(problems.map(formatAnnotation).join('\n'));
  console.log(problems.map(formatProblem).join('\n'));
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return console.log(`\n${count} to fix. .github/CONTRIBUTING.md says what each is about.`);
}

/** Options and exit code that `check-prose.mjs` shares. A fault of the check itself isn't the writer's. */
export const options = {root: {type: 'string', default: projectRoot}};
export const fault = {prefix: 'The check itself has failed: ', code: 2};

async function main({root}) {
  const {checkProject} = load('../src/content/check/index.ts');
  const {problems, summary} = await checkProject(root);
  printProblems(problems, 'Nothing to fix.');
  console.log(summary);
}

void runCommand(import.meta.url, options, main, fault);
