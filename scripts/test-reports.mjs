/**
 * What the test runners' reports say: how many tests passed and failed, and which ones a reader of
 * the last lines must hear of by name. (Hosts cut the beginning of a long log, so a failure that is
 * only told where it happened may never be read.)
 *
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [told] a line for each test that failed, or that passed only at its second try
 */

const colors = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The first line of an error message, without colors. @param {string} [message] */
const firstLine = (message = '') => message.replace(colors, '').trim().split('\n')[0].slice(0, 300);

/** Tests in Jest's report; a file that cannot even be loaded counts as a failure. @returns {Count} */
export function countJest({
  numPassedTests,
  numFailedTests,
  numRuntimeErrorTestSuites,
  testResults = [],
}) {
  const told = testResults.flatMap(({name, assertionResults, message}) => {
    const failed = assertionResults.filter(({status}) => status === 'failed');
    if (assertionResults.length === 0) return [`${name}: ${firstLine(message)}`];
    return failed.map(
      ({fullName, failureMessages}) => `${name} › ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
  return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, told};
}

/** Every test of a suite in Playwright's report and of the suites in it, under its whole name. */
function testsOfSuite(suite, names = []) {
  return [
    ...(suite.specs ?? []).flatMap(({title, file, line, tests}) =>
      tests.map((test) => ({name: [`${file}:${line}`, ...names, title].join(' › '), ...test})),
    ),
    ...(suite.suites ?? []).flatMap((inner) => testsOfSuite(inner, [...names, inner.title])),
  ];
}

/** Every test of Playwright's report under its whole name, however deep its file nests it. */
export const playwrightTests = ({suites = []}) => suites.flatMap((suite) => testsOfSuite(suite));

/** Tests in Playwright's report; an error outside of any test counts as a failure. @returns {Count} */
export function countPlaywright(report) {
  const {stats, errors} = report;
  const troubled = playwrightTests(report)
    .filter(({status}) => status === 'unexpected' || status === 'flaky')
    .map(({name, status, results}) => {
      const message = firstLine(results.find(({error}) => error)?.error.message);
      return `${name}${status === 'flaky' ? ' (passed at its second try)' : ''}: ${message}`;
    });
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    told: [...troubled, ...errors.map(({message}) => firstLine(message))],
  };
}
