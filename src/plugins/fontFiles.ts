import type {Plugin} from '@docusaurus/types';
import {frameworkChanged} from './frameworkChanged';

type FileRule = {test?: RegExp; use?: {options?: {limit?: number; name?: string}}[]};

/**
 * Keeps every font a file, under a short name, as every page names them. The framework writes files
 * under 10 kB into the stylesheet, where a font would hold up the first paint of every page; its limit
 * is a variable of the environment that is read before the configuration is
 * (WEBPACK_URL_LOADER_LIMIT), so it is changed in the rule itself.
 */
export default function fontFilesPlugin(): Plugin {
  return {
    name: 'font-files',
    configureWebpack(config) {
      const rule = (config.module?.rules as FileRule[] | undefined)?.find(({test}) =>
        test?.test('a.woff2'),
      );
      const options = rule?.use?.[0]?.options;
      if (options?.limit === undefined)
        throw frameworkChanged('how it loads fonts', 'src/plugins/fontFiles.ts');
      options.limit = 0;
      options.name = 'assets/fonts/[name]-[contenthash:8].[ext]';
      return {};
    },
  };
}
