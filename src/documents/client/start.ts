/** The script of documents with islands, after that of every document: starts them at the first sign of interest. */

const {styles} = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {};

/** Signs that somebody is about to use the page, not only to look at it. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focusin'];

/** The islands that React has not taken over; those inside another are a part of it. */
const islands = '[data-island]:not([data-island] *, [data-hydrating])';

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
    `${islands} button[type=button]:not([popovertarget])`,
  );
  if (button) early.push(button);
}

/** Text that is being composed belongs to the input method: React must wait for it. */
function noteComposition({target, type}: Event): void {
  (target as Element).toggleAttribute('data-composing', type === 'compositionstart');
}

let isStarting = false;

async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  loadStyles();
  try {
    const {hydrate} = await import(/* webpackChunkName: "islands" */ './islands');
    await Promise.all(
      [...document.querySelectorAll<HTMLElement>(islands)].map(async (island) => {
        await hydrate(island);
        for (const button of early) if (island.contains(button)) button.click();
      }),
    );
  } catch (error) {
    // A lost file: the next sign of interest asks for it again.
    isStarting = false;
    throw error;
  }
}

const onSign = () => void start();

/** An address with a query, or something kept in this tab, is for an island to answer. */
function cannotWait(): boolean {
  try {
    return location.search !== '' || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

addEventListener('click', noteClick, {capture: true});
for (const type of ['compositionstart', 'compositionend'])
  addEventListener(type, noteComposition, {capture: true});
for (const sign of signs) addEventListener(sign, onSign, {capture: true, passive: true});
if (cannotWait()) onSign();
if (document.querySelector('[data-eager]')) addEventListener('load', onSign);
