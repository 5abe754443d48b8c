/**
 * What islands take from inside of Docusaurus 3.10.2, which has no documented place: the contexts that its
 * client app puts around every page. tests/documents.spec.ts has an island that uses all of them.
 */
export {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
export {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';

/** What `Head` needs. */
export {HelmetProvider} from 'react-helmet-async';

/** `Link` asks the client app to load pages ahead; without the app the browser does (speculation rules). */
export function answerLinks(): void {
  window.docusaurus ??= {prefetch: () => false, preload: () => false};
}
