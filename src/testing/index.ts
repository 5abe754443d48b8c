/**
 * The state of the fake framework. A test sets it before rendering, and it is reset afterward.
 *
 *     setPluginData('site-content', {services, articles});
 *     render(<Footer />);
 */
const initialState = () => ({
  location: {pathname: '/', search: '', hash: ''},
  baseUrl: '/',
  pluginData: {} as Record<string, unknown>,
});

/** The state that all fakes read. */
export const state = initialState();

export const resetState = () => void Object.assign(state, initialState());

/** Sets the site's base URL, such as `/repo/`. */
export function setBaseUrl(baseUrl: string): void {
  state.baseUrl = baseUrl;
}

/** Sets what `usePluginData(plugin)` returns. */
export function setPluginData(plugin: string, data: unknown): void {
  state.pluginData[plugin] = data;
}
