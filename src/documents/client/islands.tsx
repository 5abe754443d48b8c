/** Hydrates islands, each a React root of its own inside the framework's contexts. */
import {createBrowserHistory} from 'history';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
// Here once, and not in the file of each island.
import '../island';
import type {Island} from '../island';
import islands from '../islandFiles';
import {noteTyped} from './typed';

const history = createBrowserHistory();

/** Without the client app the router leaves other pages to the browser. Each answers with and without a slash. */
history.block((to, action) => {
  const [target, here] = [to, history.location].map(({pathname}) => pathname.replace(/\/$/, ''));
  if (target === here) return undefined;
  window.location[action === 'REPLACE' ? 'replace' : 'assign'](history.createHref(to));
  return false;
});

// `Link` asks the client app to load pages ahead; without the app the browser does (speculation rules).
window.docusaurus ??= {prefetch: () => false, preload: () => false};

/** Hydrates an island's element (`data-island`, `data-props`). @throws (by rejection) when its file can't be loaded */
export async function hydrate(element: HTMLElement): Promise<void> {
  const {island = '', props = '{}'} = element.dataset;
  const module = (await islands[island]?.()) as {default: Island<object>} | undefined;
  while (element.querySelector('[data-composing]'))
    await new Promise((resolve) => addEventListener('compositionend', resolve, {once: true}));
  // Unknown, or another sign of interest was faster.
  if (!module || 'hydrated' in element.dataset) return;
  // From now on React keeps the clicks.
  element.dataset.hydrated = '';
  const {Component} = module.default;
  const repeatTyped = noteTyped(element);
  // At once, so that nobody types in between.
  flushSync(() =>
    hydrateRoot(
      element,
      <HelmetProvider>
        <DocusaurusContextProvider>
          <BrowserContextProvider>
            <Router history={history}>
              <ColorModeProvider>
                <Component {...(JSON.parse(props) as object)} />
              </ColorModeProvider>
            </Router>
          </BrowserContextProvider>
        </DocusaurusContextProvider>
      </HelmetProvider>,
    ),
  );
  repeatTyped();
}
