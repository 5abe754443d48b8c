/** Hydrates islands, each as its own React root inside the framework's contexts. */
import {createBrowserHistory} from 'history';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';
import {HelmetProvider} from 'react-helmet-async';
import {Router} from 'react-router-dom';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
// Imported here so that it isn't bundled into each island's chunk.
import '../island';
import type {Island} from '../island';
import islands from '../islandFiles';
import {noteTyped} from './typed';

const history = createBrowserHistory();

/** Without the client app, the browser loads other pages. URLs may differ in a trailing slash. */
history.block((to, action) => {
  const [target, here] = [to, history.location].map(({pathname}) => pathname.replace(/\/$/, ''));
  if (target === here) return undefined;
  window.location[action === 'REPLACE' ? 'replace' : 'assign'](history.createHref(to));
  return false;
});

// `Link` asks the client app to prefetch pages. Without the app, the browser does so (speculation rules).
window.docusaurus ??= {prefetch: () => false, preload: () => false};

/** Hydrates an island's element (`data-island`, `data-props`). Rejects if its file can't be loaded. */
export async function hydrate(element: HTMLElement): Promise<void> {
  const {island = '', props = '{}'} = element.dataset;
  const module = (await islands[island]?.()) as {default: Island<object>} | undefined;
  while (element.querySelector('[data-composing]'))
    await new Promise((resolve) => addEventListener('compositionend', resolve, {once: true}));
  // Unknown, or already being hydrated.
  if (!module || 'hydrated' in element.dataset) return;
  // From now on, React queues clicks.
  element.dataset.hydrated = '';
  const {Component} = module.default;
  const repeatTyped = noteTyped(element);
  // Synchronously, so that nobody can type in between.
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
