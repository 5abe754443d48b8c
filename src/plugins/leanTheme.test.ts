/** @jest-environment node */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Configuration} from 'webpack';
import leanThemePlugin from './leanTheme';

/** What the plugin asks of the bundler; it needs nothing of what the bundler tells it. */
const {resolve} = (leanThemePlugin().configureWebpack as () => Configuration)();
const aliases = Object.entries(resolve?.alias ?? {});

it.each(['prism-include-languages', 'nprogress'])('leaves %s out of every page', (name) => {
  expect(aliases).toContainEqual([expect.stringMatching(new RegExp(`/theme-classic/lib/${name}$`)), false]);
});

it.each(aliases.map(([module]) => module))('%s is still a client module of the installed theme', (module) => {
  const theme = path.dirname(module);
  expect(existsSync(`${module}.js`)).toBe(true);
  expect(readFileSync(path.join(theme, 'index.js'), 'utf8')).toContain(`'./${path.basename(module)}'`);
});
