/** The page for unknown addresses: logs the address (specification), and offers to search for its words. */
const longest = 60;

/** The words of an address's last part: `/service/cyber-security.html` has `cyber security`. */
export function wordsOfAddress(path: string): string {
  let last = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    last = decodeURIComponent(last);
  } catch {
    // Not an encoded text: its words are what is between the signs.
  }
  const words = last.replace(/\.\w+$/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, longest).toLowerCase();
}

/** Runs when a page is on screen; Docusaurus calls it in the dev server. */
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
  // The button itself opens search, as its popover.
  button.addEventListener('click', () => {
    const input = document.querySelector<HTMLInputElement>('#search input');
    if (input) input.value = wordsOfAddress(window.location.pathname);
  });
}
