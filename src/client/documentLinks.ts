import siteConfig from '@generated/docusaurus.config';
import {isDocument} from '@site/src/documents';
import {prefetchLinks} from './prefetch';

const leadsToDocument = ({origin, pathname}: HTMLAnchorElement) => origin === location.origin && isDocument(pathname, siteConfig.baseUrl);

/**
 * Lets the browser follow links to documents: the app does not know their routes and would show its
 * 404 page. On its way down, so that it comes before the router's own listener, and after the frame's.
 * They are fetched ahead, as the framework does with the app's own pages.
 */
if (typeof document !== 'undefined' && process.env.NODE_ENV === 'production') {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (link && leadsToDocument(link)) {
        event.stopImmediatePropagation();
      }
    },
    true,
  );
  prefetchLinks(leadsToDocument);
}
