import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves Infima, the theme's design, out of the site: the design here is src/css/ and the components', and the
 * rules of Infima that a page would keep double what it weighs (31 instead of 14 kB for the home page). What
 * the theme's own components ask of it is in src/css/infima.css.
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
