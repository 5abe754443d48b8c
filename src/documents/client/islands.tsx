/** Hydrates islands, each a React root of its own inside the framework's contexts. */
import {useEffect, useLayoutEffect, type ReactNode} from 'react';
import {createBrowserHistory, createLocation, type LocationDescriptor} from 'history';
import {hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import islands from '@generated/islands';
import {Boundary} from '../island';
import {noteTyped, replayTyped} from './typed';

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

// `Link` asks the client app to load pages ahead; without the app the browser does (speculation rules).
window.docusaurus ??= {prefetch: () => false, preload: () => false};

type HydratedProps = {onLayout: () => void; onDone: () => void; children: ReactNode};

function Hydrated({onLayout, onDone, children}: HydratedProps) {
  useLayoutEffect(onLayout, [onLayout]);
  useEffect(onDone, [onDone]);
  return children;
}

/** Hydrates an island's element (`data-island`, `data-props`). @throws (by rejection) when its file can't be loaded */
export async function hydrate(element: HTMLElement): Promise<void> {
  const {island = '', props = '{}'} = element.dataset;
  const module = await islands[island]?.();
  while (element.querySelector('[data-composing]'))
    await new Promise((resolve) => addEventListener('compositionend', resolve, {once: true}));
  // Unknown, or another sign of interest was faster.
  if (!module || 'hydrating' in element.dataset) return;
  // From now on React keeps the clicks.
  element.dataset.hydrating = '';
  const {Component} = module.default;
  let typed = noteTyped(element);
  await new Promise<void>((resolve) => {
    const onLayout = () => void (typed = noteTyped(element, typed));
    hydrateRoot(
      element,
      <HelmetProvider>
        <DocusaurusContextProvider>
          <BrowserContextProvider>
            <Router history={history}>
              <ColorModeProvider>
                <Hydrated onLayout={onLayout} onDone={resolve}>
                  <Boundary name={island}>
                    <Component {...(JSON.parse(props) as object)} />
                  </Boundary>
                </Hydrated>
              </ColorModeProvider>
            </Router>
          </BrowserContextProvider>
        </DocusaurusContextProvider>
      </HelmetProvider>,
    );
  });
  replayTyped(typed);
  // Islands inside are a part of it.
  for (const each of [element, ...element.querySelectorAll<HTMLElement>('[data-island]')])
    each.dataset.hydrated = '';
}
