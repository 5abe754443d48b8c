import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readTable} from '../content/check/messages';
import {isDevServer} from '../content/kinds';

/** The part of the bundler that this file talks to. */
type Compiler = {hooks: {done: {tap(name: string, run: (stats: Stats) => void): void}}};
type Stats = {compilation: {fileDependencies: {has(file: string): boolean}}};

const settings = readTable('../plugins/unshown.yml') as Record<string, string>;

/** The swizzled components whose files a compilation has not read; those of whole pages wait for a page. */
export const unreadSwizzles = (files: string[], isRead: (file: string) => boolean): string[] =>
  files.filter(
    (file) => /\.[jt]sx?$/.test(file) && !/\.test\.|Page[/.]/.test(file) && !isRead(file),
  );

/** Says once, when a build or the dev server starts, which settings and swizzled components no page shows. */
export default function unshownPlugin({siteConfig, siteDir, i18n}: LoadContext): Plugin {
  const [classic] = siteConfig.presets.flatMap((preset) =>
    Array.isArray(preset) && preset[0] === 'classic' ? [preset[1]] : [],
  );
  const roots: object = {themeConfig: siteConfig.themeConfig, ...classic};
  const valueOf = (setting: string) =>
    setting
      .split('.')
      .reduce<unknown>(
        (part, name) => (part as Record<string, unknown> | undefined)?.[name],
        roots,
      );
  const folder = path.join(siteDir, 'src/theme');
  const say = ({compilation}: Stats) => {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    const isRead = (file: string) => compilation.fileDependencies.has(path.join(folder, file));
    for (const file of unreadSwizzles(files, isRead))
      console.warn(
        `src/theme/${file.replaceAll('\\', '/')} is rendered by no page: a component above it is replaced too ` +
          '(src/theme/README.md). Change that one, and delete this file.',
      );
  };
  // Once, and not for each language.
  let hasSaid = i18n.currentLocale !== i18n.defaultLocale;
  return {
    name: 'unshown',

    async loadContent() {
      if (hasSaid) return;
      for (const [setting, remedy] of Object.entries(settings))
        if (valueOf(setting))
          console.warn(`docusaurus.config.ts: ${setting} has no effect: ${remedy}`);
    },

    configureWebpack(_config, isServer) {
      if (isServer === isDevServer()) return {};
      const tell = (stats: Stats) => {
        if (!hasSaid) say(stats);
        hasSaid = true;
      };
      return {plugins: [{apply: ({hooks}: Compiler) => hooks.done.tap('unshown', tell)}]};
    },
  };
}
