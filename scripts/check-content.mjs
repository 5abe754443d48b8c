/** Checks all content and prints what to fix, without a build: `npm run check:content`. */
import {load, runCommand} from './command.mjs';

const {projectRoot} = load('../src/content/kinds.ts');

/** Prints problems, on GitHub also as annotations, or `allWell` if there are none. Sets the exit code. */
export function printProblems(problems, allWell) {
  const {formatAnnotation, formatProblem} = load('../src/content/messages/index.ts');
  process.exitCode = problems.length === 0 ? 0 : 1;
  if (problems.length === 0) return console.log(allWell);
  if (process.env.GITHUB_ACTIONS === 'true') console.log(problems.map(formatAnnotation).join('\n'));
  console.log(problems.map(formatProblem).join('\n'));
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return console.log(`\n${count} to fix. .github/CONTRIBUTING.md says what each is about.`);
}

/** Shared with `check-prose.mjs`. An error in the check itself has its own exit code, since writers can't fix it. */
export const options = {root: {type: 'string', default: projectRoot}};
export const fault = {prefix: 'The check itself has failed: ', code: 2};

async function main({root}) {
  const {checkProject} = load('../src/content/check/index.ts');
  const {problems, summary} = await checkProject(root);
  printProblems(problems, 'Nothing to fix.');
  console.log(summary);
}

void runCommand(import.meta.url, options, main, fault);
