import {state} from '..';

/** Fake: what the test has set with `setPluginData`; throws if it has set nothing. */
export function usePluginData(plugin: string): unknown {
  if (!(plugin in state.pluginData)) {
    throw new Error(
      `The test gives no data for "${plugin}": call setPluginData('${plugin}', ...).`,
    );
  }
  return state.pluginData[plugin];
}
