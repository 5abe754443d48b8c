/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Our components of the theme by their names, such as `NotFound/Content`. */
const components = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('/index.tsx'))
  .map((file) => path.posix.dirname(file));

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** The comment that a component opens with. */
const headerOf = (component: string) =>
  /^\/\*\*[\s\S]*?\*\//.exec(read(`${component}/index.tsx`))?.[0] ?? '';

/** The header's words that say where the component comes from. */
const origin =
  /^\/\*\*\n \* (?:Ejected from: (?<name>@[\w-]+\/[\w-]+) (?<version>\S+), |Ours, set as )/;

it('finds the components', () => {
  expect(components).toEqual(expect.arrayContaining(['Error', 'ServicePage']));
});

describe.each(components)('%s', (component) => {
  const {name, version} = origin.exec(headerOf(component))?.groups ?? {};

  it('says where it comes from, or what it is set as', () => {
    expect(headerOf(component)).toMatch(origin);
  });

  it('stands in the list of README.md', () => {
    expect(read('README.md')).toMatch(new RegExp(`^\\| .*\`${component}\`.* \\|`, 'm'));
  });

  if (name) {
    it('was compared with the installed version of its original', () => {
      const {version: installed} = JSON.parse(
        readFileSync(path.join(process.cwd(), 'node_modules', name, 'package.json'), 'utf8'),
      ) as {version: string};
      expect(version).toBe(installed);
    });

    it('says why, what changed and when it can go', () => {
      expect(headerOf(component)).toMatch(
        /\* Why: [\s\S]*\* What changed: [\s\S]*\* Delete when: /,
      );
    });
  }
});
