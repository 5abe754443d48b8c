import {useEffect, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {hydrateRoot} from 'react-dom/client';
import ApplicationError from '@site/src/components/ApplicationError';
import {islands, type IslandName} from './registry';

/** Tells when React has taken over what is within. */
function Alive({onAlive, children}: {onAlive: () => void; children: ReactNode}) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/**
 * Lets React take over an island, as it stands in the page.
 * @param element its element (src/components/Island)
 * @throws {Error} (by rejection) when its script cannot be loaded
 */
export async function takeOver(element: HTMLElement): Promise<void> {
  const {island, props = '{}'} = element.dataset;
  const loaded = (await islands[island as IslandName]()) as {
    default: ComponentType & {Component?: ComponentType};
  };
  const Part = loaded.default.Component ?? loaded.default;
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
