/**
 * Fetches the page a link leads to when the visitor is about to follow it. Browsers that know
 * speculation rules do it by themselves (src/documents/page.ts); this is for the others.
 */
const fetched = new Set<string>();

/** How long a pointer rests on a link before its page is fetched, in milliseconds; a pointer that only passes is quicker. */
const restTime = 65;

let resting: ReturnType<typeof setTimeout> | undefined;

function onInterest({type, target}: PointerEvent): void {
  clearTimeout(resting);
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
  // Files are fetched when they are asked for.
  if (/\.\w+$/.test(link.pathname) || fetched.has(link.pathname)) return;
  const {pathname: href} = link;
  resting = setTimeout(
    () => {
      fetched.add(href);
      document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
    },
    type === 'pointerover' ? restTime : 0,
  );
}

const savesData = () =>
  (navigator as Navigator & {connection?: {saveData?: boolean}}).connection?.saveData === true;

if (
  typeof document !== 'undefined' &&
  !HTMLScriptElement.supports?.('speculationrules') &&
  !savesData()
) {
  document.addEventListener('pointerover', onInterest, {passive: true});
  document.addEventListener('pointerdown', onInterest, {passive: true});
}
