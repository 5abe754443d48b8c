/** The 404 page: logs the unknown URL, as the specification asks, and offers to search for the words in it. */
const maxLength = 60;

/** The words in a URL's last segment: `cyber security` for `/service/cyber-security.html`. */
export function wordsOfAddress(path: string): string {
  let last = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    last = decodeURIComponent(last);
  } catch {
    // Not valid percent-encoding: use the segment as it is.
  }
  const words = last.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, maxLength).toLowerCase();
}

/** Runs after each navigation; in the dev server Docusaurus calls it. */
export function onRouteDidUpdate(): void {
  const button = document.querySelector<HTMLElement>('[data-not-found]');
  const {pathname} = window.location;
  if (!button || button.dataset.notFound === pathname) return;
  button.dataset.notFound = pathname;
  // eslint-disable-next-line no-console -- the specification asks for it
  console.error(`404: no page at ${pathname}`);
  const words = wordsOfAddress(pathname);
  if (!words) return;
  button.hidden = false;
  button.textContent = `${button.dataset.label} “${words}”`;
  // The button's `popovertarget` opens the search dialog.
  button.addEventListener('click', () => {
    const input = document.querySelector<HTMLInputElement>('#search input');
    if (input) input.value = wordsOfAddress(window.location.pathname);
  });
}
