import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves out Infima, the theme's design, whose rules for plain elements would reach into ours, for 0.8 kB
 * more a page. What the theme's own components ask of it is in src/css/infima.css.
 */
export default function withoutInfimaPlugin({siteDir}: LoadContext): Plugin {
  const infima = require.resolve('infima/dist/css/default/default.css');
  const alias = {[infima]: path.join(siteDir, 'src/css/infima.css')};
  return {name: 'without-infima', configureWebpack: () => ({resolve: {alias}})};
}
