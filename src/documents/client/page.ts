/** The script of every page: runs all plugins' client modules, and starts islands at the first sign of interest. */
import clientModules from '@generated/client-modules';
import type {ClientModule} from '@docusaurus/types';

const {styles} = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {};

for (const module of clientModules as (ClientModule & {default?: ClientModule})[]) {
  const location = {...window.location, state: undefined, key: undefined} as never;
  const {onRouteUpdate, onRouteDidUpdate} = {...module.default, ...module};
  onRouteUpdate?.({location, previousLocation: null});
  onRouteDidUpdate?.({location, previousLocation: null});
}

/** Signs that somebody is about to use the page, not only to look at it. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

/** The stylesheet of the whole site: a page has the styles of its server HTML only. */
function loadStyles(): void {
  if (!styles || document.querySelector(`link[href="${styles}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'stylesheet', href: styles}),
  );
}

/** Buttons of islands that were clicked before React was there to answer, in that order. */
const early: HTMLElement[] = [];

function noteClick({target}: Event): void {
  const button = (target as Element).closest<HTMLElement>(
    '[data-island]:not([data-hydrating]) button[type=button]:not([popovertarget])',
  );
  if (button) early.push(button);
}

async function start(): Promise<void> {
  for (const sign of signs) removeEventListener(sign, onSign, {capture: true});
  loadStyles();
  try {
    const {hydrate} = await import(/* webpackChunkName: "islands" */ './islands');
    await Promise.all([...document.querySelectorAll<HTMLElement>('[data-island]')].map(hydrate));
    for (const button of early.splice(0)) button.click();
  } catch (error) {
    // A lost file: the next sign of interest asks for it again.
    listen();
    throw error;
  }
}

function onSign(): void {
  void start();
}

function listen(): void {
  for (const sign of signs)
    addEventListener(sign, onSign, {capture: true, passive: true, once: true});
}

/** An address with a query, or something kept in this tab, is for an island to answer. */
function cannotWait(): boolean {
  try {
    return location.search !== '' || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

if (document.querySelector('[data-island]')) {
  addEventListener('click', noteClick, {capture: true});
  if (cannotWait()) void start();
  else listen();
}
