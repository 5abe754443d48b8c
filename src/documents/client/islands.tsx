/** Hydrates islands, each a React root of its own inside the framework's contexts. */
import {useEffect, type ReactNode} from 'react';
import {createBrowserHistory, createLocation, type LocationDescriptor} from 'history';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Island} from '../island';
import * as seams from './seams';

type Module = {default: Island<object>};

/** The bundler's way to find all files of a folder; each is loaded when its island is there. */
declare const require: {
  context: (
    folder: string,
    isDeep: boolean,
    files: RegExp,
    mode: 'lazy',
  ) => ((file: string) => Promise<Module>) & {keys(): string[]};
};

const modules = require.context('@site/src/islands', true, /^\.\/[A-Z]\w*(\/index)?\.tsx$/, 'lazy');

/** What the router does on a page without the client app: another page is a document of its own. */
const history = createBrowserHistory();
const {push, replace} = history;

/** A router's method, which leaves other pages to the browser. */
const onThisPage =
  (go: (to: LocationDescriptor) => void, load: (address: string) => void) =>
  (to: LocationDescriptor) => {
    const location = createLocation(to, undefined, undefined, history.location);
    // Every page answers with and without a slash at its end.
    const [target, here] = [location, history.location].map(({pathname}) =>
      pathname.replace(/\/$/, ''),
    );
    if (target === here) go(location);
    else load(history.createHref(location));
  };
history.push = onThisPage(push, (address) => window.location.assign(address));
history.replace = onThisPage(replace, (address) => window.location.replace(address));

seams.answerLinks();

function Hydrated({onDone, children}: {onDone: () => void; children: ReactNode}) {
  useEffect(onDone, [onDone]);
  return children;
}

/** Hydrates an island's element (`data-island`, `data-props`). @throws (by rejection) when its file can't be loaded */
export async function hydrate(element: HTMLElement): Promise<void> {
  const {island = '', props = '{}'} = element.dataset;
  const file = modules.keys().find((key) => key.replace(/(\/index)?\.tsx$/, '') === `./${island}`);
  const {Component} = (await modules(file ?? '')).default;
  await new Promise<void>((resolve) => {
    // From now on React keeps the clicks.
    element.dataset.hydrating = '';
    hydrateRoot(
      element,
      <seams.HelmetProvider>
        <seams.DocusaurusContextProvider>
          <seams.BrowserContextProvider>
            <Router history={history}>
              <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
                <Hydrated onDone={resolve}>
                  <Component {...(JSON.parse(props) as object)} />
                </Hydrated>
              </ErrorBoundary>
            </Router>
          </seams.BrowserContextProvider>
        </seams.DocusaurusContextProvider>
      </seams.HelmetProvider>,
    );
  });
  element.dataset.hydrated = '';
}
