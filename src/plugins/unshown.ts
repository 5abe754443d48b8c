import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTable} from '../content/messages';
import {isDevServer} from '../content/kinds';

/** The parts of the bundler's API used here. */
type Stats = {compilation: {fileDependencies: {has(file: string): boolean}}};
type Compiler = {hooks: {done: {tap(name: string, run: (stats: Stats) => void): void}}};

const settings = readTable('../plugins/unshown.yml') as Record<string, string>;

/** Warns once, when a build or the dev server starts, about settings and swizzled components that no page uses. */
export default function unshownPlugin({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const [classic] = siteConfig.presets.flatMap((preset) =>
    Array.isArray(preset) && preset[0] === 'classic' ? [preset[1]] : [],
  );
  const options = {themeConfig: siteConfig.themeConfig, ...classic};
  const valueOf = (setting: string) =>
    setting
      .split('.')
      .reduce<unknown>((part, name) => (part as typeof settings | undefined)?.[name], options);
  const folder = path.join(siteDir, 'src/theme');
  // Once, not for each locale.
  let isReported = i18n.currentLocale !== i18n.defaultLocale;
  const reportSwizzles = ({compilation}: Stats) => {
    if (isReported) return;
    isReported = true;
    for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      // Page components may have no page yet.
      if (!/\.[jt]sx?$/.test(file) || /\.test\.|Page[/.]/.test(file)) continue;
      if (!compilation.fileDependencies.has(path.join(folder, file)))
        console.warn(
          `src/theme/${file.replaceAll(path.sep, '/')} is rendered by no page: a component above it is replaced too ` +
            '(src/theme/README.md). Change that one, and delete this file.',
        );
    }
  };
  return {
    name: 'unshown',

    async loadContent() {
      if (isReported) return;
      for (const [setting, remedy] of Object.entries(settings))
        if (valueOf(setting))
          console.warn(`docusaurus.config.ts: ${setting} has no effect: ${remedy}`);
    },

    configureWebpack(_config, isServer) {
      if (isServer === isDevServer()) return {};
      return {plugins: [{apply: ({hooks}: Compiler) => hooks.done.tap('unshown', reportSwizzles)}]};
    },
  };
}
