import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves out Infima, the theme's design, whose rules for plain elements would reach into ours, for 0.8 kB
 * more a page. What the theme's own components ask of it is in src/css/infima.css.
 */
export default function withoutInfimaPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'without-infima',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
          path.join(siteDir, 'src/css/infima.css'),
        ),
      ],
    }),
  };
}
