import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps a page's title while the app takes the page over. The framework's defaults name the bare
 * site, and as React works in slices the browser shows that until the page's own title is drawn. The
 * server keeps the defaults, for a page that should forget to name itself.
 */
export default function steadyTitlePlugin(): Plugin {
  return {
    name: 'steady-title',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                // Imported by the framework's App, next to it.
                /^\.\/SiteMetadataDefaults$/,
                path.join(__dirname, 'SiteMetadataDefaults.tsx'),
              ),
            ],
          },
  };
}
