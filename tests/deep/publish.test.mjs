/**
 * Runs each command of the workflows as a GitHub runner would, in a copy of the project with another company's values,
 * and looks for each of those values in the build. Only in the deep run: it installs from an empty cache.
 * @jest-environment node
 */
import {execFile, execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {parse} from 'yaml';
import {identities} from '../support/projectCopy.mjs';
import {createStaticServer} from '../../scripts/serve.mjs';
import {files as yamlFiles} from '../../src/content/model';
import {makeFolder} from '../../src/testing/folder';

/** The steps of all workflows; those of publish.yml come first because the others check its build. */
const steps = ['publish', 'check', 'daily', 'evidence'].flatMap((name) => {
  const {jobs} = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
  return Object.values(jobs).flatMap((job) => job.steps ?? []);
});
const commands = new Map(steps.filter(({run}) => run).map(({run, env = {}}) => [run, env]));

/** What GitHub fills in for a project site, under the path of its repository. */
const base = '/website/';
const host = 'owner.github.io';
const filledIn = {
  'steps.pages.outputs.host': host,
  'steps.pages.outputs.base_path': base.slice(0, -1),
  'github.token': '',
  'needs.build.outputs.address': `https://${host}${base}`,
  'vars.CONTACT_ENDPOINT': '',
  'vars.NEWSLETTER_ENDPOINT': '',
  'vars.BOOKING_URL': '',
};
const fillIn = (text) =>
  text.replace(/\$\{\{ (.*?) \}\}/g, (_, name) => {
    if (!(name in filledIn)) throw new Error(`No value for ${name}.`);
    return filledIn[name];
  });

const replacements = [
  // A registry without the audit endpoint is not a fault of a package.
  [/^npm audit /, (run) => `output=$(${run} 2>&1) || grep 'audit endpoint' <<< "$output"`],
  // This is part of it.
  [/^npm test\b/, () => ''],
  // It takes an hour; scripts/evidence.test.mjs looks at the page that it writes.
  [/^npm run evidence$/, () => ''],
  // No run to download from, and nobody to ask: the clone is pushed to itself.
  [
    /^gh run download /m,
    (run) =>
      `gh() { mkdir -p static/evidence; touch static/evidence/new.json; }\ngit remote add origin .\n${run}`,
  ],
  [/^npx playwright install /, (run) => run.replace('--with-deps', '--dry-run')],
];

/** The runner's clone, and the URL of a local server in place of the published site. */
const root = makeFolder();
let server;

/** Runs a command as a runner would. @returns "succeeds", or the output of a failed command */
function runStep(run, env) {
  const [, replacement] = replacements.find(([pattern]) => pattern.test(run)) ?? [];
  const visiting = `const get = fetch;
    globalThis.fetch = (url, options) => get(url.replace('https://${host}', '${server}'), options);`;
  const given = {
    ...process.env,
    NODE_ENV: undefined,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: path.join(root, 'summary.md'),
    npm_config_cache: path.join(root, 'cache'),
    // check.yml checks the build of publish.yml.
    ...(run.includes('--dir') && {SITE_URL: `https://${host}`, BASE_URL: base}),
    ...(run.includes('$ADDRESS') && {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(visiting)}`,
    }),
  };
  for (const [name, text] of Object.entries(env)) given[name] = fillIn(String(text));
  const options = {cwd: root, env: given, maxBuffer: 2 ** 26};
  return promisify(execFile)('bash', ['-e', '-c', replacement?.(run) ?? run], options).then(
    () => 'succeeds',
    ({stdout, stderr}) => stdout + stderr,
  );
}

/** The files of the build: names and content. */
let files;
const results = new Map();

beforeAll(async () => {
  const gitIn = (cwd, ...args) => execFileSync('git', args, {cwd, stdio: 'ignore'});
  const origin = makeFolder();
  const git = gitIn.bind(null, origin);
  git('init', '-b', 'main');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@b.example');
  git(`--work-tree=${process.cwd()}`, 'add', '-A');
  git('commit', '-m', 'The project');
  git('reset', '--hard');
  git('switch', '-c', 'change');
  cpSync(`${identities}/complete`, origin, {recursive: true});
  git('add', '-A');
  git('commit', '-m', 'Fill in');
  git('switch', 'main');
  git('merge', '--no-ff', 'change', '-m', 'Merge');

  // Like actions/checkout: a shallow clone of the merge, with no branch.
  const depth = steps[0].with['fetch-depth'] ?? 1;
  const clone = gitIn.bind(null, root);
  clone('init');
  clone('fetch', '--no-tags', `--depth=${depth}`, `file://${origin}`, '+HEAD:refs/remotes/merge');
  clone('checkout', '--detach', 'refs/remotes/merge');

  const build = path.join(root, 'build');
  const answering = createStaticServer({dir: build, base}).listen(0);
  await once(answering, 'listening');
  server = `http://localhost:${answering.address().port}`;
  for (const [run, env] of commands) results.set(run, await runStep(run, env));
  answering.close();
  files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(build, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'utf8').toLowerCase()]);
}, 900_000);

test.each([...commands.keys()])('workflow command succeeds: %s', (run) =>
  expect(results.get(run)).toBe('succeeds'),
);

/** The files in the build that contain a text. */
const filesWith = (text) =>
  files.filter(([, own]) => own.includes(text.toLowerCase())).map(([file]) => file);

/** The path in the model of every field that an owner may fill in. */
const fieldsOf = (fields, above = '') =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.fields ? fieldsOf(field.fields, `${above}${name}.`) : `${above}${name}`,
  );
const {identity, company} = yamlFiles;

/** An owner's YAML file, with every value as a string. */
const readIdentity = (file) => parse(readFileSync(file, 'utf8'), {schema: 'failsafe'});

/** All values of the other company, with the paths of their fields. */
const valuesIn = (value, field) =>
  typeof value === 'object'
    ? Object.entries(value).flatMap(([name, own]) =>
        valuesIn(own, Array.isArray(value) ? field : [field, name].filter(Boolean).join('.')),
      )
    : [{field, value: String(value)}];
const values = ['identity', 'company'].flatMap((name) =>
  valuesIn(readIdentity(`${identities}/complete/src/site/${name}.yml`)),
);

/** How values look on a page, if not as they were written. */
const traces = {
  phone: (value) => `tel:${value.replaceAll(' ', '')}`,
  // The month follows it, before the period.
  'claims.basis': (value) => value.replace(/\.$/, ''),
};

/** Fields that change nothing on the published site, and what they change instead. */
const elsewhere = {
  url: 'the site’s URL, if the environment has none: src/settings.test.ts',
  'officeHours.timeZone': 'the current day, in src/content/days.ts and src/islands/OfficeHours',
  'repository.deploymentBranch': 'where `npm run deploy` publishes to',
  'claims.name': 'what `npm run check:live` asks for',
  'claims.date': 'the same',
};

test.each(
  fieldsOf({...identity.fields, ...company.fields}).filter((field) => !(field in elsewhere)),
)('every field the owner fills in is published: %s', (field) => {
  const own = values.filter((one) => `${one.field}.`.startsWith(`${field}.`));
  // Ignore values that are part of another field's value.
  const others = values.filter((one) => !own.includes(one)).map(({value}) => value);
  const isOwn = ({value}) => !others.some((other) => other.includes(value));
  expect(own.filter(isOwn)).not.toEqual([]);
  for (const {value} of own) {
    // Not in scripts alone, which may include values that no page shows.
    const published = filesWith(traces[field]?.(value) ?? value);
    expect(published.filter((file) => !file.endsWith('.js'))).not.toEqual([]);
  }
});

test("none of the original company's values is left in another company's site", () => {
  const {company: name, partner, emails, phone} = readIdentity('src/site/identity.yml');
  const left = [name, partner, phone, ...Object.values(emails)].filter(
    (value) => value.length > 3 && !values.some((one) => one.value === value),
  );
  expect(left.flatMap(filesWith)).toEqual([]);
});
