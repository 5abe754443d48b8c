/** The script of documents with islands, after that of every document: starts them at the first sign of interest. */

/** Signs that somebody is about to use the page, not only to look at it. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

/** The islands that React has not taken over; those inside another are a part of it. */
const islands = '[data-island]:not([data-island] *, [data-hydrated])';

/** A page has the styles of its server HTML only: the stylesheet of the whole site follows, once. */
function loadStyles(): void {
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
  if (!document.querySelector(`link[href="${href}"]`))
    document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
}

/** Buttons of islands that were clicked before React was there to answer, in that order. */
const early: HTMLElement[] = [];

function noteClick({target}: Event): void {
  const button = (target as Element).closest<HTMLElement>(
    `${islands} button[type=button]:not([popovertarget])`,
  );
  if (button) early.push(button);
}

/** Text that is being composed belongs to the input method: React must wait for it. */
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
    // A lost file: the next sign of interest asks for it again.
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
  // A query, or something kept in this tab, is for an island to answer.
  if (location.search || sessionStorage.length > 0) onSign();
} catch {
  // Storage is refused.
}
