/**
 * What SECURITY.md says of packages: where they come from, what they may do when they are installed, and
 * under which licenses they ship. Each rule is shown to notice a break.
 * @jest-environment node
 */
import {readFileSync} from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const {allowed, unstated} = JSON.parse(readFileSync('scripts/licenses.json', 'utf8'));

/** Whether a license, written as SPDX has it, is allowed: of "OR" one part, of "AND" all of them. */
function isAllowed(license) {
  const words = license.replace(/[()]/g, '');
  if (words.includes(' OR ')) return words.split(' OR ').some(isAllowed);
  return words.split(' AND ').every((part) => allowed.includes(part));
}

/** What is wrong with a package of the lock file; nothing where all is well. */
function faultOf([name, {integrity, resolved, link, dev, license}]) {
  if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) return `${name}: not pinned by its content`;
  if (link || (resolved && !resolved.startsWith('https://registry.npmjs.org/')))
    return `${name}: not from the npm registry`;
  const isListed = license ? isAllowed(license) : unstated[name.replace(/^.*node_modules\//, '')];
  return dev || isListed ? undefined : `${name}: ${license ?? 'no license'}`;
}

const {'': project, ...packages} = lock.packages;

test('every package is pinned, comes from the npm registry and ships under an allowed license', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(Object.entries(packages).flatMap((entry) => faultOf(entry) ?? [])).toEqual([]);
});

test.each([
  [{integrity: undefined}, 'not pinned'],
  [{integrity: 'sha1-abc='}, 'not pinned'],
  [{resolved: 'git+ssh://git@github.com/a/react.git'}, 'not from the npm registry'],
  [{resolved: 'https://registry.evil.example/react.tgz'}, 'not from the npm registry'],
  [{license: 'AGPL-3.0-only'}, 'AGPL-3.0-only'],
  [{license: 'MIT AND GPL-3.0'}, 'MIT AND GPL-3.0'],
  [{license: undefined}, 'no license'],
  [{license: '(GPL-3.0 OR MIT)'}, undefined],
])('a package with %j is told as: %s', (change, fault) => {
  const name = 'node_modules/react';
  const told = faultOf([name, {...packages[name], ...change}]);
  if (fault) expect(told).toContain(fault);
  else expect(told).toBeUndefined();
});

test('the lock file is in step with package.json', () => {
  const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(project).toMatchObject({dependencies, devDependencies});
});

test('packages run nothing when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
