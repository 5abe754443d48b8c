import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getFileLoaderUtils} from '@docusaurus/utils';
import {frameworkChanged} from './frameworkChanged';
import {onAssets} from './onAssets';

/** How the framework tells its loaders for files, in the server's compilation, to leave them to the client's. */
const unwritten = '&emitFile=false';

const changed = (what: string) => frameworkChanged(what, 'src/plugins/media.ts');

/** Lets a list of bundler rules write files wherever it must not. @returns how often that was */
function letWrite(rules: unknown): number {
  if (typeof rules !== 'object' || rules === null) return 0;
  const isHere = 'emitFile' in rules && rules.emitFile === false;
  if (isHere) Object.assign(rules, {emitFile: true});
  return Object.values(rules).reduce(
    (count: number, inner) => count + letWrite(inner),
    Number(isHere),
  );
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
export default function mediaPlugin({outDir}: LoadContext): Plugin {
  return {
    name: 'media',
    configureWebpack({module, output}, isServer, {currentBundler}) {
      if (!isServer) return {};
      if (letWrite(module?.rules) === 0)
        throw changed("how its rules leave files to the browser's compilation");
      const {inlineMarkdownImageFileLoader, inlineMarkdownLinkFileLoader} =
        getFileLoaderUtils(true).loaders;
      if (
        ![inlineMarkdownImageFileLoader, inlineMarkdownLinkFileLoader].every((loader) =>
          loader.includes(unwritten),
        )
      ) {
        throw changed("how Markdown leaves pictures and files to the browser's compilation");
      }
      if (path.resolve(output?.path ?? '', '..') !== path.resolve(outDir))
        throw changed("where the server's compilation writes");
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(
            new RegExp(unwritten),
            (resource: {request: string}) => {
              resource.request = resource.request.replace(unwritten, '');
            },
          ),
          moveOut,
        ],
      };
    },
  };
}
