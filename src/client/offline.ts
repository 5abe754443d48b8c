import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {offline} from '@site/src/data/offline';
import styles from './offline.module.css';

/**
 * A link within the site, followed while the connection is gone, would end on the browser's error
 * page and lose what the page holds. It is let through where the next page is in the browser already;
 * otherwise the page stays and says why. A plain script, for pages with and without the app.
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
    notice.className = styles.notice ?? '';
    notice.setAttribute('role', 'status');
  }
  // The app may have replaced the body's children.
  document.body.append(notice);
  const title = document.createElement('strong');
  title.textContent = offline.title;
  clearTimeout(timer);
  notice.replaceChildren(title, ` ${offline.text}`);
  timer = setTimeout(hide, stays);
}

/** A page's part of the app, which the framework loads when it is first needed. */
type Preloadable = {preload?: () => Promise<unknown>};

/** Whether a page can be shown without the connection. */
async function isHere(url: URL): Promise<boolean> {
  const matches = matchRoutes(routes, url.pathname).filter(({route}) => route.path !== '*');
  try {
    if (matches.length > 0) {
      await Promise.all(matches.map(async ({route}) => (route.component as unknown as Preloadable | undefined)?.preload?.()));
      return true;
    }
    return (await fetch(url, {cache: 'force-cache'})).ok;
  } catch {
    return false;
  }
}

/** The page a click would open in this tab, if it is another one of this site. */
function targetOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  const opensHere = !link.target || link.target === '_self';
  return opensHere && link.pathname !== location.pathname ? link : undefined;
}

if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    (event) => {
      const link = targetOf(event);
      if (!link || navigator.onLine || open === link) return;
      // Before the app's own router hears of it.
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
