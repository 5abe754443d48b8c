/**
 * Makes the links of headings (`data-heading-link`) copy their whole address. The browser follows them
 * as well, so that the address bar has it too; where copying is refused, that is all. A plain script,
 * as the rest of the frame.
 */

/** How long the words stand beside the link, in milliseconds. */
const shownFor = 2500;

let notice: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A live region is heard only when it stood in the page before its words came. */
function ensureNotice(): HTMLElement {
  notice ??= Object.assign(document.createElement('div'), {
    className: 'site-notice',
    role: 'status',
  });
  if (!notice.isConnected) document.body.append(notice);
  return notice;
}

function tell(link: HTMLElement): void {
  const element = ensureNotice();
  element.textContent = 'Link copied';
  const {left, bottom} = link.getBoundingClientRect();
  const most = document.documentElement.clientWidth - element.offsetWidth;
  element.style.left = `${Math.max(0, Math.min(left, most)) + window.scrollX}px`;
  element.style.top = `${bottom + window.scrollY}px`;
  clearTimeout(timer);
  timer = setTimeout(() => (element.textContent = ''), shownFor);
}

if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({target}) => {
    if (target instanceof Element && target.matches('[data-heading-link]')) ensureNotice();
  });
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-heading-link]')
        : null;
    // With a key the browser opens another tab, window or file.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    ensureNotice();
    const address = new URL(link.hash, window.location.origin + window.location.pathname);
    // There is no clipboard on a site without https.
    navigator.clipboard?.writeText(address.href).then(
      () => tell(link),
      () => undefined,
    );
  });
}
