/**
 * Holds what `SECURITY.md` says of packages: where they come from, what they may do when they are
 * installed, and under which licenses they ship. Each rule is shown to notice a break.
 * @jest-environment node
 */
import {readFileSync} from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const {allowed, unstated} = JSON.parse(readFileSync('scripts/licenses.json', 'utf8'));
const settings = readFileSync('.npmrc', 'utf8');

/** Packages by their name in the lock file, without the project itself. */
const packagesOf = ({packages}) => Object.entries(packages).filter(([name]) => name !== '');

/** Packages that are not known by the hash of their content. */
const unpinned = (lockFile) =>
  packagesOf(lockFile).flatMap(([name, {integrity}]) =>
    /^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [name],
  );

/** Packages that come from elsewhere than the npm registry; without an address they come from it. */
const elsewhere = (lockFile) =>
  packagesOf(lockFile).flatMap(([name, {resolved, link}]) =>
    link || (resolved && !resolved.startsWith('https://registry.npmjs.org/')) ? [name] : [],
  );

/** Whether a license, written as SPDX has it, is allowed: of "or" one part, of "and" all of them. */
const isAllowed = (license) => {
  const words = license.replace(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((part) => allowed.includes(part));
};

/** Packages of what ships, under a license that the list does not allow. */
const unlicensed = (lockFile) =>
  packagesOf(lockFile)
    .filter(
      ([name, {dev, license}]) =>
        !dev &&
        !isAllowed(license ?? '') &&
        (license || !unstated[name.replace(/^.*node_modules\//, '')]),
    )
    .map(([name, {license}]) => `${name}: ${license ?? 'no license'}`);

/** The lock file with one package changed. */
const changed = (change) => ({
  packages: {
    ...lock.packages,
    'node_modules/react': {...lock.packages['node_modules/react'], ...change},
  },
});

describe('the lock file', () => {
  test('knows every package by the hash of its content', () => {
    expect(packagesOf(lock).length).toBeGreaterThan(100);
    expect(unpinned(lock)).toEqual([]);
    expect(unpinned(changed({integrity: undefined}))).toEqual(['node_modules/react']);
    expect(unpinned(changed({integrity: 'sha1-abc='}))).toEqual(['node_modules/react']);
  });

  test('takes packages from the npm registry alone', () => {
    expect(elsewhere(lock)).toEqual([]);
    expect(elsewhere(changed({resolved: 'git+ssh://git@github.com/a/react.git'}))).toEqual([
      'node_modules/react',
    ]);
    expect(elsewhere(changed({resolved: 'https://registry.evil.example/react.tgz'}))).toEqual([
      'node_modules/react',
    ]);
  });

  test('is in step with package.json', () => {
    const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(lock.packages['']).toMatchObject({dependencies, devDependencies});
  });
});

test('packages run nothing when they are installed', () => {
  expect(settings).toMatch(/^ignore-scripts=true$/m);
});

describe('licenses', () => {
  test('of what ships are on the list', () => {
    expect(unlicensed(lock)).toEqual([]);
  });

  test.each(['GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-3.0', undefined])(
    '%s is not',
    (license) => {
      expect(unlicensed(changed({license}))).toEqual([
        `node_modules/react: ${license ?? 'no license'}`,
      ]);
    },
  );

  test('a choice between two needs one that is allowed', () => {
    expect(unlicensed(changed({license: '(GPL-3.0 OR MIT)'}))).toEqual([]);
  });
});
