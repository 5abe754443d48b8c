/**
 * Carries out each command of the workflows as a runner does, in a copy of the project of another company, with
 * content that is not of every day: drafts, signs that mean something to HTML, old addresses, a page of its own.
 * @jest-environment node
 */
import {execFile, execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {load} from 'cheerio';
import {parse, stringify} from 'yaml';
import {article, pixel, service} from '../src/content/corpus/project';
import {files as yamlFiles} from '../src/content/model';
import {makeFolder} from '../src/testing/folder';
import {buildCopy, identities} from './project-copy.mjs';
import {createStaticServer} from './serve.mjs';

/** The steps of all workflows; those of publish.yml first, because the others look at what it builds. */
const steps = ['publish', 'check', 'daily'].flatMap((name) => {
  const {jobs} = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
  return Object.values(jobs).flatMap((job) => job.steps ?? []);
});
const commands = new Map(steps.filter(({run}) => run).map(({run, env = {}}) => [run, env]));

/** What GitHub fills in: the site is a project's, at a path of the owner's address. */
const base = '/website/';
const host = 'owner.github.io';
const filledIn = {
  'steps.pages.outputs.host': host,
  'steps.pages.outputs.base_path': base.slice(0, -1),
  'needs.build.outputs.address': `https://${host}${base}`,
  'vars.CONTACT_ENDPOINT': '',
  'vars.NEWSLETTER_ENDPOINT': '',
  'vars.BOOKING_URL': '',
};
const fillIn = (text) =>
  text.replace(/\$\{\{ (.*?) \}\}/g, (_, name) => {
    if (!(name in filledIn)) throw new Error(`Nothing is filled in for ${name}.`);
    return filledIn[name];
  });

/** The deep run installs from an empty cache and asks the registry. `npm test` is what runs already. */
const isDeep = Boolean(process.env.DEEP_TESTS);
const standIns = [
  [/^npm ci$/, (run) => (isDeep ? run : `${run} --dry-run`)],
  // A registry that doesn't answer this question says nothing against a package.
  [
    /^npm audit /,
    (run) => (isDeep ? `said=$(${run} 2>&1) || grep 'audit endpoint' <<< "$said"` : ''),
  ],
  [/^npm test\b/, () => ''],
  [/^npx playwright install /, (run) => run.replace('--with-deps', '--dry-run')],
];

/** The runner's clone, and the address that answers for the published site. */
const root = makeFolder();
let server;

/** Carries out a command as a runner does. @returns what was said where it fails */
function carryOut(run, env) {
  const [, standIn] = standIns.find(([pattern]) => pattern.test(run)) ?? [];
  const visiting = `const get = fetch;
    globalThis.fetch = (url, options) => get(url.replace('https://${host}', '${server}'), options);`;
  const given = {
    ...process.env,
    NODE_ENV: undefined,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: at('summary.md'),
    npm_config_cache: at('cache'),
    // What check.yml looks at was built by publish.yml.
    ...(run.includes('--dir') && {SITE_URL: `https://${host}`, BASE_URL: base}),
    ...(run.includes('$ADDRESS') && {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(visiting)}`,
    }),
  };
  for (const [name, text] of Object.entries(env)) given[name] = fillIn(String(text));
  const options = {cwd: root, env: given, maxBuffer: 2 ** 26};
  return promisify(execFile)('bash', ['-e', '-c', standIn?.(run) ?? run], options).then(
    () => 'It ends well.',
    ({stdout, stderr}) => stdout + stderr,
  );
}

/** The files of the build, by their names, and what stands in them. */
let files;

const at = (...names) => path.join(root, ...names);
const read = (file) => readFileSync(at('build', file), 'utf8');

/** The corpus's article with these fields in place of its own. */
function articleWith(fields, text = 'Text.') {
  const [, own] = article.split('---\n');
  return `---\n${stringify({...parse(own), date: '2025-10-12', ...fields})}---\n\n${text}\n`;
}

/** What must not be found: a word of each file's name, of its title and of its text. */
const hidden = ['zebrawood', 'quillfeather', 'marzipan', 'nightjar', 'tamarind', 'umbrellabird'];

/** What stands after a picture's end does not matter to browsers. Under 10 kB it would be inlined. */
const picture = (bytes) => Buffer.concat([pixel, Buffer.alloc(bytes)]);

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
  const write = (file, text) => writeFileSync(path.join(origin, file), text);
  cpSync(`${identities}/complete`, origin, {recursive: true});
  const rooms = service
    .replace(/\nredirect_from:.*/, '')
    .replace(/^title: .*$/m, 'title: Quillfeather rooms')
    .replace(/^sidebar_position: .*$/m, 'sidebar_position: 98\ndraft: true');
  write('docs/technology/zebrawood-rooms.md', rooms);
  const draft = {title: 'Nightjar news', draft: true, redirect_from: ['/insights/nightjar']};
  write(
    'blog/2025-10-12-marzipan-news.md',
    articleWith(draft, 'Nightjars.\n\n![It](./marzipan.png)'),
  );
  write('blog/marzipan.png', picture(20_001));
  const later = {title: 'Umbrellabird news', date: '2999-10-12'};
  write('blog/2999-10-12-tamarind-news.md', articleWith(later, 'Umbrellabirds.'));

  write('blog/large.png', picture(20_000));
  write('blog/form.pdf', '%PDF-1.4');
  const signs = {
    title: 'Signs & "quotes" with 5 < 6',
    redirect_from: ['/insights/old-signs', '/signs.html'],
  };
  const text =
    '## 5 < 6 & more\n\nWords & "quotes" with 5 < 6.\n\n![Large](./large.png)\n\n[The form](./form.pdf)';
  write('blog/2025-10-12-signs.md', articleWith(signs, text));
  write('src/pages/quokka.md', '---\ntitle: Quokka\ndescription: Work here.\n---\n\nJoin us.\n');
  git('add', '-A');
  git('commit', '-m', 'Write');
  git('switch', 'main');
  git('merge', '--no-ff', 'change', '-m', 'Merge');

  // As actions/checkout has it: so many commits of the merge, and no branch.
  const depth = steps[0].with['fetch-depth'] ?? 1;
  const clone = gitIn.bind(null, root);
  clone('init');
  clone('fetch', '--no-tags', `--depth=${depth}`, `file://${origin}`, '+HEAD:refs/remotes/merge');
  clone('checkout', '--detach', 'refs/remotes/merge');
  if (!isDeep) symlinkSync(path.resolve('node_modules'), at('node_modules'));

  const answering = createStaticServer({dir: at('build'), base}).listen(0);
  await once(answering, 'listening');
  server = `http://localhost:${answering.address().port}`;
  for (const [run, env] of commands) results.set(run, await carryOut(run, env));
  answering.close();
  files = readdirSync(at('build'), {recursive: true, encoding: 'utf8'})
    // A redirect from `/signs.html` is a folder of that name.
    .filter((file) => statSync(at('build', file)).isFile())
    .map((file) => [file, read(file).toLowerCase()]);
}, 900_000);

test.each([...commands.keys()])('"%s", a command of the workflows, ends well', (run) =>
  expect(results.get(run)).toBe('It ends well.'),
);

/** The files in the build that hold one of some words, in their name or text. */
const filesWith = (...words) =>
  files
    .filter(([file, text]) => words.some((word) => file.includes(word) || text.includes(word)))
    .map(([file]) => file);

test('nothing of a draft or of an article of a later day is published, in any kind of file', () => {
  expect(filesWith(...hidden)).toEqual([]);
  const kinds = filesWith('insights/signs').map((file) => path.extname(file));
  expect(kinds).toEqual(expect.arrayContaining(['.html', '.json', '.xml', '.txt']));
});

test('the pictures and files beside an article are where its page says', () => {
  const $ = load(read('insights/signs.html'));
  const own = $('#__blog-post-container');
  const named = [own.find('img').attr('src'), own.find('a[href*="form"]').attr('href')];
  expect(named).toEqual([
    expect.stringMatching(/large-.*png$/),
    expect.stringMatching(/form-.*pdf$/),
  ]);
  for (const address of named)
    expect(existsSync(at(`build${address.slice(base.length - 1)}`))).toBe(true);
});

test('signs that mean something to HTML are escaped once, and are themselves in the feeds', () => {
  for (const file of ['insights/signs.html', 'insights.html', 'index.html'])
    expect(read(file)).not.toMatch(/&amp;(amp|quot|lt|gt|#)/);
  const $ = load(read('insights/signs.html'));
  expect($('h1').text()).toBe('Signs & “quotes” with 5 < 6');
  expect($('nav a[href="#5--6--more"]').first().text()).toBe('5 < 6 & more');
  const [item] = JSON.parse(read('insights/feed.json')).items.filter(({url}) => /signs/.test(url));
  expect(item.title).toBe('Signs & “quotes” with 5 < 6');
  for (const file of ['rss.xml', 'atom.xml']) {
    const titles = load(read(`insights/${file}`), {xml: true})('title').toArray();
    expect(titles.map((title) => $(title).text())).toContain(item.title);
  }
});

test.each(['insights/old-signs/index.html', 'signs.html.html'])('%s leads on', (file) => {
  const $ = load(read(file));
  expect($('meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/website/insights/signs');
  expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toContain('sha256-');
  expect($('title').text()).not.toBe('');
});

test('a page that a writer adds has a card and stands in the lists of pages', () => {
  const image = load(read('quokka.html'))('meta[property="og:image"]').attr('content');
  expect(image).toMatch(/\/website\/cards\/quokka\.png\?v=\w+$/);
  expect(existsSync(at('build/cards/quokka.png'))).toBe(true);
  expect(read('llms.txt')).toMatch(/^- \[Quokka\]\(\S+\/website\/quokka\): Work here\.$/m);
  expect(read('sitemap.xml')).toContain('/website/quokka');
});

test('the editor is built where a repository is set, and listed nowhere', () => {
  expect(existsSync(at('build/admin/index.html'))).toBe(true);
  expect(read('sitemap.xml') + read('llms.txt')).not.toContain('/admin');
});

/** Every field that an owner may fill in, by its path in the model. */
const fieldsOf = (fields, above = '') =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.fields ? fieldsOf(field.fields, `${above}${name}.`) : `${above}${name}`,
  );

/** What an owner has written, every value a text. */
const readIdentity = (file) => parse(readFileSync(file, 'utf8'), {schema: 'failsafe'});

/** Every value that the other company has, by the path of its field. */
const valuesIn = (value, field) =>
  typeof value === 'object'
    ? Object.entries(value).flatMap(([name, own]) =>
        valuesIn(own, Array.isArray(value) ? field : [field, name].filter(Boolean).join('.')),
      )
    : [{field, value: String(value)}];
const values = ['identity', 'company'].flatMap((name) =>
  valuesIn(readIdentity(`${identities}/complete/src/site/${name}.yml`)),
);

/** What becomes of a value on a page, where it isn't itself that stands there. */
const traces = {
  phone: (value) => `tel:${value.replaceAll(' ', '')}`,
  // Its month follows, before the period.
  'claims.basis': (value) => value.replace(/\.$/, ''),
};

/** What changes nothing on the published site, and what it changes instead. */
const elsewhere = {
  url: 'the address, where the environment names no other: src/settings.test.ts',
  'officeHours.timeZone': 'the day it is, in src/content/days.ts and src/islands/OfficeHours',
  'repository.deploymentBranch': 'where `npm run deploy` publishes to',
  'claims.name': 'what `npm run check:live` asks for',
  'claims.date': 'the same',
};

const {identity, company} = yamlFiles;

test.each(
  fieldsOf({...identity.fields, ...company.fields}).filter((field) => !(field in elsewhere)),
)('what the owner fills in is published: %s', (field) => {
  const own = values.filter((one) => `${one.field}.`.startsWith(`${field}.`));
  // Its own value alone is no part of another one.
  const others = values.filter((one) => !own.includes(one)).map(({value}) => value);
  const isOwn = ({value}) => !others.some((other) => other.includes(value));
  expect(own.filter(isOwn)).not.toEqual([]);
  for (const {value} of own) {
    const trace = traces[field]?.(value) ?? value;
    // Scripts hold all that they may need some day.
    const published = filesWith(trace.toLowerCase()).filter((file) => !file.endsWith('.js'));
    expect(published).not.toEqual([]);
  }
});

test("nothing of the project's own company is left where another one is filled in", () => {
  const {company: name, partner, emails, phone} = readIdentity('src/site/identity.yml');
  const own = [name, partner, phone, ...Object.values(emails)].map((value) => value.toLowerCase());
  const left = own.filter(
    (value) => value.length > 3 && !values.some((one) => one.value === value),
  );
  expect(filesWith(...left)).toEqual([]);
});

test('a program in place of the fields is never run, and stops the build in its own words', () => {
  const trace = at('was-run');
  const file = 'blog/2025-10-13-program.md';
  const program = `{title: require('fs').writeFileSync(${JSON.stringify(trace)}, '')}`;
  writeFileSync(at(file), `---js\n${program}\n---\n\nText.\n`);
  const {status, said} = buildCopy(root);
  expect(status).not.toBe(0);
  expect(said).toContain(`${file}:1 front matter: the first line must be "---"`);
  expect(existsSync(trace)).toBe(false);
}, 60_000);
