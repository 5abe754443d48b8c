/**
 * Ejected from: @docusaurus/core 3.10.2, theme-fallback/Error.
 * Why: the specification's text for an unexpected error (section 8).
 * What changed: our error page without the layout, because the app around every page has failed and the layout needs
 * its context. Errors within a page are caught by the layout.
 * Delete when: never.
 */
export {default} from '@theme/ErrorPageContent';
