import type {Plugin} from '@docusaurus/types';
import {onAssets} from './onAssets';

/** How the framework tells its loaders for files, in the server's compilation, to leave them to the client's. */
const unwritten = '&emitFile=false';

/** Sets `emitFile` wherever a list of bundler rules has it. */
function letWrite(rules: unknown): void {
  if (typeof rules !== 'object' || rules === null) return;
  if ('emitFile' in rules) rules.emitFile = true;
  for (const inner of Object.values(rules)) letWrite(inner);
}

/** The server's compilation writes into a folder of its own, which goes when the pages are made; its files belong beside it. */
const moveOut = onAssets('media', (compilation, file) => {
  if (/^assets\/(?!js\/)/.test(file)) compilation.renameAsset(file, `../${file}`);
});

/**
 * Publishes the pictures and other files that texts and pages name. The framework lets the server's
 * compilation name them and the client's write them; here the client's knows no pages
 * (src/plugins/scripts.ts), so the server's writes them too.
 */
export default function mediaPlugin(): Plugin {
  return {
    name: 'media',
    configureWebpack({module}, isServer, {currentBundler}) {
      if (!isServer) return {};
      letWrite(module?.rules);
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(new RegExp(unwritten), (resource: {request: string}) => {
            resource.request = resource.request.replace(unwritten, '');
          }),
          moveOut,
        ],
      };
    },
  };
}
