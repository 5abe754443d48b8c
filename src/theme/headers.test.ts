/** @jest-environment node */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const packages = path.join(__dirname, '../../node_modules');
const read = (...file: string[]) => readFileSync(path.join(...file), 'utf8');
const readme = read(__dirname, 'README.md');

/** The names of our swizzles, such as `NotFound/Content`. */
const swizzles = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\/index\.[jt]sx?$/.test(file))
  .map((file) => path.posix.dirname(file));

/** The comment that each swizzle must start with. */
const header =
  /^\/\*\*\n \* (?<kind>Ejected from|Wrapped around): (?<from>@[\w-]+\/[\w-]+) (?<version>\S+), (?<name>[\w/-]+)\.\n \* Why: [^]*?\n \* What changed: [^]*?\n \* Delete when: [^]*?\*\//;

it.each(swizzles)('%s has a header with its origin and reason, and is up to date', (swizzle) => {
  const file = path.join(__dirname, swizzle, 'index.tsx');
  if (!existsSync(file)) throw new Error(`src/theme/${swizzle}: swizzle with --typescript.`);
  const found = header.exec(read(file))?.groups;
  if (!found)
    throw new Error(
      `src/theme/${swizzle}/index.tsx must start with the header of README.md: /** Ejected from: (or Wrapped ` +
        `around:) @docusaurus/theme-classic <version>, ${swizzle}. Why: What changed: Delete when: */`,
    );
  const {kind = '', from = '', version, name = ''} = found;
  // It was last compared with the installed version.
  expect(JSON.parse(read(packages, from, 'package.json'))).toMatchObject({version});
  expect(name.replace(/^theme-fallback\//, '')).toBe(swizzle);
  const folder = name.startsWith('theme-fallback/') ? 'lib/client' : 'lib/theme';
  const original = path.join(packages, from, folder, name);
  expect([`${original}.js`, `${original}/index.js`].some((file) => existsSync(file))).toBe(true);
  expect(readme).toMatch(
    new RegExp(`^\\| \`${swizzle}\` +\\| ${kind.split(' ')[0]?.toLowerCase()} `, 'm'),
  );
});

it('README.md lists no other swizzles', () => {
  expect([...readme.matchAll(/^\| `(\S+)`/gm)].map(([, name]) => name).sort()).toEqual(
    [...swizzles].sort(),
  );
});
