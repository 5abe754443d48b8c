import type {LoadedPlugin} from '@docusaurus/types';

/**
 * Waits until the post-build steps of the plugins that are listed later have ended. The framework
 * starts all of them at once, in the order they are listed, and lets none wait for another.
 * @param plugins all plugins, as a post-build step is given them
 */
export async function afterTheOthers(plugins: readonly LoadedPlugin[]): Promise<void> {
  const steps: Promise<unknown>[] = [];
  for (const plugin of plugins) {
    const {postBuild} = plugin;
    if (!postBuild) continue;
    plugin.postBuild = (props) => {
      const step = postBuild.call(plugin, props);
      // A step that fails ends the build by itself.
      steps.push(Promise.resolve(step).catch(() => undefined));
      return step;
    };
  }
  // By then the framework has started all of them.
  await new Promise(setImmediate);
  await Promise.all(steps);
}
