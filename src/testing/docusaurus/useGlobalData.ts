import {state} from '../state';

/** Fake: all that the test has set, by plugin name, each as its default instance. */
export default function useGlobalData(): Record<string, {default: unknown}> {
  return Object.fromEntries(
    Object.entries(state.pluginData).map(([plugin, data]) => [plugin, {default: data}]),
  );
}

/** Fake: what the test has set by `setPluginData`; throws where it has set nothing. */
export function usePluginData(plugin: string): unknown {
  if (!(plugin in state.pluginData)) {
    throw new Error(`The test gives no data for "${plugin}": call setPluginData('${plugin}', ...).`);
  }
  return state.pluginData[plugin];
}

/** Fake: the default instance only. */
export function useAllPluginInstancesData(plugin: string): {default: unknown} {
  return {default: usePluginData(plugin)};
}
