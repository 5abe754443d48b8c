/**
 * What SECURITY.md and the README say about packages: where they come from, what they may do during installation,
 * their licenses, the Node versions they support, and why they are there.
 * @jest-environment node
 */
import {readFileSync, readdirSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {intersects, satisfies, subset} from 'semver';
import {preProcessFile} from 'typescript';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const {allowed, unstated} = JSON.parse(readFileSync('scripts/licenses.json', 'utf8'));

/** Whether an SPDX license expression is allowed: at least one side of "OR", all parts of "AND". */
function isAllowed(license) {
  const words = license.replace(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((part) => allowed.includes(part));
}

/** What is wrong with a package of the lock file; undefined if nothing is. */
function faultOf([name, {integrity, resolved, link, dev, license}]) {
  if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) return `${name}: not pinned by a hash`;
  if (link || (resolved && !resolved.startsWith('https://registry.npmjs.org/')))
    return `${name}: not from the npm registry`;
  const isListed = license ? isAllowed(license) : unstated[name.replace(/^.*node_modules\//, '')];
  return dev || isListed ? undefined : `${name}: ${license ?? 'no license'}`;
}

const packages = {...lock.packages};
delete packages[''];

test('every package is pinned, comes from the npm registry, and has an allowed license', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.entries(packages).flatMap((entry) => faultOf(entry) ?? [])).toEqual([]);
});

const {dependencies, devDependencies, engines} = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = Object.keys({...dependencies, ...devDependencies});

test('packages run no install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('every package supports each version of Node that package.json allows', () => {
  expect(satisfies(process.version, engines.node)).toBe(true);
  for (const name of readdirSync('.github/workflows')) {
    const text = readFileSync(`.github/workflows/${name}`, 'utf8');
    for (const [, version] of text.matchAll(/node-version: (\S+)/g))
      expect(intersects(version, engines.node)).toBe(true);
  }
  const unsupported = Object.entries(packages).filter(
    ([, {engines: own}]) => own?.node && !subset(engines.node, own.node),
  );
  expect(unsupported.map(([name, {engines: own}]) => `${name}: ${own.node}`)).toEqual([]);
});

/** The names and contents of the project's code and configuration files. */
const files = ['.', 'src', 'scripts', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, {recursive: folder !== '.'}).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /(\.([cm]?[jt]sx?)|(config|rc)\.json)$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')]);

/** The imports that the bundler resolves to the site, the theme, or the framework. */
const alias = /^(@site|@generated|@theme(-\w+)?|@docusaurus\/(use[A-Z]\w*|[A-Z]\w*|router)$)(\/|$)/;

const isDeclared = (name) => declared.includes(name) || declared.includes(`@types/${name}`);

test('every package that a file imports is declared', () => {
  const imports = files.flatMap(([file, text]) => {
    const found = preProcessFile(text, true, true).importedFiles.map(({fileName}) => fileName);
    const resolved = [...text.matchAll(/require\.resolve\('([^']+)'/g)].map(([, name]) => name);
    return [...found, ...resolved]
      .filter((name) => !/^[./]|\$/.test(name) && !isBuiltin(name) && !alias.test(name))
      .map((name) => [/^(@[^/]+\/)?[^/]+/.exec(name)[0], file]);
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(([name]) => !isDeclared(name))).toEqual([]);
});

test("the README's table of dependencies lists every package and no others", () => {
  const [, table] = readFileSync('README.md', 'utf8').split('\n## Dependencies\n');
  const listed = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const matches = (pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll('*', '.*')}$`);
    return declared.filter((name) => shape.test(name));
  };
  expect(listed.filter((pattern) => matches(pattern).length === 0)).toEqual([]);
  const explained = new Set(listed.flatMap(matches));
  expect(declared.filter((name) => !explained.has(name))).toEqual([]);
});
