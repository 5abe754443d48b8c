/**
 * React in the browser: it takes over the islands of a page (src/components/Island), and nothing else.
 * There is no application around them and no router: every page is a document, and links are the
 * browser's. A bundle of its own, which src/client/start.ts loads where a page has islands.
 */
import {useEffect, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {hydrateRoot} from 'react-dom/client';
import ApplicationError from '@site/src/components/ApplicationError';
import {giveUp, release} from '../held';
import {forgetRecovery} from '../recover';

/** The islands there are. Those of one page share a file. */
const islands = {
  articles: () => import(/* webpackChunkName: "insights" */ '@site/src/components/Articles'),
  subscribeForm: () => import(/* webpackChunkName: "insights" */ '@site/src/components/SubscribeForm'),
  consultation: () => import(/* webpackChunkName: "contact" */ '@site/src/components/Consultation'),
  contactForm: () => import(/* webpackChunkName: "contact" */ '@site/src/components/ContactForm'),
  officeHours: () => import(/* webpackChunkName: "contact" */ '@site/src/components/OfficeHours'),
  nearestPages: () => import(/* webpackChunkName: "not-found" */ '@site/src/components/NearestPages'),
};

export type IslandName = keyof typeof islands;

/** Tells when React has taken over what is within. */
function Alive({onAlive, children}: {onAlive: () => void; children: ReactNode}) {
  useEffect(onAlive, [onAlive]);
  return children;
}

async function takeOver(element: HTMLElement): Promise<void> {
  const {island, props = '{}'} = element.dataset;
  const {default: Part} = (await islands[island as IslandName]()) as {default: ComponentType};
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <Alive onAlive={resolve}>
        <ErrorBoundary fallback={(failure) => <ApplicationError {...failure} />}>
          <Part {...(JSON.parse(props) as object)} />
        </ErrorBoundary>
      </Alive>,
    );
  });
}

Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(takeOver)).then(
  () => {
    document.documentElement.dataset.hasHydrated = 'true';
    forgetRecovery();
    release('islands');
  },
  // A file that is missing has told `recover.ts` so by itself.
  giveUp,
);
