import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type Compilation = InstanceType<Bundler['Compilation']>;

/**
 * A plugin of the bundler that looks at the files a compilation will write, before they are minified.
 * @param name what it is called in the bundler's messages
 * @param act does with each file what is to be done
 */
export const onAssets = (name: string, act: (compilation: Compilation, file: string) => void) => ({
  apply(compiler: InstanceType<Bundler['Compiler']>) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(name, (assets) => {
        for (const file of Object.keys(assets)) act(compilation, file);
      });
    });
  },
});
