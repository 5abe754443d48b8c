/** What the faked framework knows. Tests set it through `@site/src/testing`. */

/** The faked framework's knowledge, started afresh for every test. */
type TestingState = {
  /** Where the router says we are. */
  location: {pathname: string; search: string; hash: string};
  /** Base URL of the site, with both slashes. */
  baseUrl: string;
  /** What `usePluginData(name)` gives, by plugin name. */
  pluginData: Record<string, unknown>;
};

/** The state every test starts with. */
const initialState = (): TestingState => ({
  location: {pathname: '/', search: '', hash: ''},
  baseUrl: '/',
  pluginData: {},
});

/** The one state that all fakes read. */
export const state: TestingState = initialState();

/** Forgets all that a test has set. */
export function resetState(): void {
  Object.assign(state, initialState());
}
