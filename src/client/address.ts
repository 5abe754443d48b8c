import type {MouseEvent} from 'react';

/** What is told when a script has changed the address; the browser tells of its own changes only. */
const changed = 'address:changed';

/**
 * Whether a click on a link opens its address here, by the plain button and without a key that asks for
 * a tab, a window or a file.
 */
export const opensHere = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Follows a link to this page with another query without loading it again; back and forth work as ever. */
export function stayOnPage(event: MouseEvent<HTMLAnchorElement>): void {
  const {href, pathname} = event.currentTarget;
  if (!opensHere(event) || pathname !== window.location.pathname) return;
  event.preventDefault();
  window.history.pushState(null, '', href);
  window.dispatchEvent(new Event(changed));
}

/** Calls back whenever the address has changed, and gives what ends that. */
export function subscribeAddress(onChange: () => void): () => void {
  for (const type of ['popstate', changed]) window.addEventListener(type, onChange);
  return () => {
    for (const type of ['popstate', changed]) window.removeEventListener(type, onChange);
  };
}
