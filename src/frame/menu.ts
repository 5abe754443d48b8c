/**
 * Closes the phone menu and the services panel where the browser doesn't. Both are popovers, which stay open when a
 * link is followed, when focus leaves them, and when the window is resized.
 */
const shown = () =>
  document.querySelector<HTMLElement>('header nav:popover-open, #services-panel:popover-open');
const hide = () => shown()?.hidePopover();

document.addEventListener('click', ({target}) => {
  if ((target as Element).closest('#menu a')) hide();
});
document.addEventListener('focusin', ({target}) => {
  const open = shown();
  const isInside = open?.contains(target as Node);
  if (!isInside && !(target as Element).matches(`[popovertarget="${open?.id}"]`)) hide();
});
matchMedia('(min-width: 62rem)').addEventListener('change', hide);
