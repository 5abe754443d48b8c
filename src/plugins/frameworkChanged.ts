/**
 * Says that an upgrade of the framework has moved what a plugin takes hold of, where nothing else would:
 * the build would go on without what the plugin does.
 * @param what has changed, as in "how it loads fonts"
 * @param file the plugin's, from the project's folder
 */
export const frameworkChanged = (what: string, file: string): Error =>
  new Error(`Docusaurus has changed ${what}. See ${file} before you use this version.`);
