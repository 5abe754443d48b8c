/**
 * Tooltips: an element with `data-tooltip="text"` shows it after 700 ms of hovering, at once within 300 ms
 * of another (specification section 9), on keyboard focus, and with `data-tooltip-tap` on a tap. It can be
 * hovered and goes with Escape (WCAG 1.4.13).
 */
const openDelay = 700;
const skipDelay = 300;
/** Distance to the element and to the edges of the window, in CSS pixels. */
const gap = 8;

let tooltip: HTMLElement | undefined;
let shownFor: HTMLElement | undefined;
let hiddenAt = -Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

const trigger = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

function createTooltip(): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element, {id: 'site-tooltip', className: 'site-tooltip', role: 'tooltip'});
  element.popover = 'manual';
  element.addEventListener('pointerleave', hide);
  return element;
}

function show(element: HTMLElement): void {
  clearTimeout(timer);
  if (shownFor === element) return;
  hide();
  tooltip ??= createTooltip();
  // In the same landmark as its element.
  (element.closest('main, header, footer, dialog') ?? document.body).append(tooltip);
  tooltip.textContent = element.dataset.tooltip ?? '';
  tooltip.showPopover();

  // The first line of a wrapped inline element, not the box around all its lines.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = tooltip;
  const most = window.innerWidth - width - gap;
  const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, gap), most);
  const isBelow = box.bottom + gap + height < window.innerHeight;
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${isBelow ? box.bottom + gap : box.top - height - gap}px`;

  element.setAttribute('aria-describedby', tooltip.id);
  shownFor = element;
}

function hide(): void {
  clearTimeout(timer);
  if (!shownFor) return;
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  hiddenAt = performance.now();
  tooltip?.hidePopover();
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', ({target, pointerType}) => {
    const element = trigger(target);
    if (!element || pointerType === 'touch' || element === shownFor) return;
    clearTimeout(timer);
    const soon = shownFor !== undefined || performance.now() - hiddenAt < skipDelay;
    timer = setTimeout(() => show(element), soon ? 0 : openDelay);
  });
  document.addEventListener('pointerout', ({target, relatedTarget}) => {
    const element = trigger(target);
    const into = relatedTarget as Node | null;
    if (element && !element.contains(into) && !(into && tooltip?.contains(into))) hide();
  });
  document.addEventListener('focusin', ({target}) => {
    const element = trigger(target);
    if (!element?.matches(':focus-visible')) return;
    try {
      show(element);
    } catch {
      // A popover that closes gives back the focus, and no other may be shown meanwhile.
    }
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('click', ({target}) => {
    const element = trigger(target);
    if (element?.hasAttribute('data-tooltip-tap')) show(element);
    else hide();
  });
  document.addEventListener('keydown', ({key}) => key === 'Escape' && hide());
  window.addEventListener('scroll', hide, {passive: true});

  // A term that was clicked before this script was there.
  const clicked = trigger(document.activeElement);
  if (clicked?.hasAttribute('data-tooltip-tap')) show(clicked);
}

/** Docusaurus calls it when a page is on screen: the element it described is gone. */
export const onRouteDidUpdate = hide;
