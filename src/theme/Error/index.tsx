/**
 * Ejected from: @docusaurus/core 3.10.2, theme-fallback/Error.
 * Why: the specification's words for an unexpected error (section 8).
 * What changed: our error page without the layout: what failed here is the application around every page,
 * whose context the layout needs. An error within a page is caught by the layout itself.
 * Delete when: never.
 */
export {default} from '@theme/ErrorPageContent';
