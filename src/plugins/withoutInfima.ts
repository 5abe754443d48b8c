import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out Infima, whose element styles would affect our components. src/css/infima.css has what the theme needs. */
export default function withoutInfimaPlugin({siteDir}: LoadContext): Plugin {
  const infima = require.resolve('infima/dist/css/default/default.css');
  const alias = {[infima]: path.join(siteDir, 'src/css/infima.css')};
  return {name: 'without-infima', configureWebpack: () => ({resolve: {alias}})};
}
