/**
 * Closes the phone menu, a popover, where the browser doesn't: when a link is followed, when the focus
 * leaves it, and when the screen grows.
 */
const menu = () => document.querySelector<HTMLElement>('#menu:popover-open');

document.addEventListener('click', ({target}) => {
  if ((target as Element).closest('#menu a')) menu()?.hidePopover();
});
document.addEventListener('focusin', ({target}) => {
  if (!(target as Element).closest('#menu, [popovertarget="menu"]')) menu()?.hidePopover();
});
matchMedia('(min-width: 62rem)').addEventListener('change', () => menu()?.hidePopover());
