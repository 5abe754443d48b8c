import {state} from '..';

/** Fake: the data that the test has set with `setPluginData`. @throws {Error} if it has set none */
export function usePluginData(plugin: string): unknown {
  if (!(plugin in state.pluginData)) {
    throw new Error(
      `The test gives no data for "${plugin}": call setPluginData('${plugin}', ...).`,
    );
  }
  return state.pluginData[plugin];
}
