/** How long a pointer rests on a link before its page is fetched: less is passing over it (ms). */
const restTime = 65;

/** Pages that have been fetched ahead. */
const fetched = new Set<string>();

/** Asks the browser for a page while nothing else is to do. Browsers that know no `prefetch` leave it. */
function prefetch(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  document.head.append(
    Object.assign(document.createElement('link'), {rel: 'prefetch', as: 'document', href}),
  );
}

/** Visitors who pay for every byte, or have few to spend, fetch nothing ahead. */
const mustSave = () =>
  (navigator as Navigator & {connection?: {saveData?: boolean}}).connection?.saveData === true;

/** The page a link leads to, without the place in it; nothing for other sites, files and this page itself. */
function pageOf({origin, pathname, search}: HTMLAnchorElement): string | undefined {
  const isPage = origin === location.origin && !/\.\w+$/.test(pathname);
  return isPage && pathname !== location.pathname ? origin + pathname + search : undefined;
}

let resting: ReturnType<typeof setTimeout> | undefined;
/** Where the pointer has moved to last. */
let place = '';
const placeOf = ({clientX, clientY}: MouseEvent) => `${clientX} ${clientY}`;

/**
 * Fetches the page that a link leads to when the visitor is about to follow it: at once when it is
 * touched, under a mouse when it rests there. The click then finds it in the browser's cache. A link
 * that comes under a mouse which lies still, by scrolling or as a result of a search, is not meant.
 */
function onInterest(event: PointerEvent): void {
  const {type, target} = event;
  clearTimeout(resting);
  if (type === 'pointerover' && placeOf(event) === place) return;
  const link = (target as Element).closest?.('a');
  const page = link && !mustSave() ? pageOf(link) : undefined;
  if (page) resting = setTimeout(() => prefetch(page), type === 'pointerover' ? restTime : 0);
}

for (const type of ['pointerover', 'pointerdown'] as const)
  document.addEventListener(type, onInterest, {passive: true});
document.addEventListener('pointermove', (event) => (place = placeOf(event)), {passive: true});
