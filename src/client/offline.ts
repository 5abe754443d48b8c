import {opensHere} from './address';
import {offline} from '@site/src/data/offline';

/**
 * A link within the site, followed while the connection is gone, would end on the browser's error
 * page and lose what the page holds. It is let through where the next page is in the browser already;
 * otherwise the page stays and says why. A plain script, as the rest of the frame.
 */
const stays = 8000;

let notice: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The link that has been found to lead somewhere. */
let open: HTMLAnchorElement | undefined;

function hide(): void {
  clearTimeout(timer);
  notice?.replaceChildren();
}

function tell(): void {
  if (!notice) {
    notice = document.createElement('div');
    notice.className = 'site-offline';
    notice.setAttribute('role', 'status');
  }
  // What is open above the page would cover it.
  const [dialog, menu] = ['dialog[open]', '[data-menu-open] [data-menu]'].map((selector) =>
    document.querySelector(selector),
  );
  const place = dialog ?? menu ?? document.body;
  if (notice.parentNode !== place) place.append(notice);
  const title = document.createElement('strong');
  title.textContent = offline.title;
  clearTimeout(timer);
  notice.replaceChildren(title, ` ${offline.text}`);
  timer = setTimeout(hide, stays);
}

/** Whether a page can be shown without the connection: from the browser's cache. */
async function isHere(url: URL): Promise<boolean> {
  try {
    return (await fetch(url, {cache: 'force-cache'})).ok;
  } catch {
    return false;
  }
}

/** The page a click would open in this tab, if it is another one of this site. */
function targetOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (
    !link ||
    !opensHere(event) ||
    link.origin !== location.origin ||
    link.hasAttribute('download')
  )
    return undefined;
  const hasOwnTarget = link.target !== '' && link.target !== '_self';
  return !hasOwnTarget && link.pathname !== location.pathname ? link : undefined;
}

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const link = targetOf(event);
      if (!link || navigator.onLine || open === link) return;
      // Before the live server's router hears of it.
      event.preventDefault();
      event.stopPropagation();
      void isHere(new URL(link.href)).then((found) => {
        if (!found) return tell();
        open = link;
        link.click();
        open = undefined;
      });
    },
    true,
  );
  window.addEventListener('online', hide);
}
