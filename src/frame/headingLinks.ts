/**
 * Copies the address of a section when its heading link (`data-heading-link`) is clicked. The browser
 * follows the link too, so the address bar has it even if copying is refused.
 */

/** How long the notice is shown, in milliseconds. */
const shownFor = 2500;

let notice: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('[data-heading-link]') : null;

/** Screen readers announce a live region only if it was in the page before its text. */
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
  document.addEventListener('focusin', ({target}) => linkAt(target) && ensureNotice());
  document.addEventListener('click', ({target, metaKey, ctrlKey, shiftKey, altKey}) => {
    const link = linkAt(target);
    // With a key the browser opens another tab, window or file.
    if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
    ensureNotice();
    const address = new URL(link.hash, window.location.origin + window.location.pathname);
    // There is no clipboard on a site without https.
    navigator.clipboard?.writeText(address.href).then(
      () => tell(link),
      () => undefined,
    );
  });
}
