import siteConfig from '@generated/docusaurus.config';
import {isDocument} from '@site/src/documents';

/**
 * Lets the browser follow links to documents: the app does not know their routes and would show its
 * 404 page. On its way down, so that it comes before the router's own listener, and after the frame's.
 */
if (typeof document !== 'undefined' && process.env.NODE_ENV === 'production') {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (link && link.origin === location.origin && isDocument(link.pathname, siteConfig.baseUrl)) {
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
