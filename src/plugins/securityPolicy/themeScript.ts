import {createRequire} from 'node:module';
import type {SiteStorage} from '@docusaurus/types';

/**
 * The script that sets the theme before the first paint. It takes the visitor's own choice, or else
 * the system's, and nothing from the page's address.
 */
export function createThemeScript({siteStorage}: {siteStorage: SiteStorage}): string {
  return `(function () {
  var root = document.documentElement;
  var choice;
  try {
    choice = window['${siteStorage.type}'].getItem('theme${siteStorage.namespace}');
  } catch (error) {}
  if (choice !== 'dark' && choice !== 'light') choice = '';
  var system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice || system);
  root.setAttribute('data-theme-choice', choice || 'system');
})();`;
}

/**
 * Replaces the classic theme's inline scripts by the one above. Its own let any link to a page set
 * any `data-` attribute (`?docusaurus-data-...`) and the theme (`?docusaurus-theme=`), and have no
 * setting: https://github.com/facebook/docusaurus/pull/9028. Where a later version makes them
 * otherwise, the pages hold a script that the policy does not know, and the build stops.
 */
export function replaceThemeScripts(): void {
  // The theme's own copy of its module, which an import here need not be.
  const inlineScripts = createRequire(__filename)('@docusaurus/theme-classic/lib/inlineScripts') as object;
  Object.assign(inlineScripts, {
    getThemeInlineScript: createThemeScript,
    DataAttributeQueryStringInlineJavaScript: '',
  });
}
