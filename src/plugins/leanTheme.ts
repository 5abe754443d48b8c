import type {Plugin} from '@docusaurus/types';

/**
 * Leaves out of the client bundle what the classic theme loads on every page and this site does
 * not use: the syntax highlighter's languages and the navigation progress bar. They are client
 * modules of the theme without a setting, so an alias to nothing is the only way out.
 */
export default function leanThemePlugin(): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack() {
      const theme = require.resolve('@docusaurus/theme-classic/package.json').replace('package.json', 'lib');
      return {
        resolve: {
          alias: {
            [`${theme}/prism-include-languages`]: false,
            [`${theme}/nprogress`]: false,
          },
        },
      };
    },
  };
}
