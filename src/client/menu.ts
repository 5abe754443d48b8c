/**
 * The phone menu. The browser opens, closes and dismisses it by itself (`popover`, Escape included),
 * even without scripts; this adds what it leaves out: the expanded state as an attribute, closing
 * when a link is chosen or the screen grows, and focus that stays inside while it is open.
 */
const menu = () => document.querySelector<HTMLElement>('[data-menu]');
const button = () => document.querySelector<HTMLElement>('[data-menu-button]');
const isOpen = () => menu()?.matches(':popover-open') ?? false;

/** Says whether the menu is open, to assistive technology and to styles. */
function tell(): void {
  button()?.setAttribute('aria-expanded', String(isOpen()));
  document.documentElement.toggleAttribute('data-menu-open', isOpen());
}

function keepFocusInside(event: KeyboardEvent): void {
  const links = [...(menu()?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const stops = [button(), ...links].filter(
    (stop) => stop !== null && stop.checkVisibility(),
  ) as HTMLElement[];
  // Focus that stands nowhere (on the menu's ground) counts as on the button.
  const at = Math.max(stops.indexOf(document.activeElement as HTMLElement), 0);
  const next = (at + (event.shiftKey ? -1 : 1) + stops.length) % stops.length;
  event.preventDefault();
  stops[next]?.focus();
}

if (typeof document !== 'undefined') {
  // `toggle` does not bubble, so it is caught on its way down.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target === menu()) tell();
    },
    true,
  );
  document.addEventListener('click', ({target}) => {
    if (isOpen() && (target as Element).closest('[data-menu] a')) {
      menu()?.hidePopover();
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab' && isOpen()) {
      keepFocusInside(event);
    }
  });
  window
    .matchMedia('(min-width: 62rem)')
    .addEventListener('change', () => isOpen() && menu()?.hidePopover());
}

/** Docusaurus calls it when a page is on screen, the old page's open menu being gone with its bar; and the frame, before which a menu may have been opened. */
export const onRouteDidUpdate = tell;
