/** Fake: the framework's name for a plugin's only instance. */
export const DEFAULT_PLUGIN_ID = 'default';
