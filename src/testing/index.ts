/**
 * What the faked framework knows, said before a test renders and forgotten after it.
 *
 *     setLocation('/insights/ai-in-government');
 *     setPluginData('site-content', {services, articles});
 *     render(<Footer />);
 */
const initialState = () => ({
  location: {pathname: '/', search: '', hash: ''},
  baseUrl: '/',
  pluginData: {} as Record<string, unknown>,
});

/** What all fakes read. */
export const state = initialState();

export const resetState = () => void Object.assign(state, initialState());

/** Says where the router is: a path with, if need be, a query and a fragment. */
export function setLocation(path: string): void {
  const {pathname, search, hash} = new URL(path, 'https://site.test');
  state.location = {pathname, search, hash};
}

/** Publishes the site under a project path such as `/repo/`. */
export function setBaseUrl(baseUrl: string): void {
  state.baseUrl = baseUrl;
}

/** Gives `usePluginData(plugin)` its data. */
export function setPluginData(plugin: string, data: unknown): void {
  state.pluginData[plugin] = data;
}
