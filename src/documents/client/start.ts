/** Hydrates islands at the first sign that the visitor will use the page. Runs after client/page.ts. */

/** Events that show that a visitor is using the page. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

/** Islands that aren't hydrated yet. Nested islands are part of the outer one. */
const islands = '[data-island]:not([data-island] *, [data-hydrated])';

/** Loads the whole site's stylesheet, once: a document has only the styles for its server HTML. */
function loadStyles(): void {
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
  if (!document.querySelector(`link[href="${href}"]`))
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
}

/** Buttons in islands that were clicked before hydration, in order. */
const early: HTMLElement[] = [];

function noteClick({target}: Event): void {
  const button = (target as Element).closest<HTMLElement>(
    `${islands} button[type=button]:not([popovertarget])`,
  );
  if (button) early.push(button);
}

/** Marks a field while an input method composes text in it, because hydration would interrupt that. */
function noteComposition({target, type}: Event): void {
  (target as Element).toggleAttribute('data-composing', type === 'compositionstart');
}

let starting: Promise<void> | undefined;

async function start(): Promise<void> {
  loadStyles();
  const {hydrate} = await import(/* webpackChunkName: "islands" */ './islands');
  const starts = [...document.querySelectorAll<HTMLElement>(islands)].map(async (island) => {
    await hydrate(island);
    for (const button of early) if (island.contains(button)) button.click();
  });
  await Promise.all(starts);
}

function onSign(): void {
  starting ??= start().catch((error: unknown) => {
    // A file failed to load: retry at the next event.
    starting = undefined;
    throw error;
  });
}

addEventListener('click', noteClick, {capture: true});
for (const type of ['compositionstart', 'compositionend'])
  addEventListener(type, noteComposition, {capture: true});
for (const sign of signs) addEventListener(sign, onSign, {capture: true, passive: true});
if (document.querySelector('[data-eager]')) addEventListener('load', onSign);
try {
  // An island has to handle a query, or data stored in this tab.
  if (location.search || sessionStorage.length > 0) onSign();
} catch {
  // Storage is blocked.
}
