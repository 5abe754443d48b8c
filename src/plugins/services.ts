import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The services without their drafts. The stock plugin makes no page of a draft, but hands its file's
 * name to every page, in the data that all of them load.
 * @param content what the docs plugin loaded
 */
function withoutDrafts(content: LoadedContent): LoadedContent {
  return {
    ...content,
    loadedVersions: content.loadedVersions.map((version) => ({...version, drafts: []})),
  };
}

/**
 * The docs plugin, wrapped thinly, so that nothing of a draft is in a build, its name neither. (The
 * live server shows drafts as services like the others, marked.)
 */
export default async function servicesPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    // Here and not where pages are made: whoever reads the content later sees no draft either.
    async loadContent() {
      return withoutDrafts((await plugin.loadContent?.()) as LoadedContent);
    },
  };
}

export {validateOptions};
