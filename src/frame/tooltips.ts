/**
 * Tooltips: an element with `data-tooltip="text"` shows it on keyboard focus and after 700 ms of hovering, or at once
 * if another was shown in the last 300 ms (specification section 9). A glossary term (`data-tooltip-tap`) shows the
 * popover that a click opens without scripts. A tooltip can be hovered, and Escape hides it (WCAG 1.4.13).
 */
const openDelay = 700;
const skipDelay = 300;
/** Distance from the element and from the window's edges, in CSS pixels. */
const gap = 8;

let common: HTMLElement | undefined;
let tooltip: HTMLElement | undefined;
let shownFor: HTMLElement | undefined;
let hiddenAt = -Infinity;
/** The scroll position when the tooltip was shown, in CSS pixels. */
let shownAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const trigger = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-tooltip], [data-tooltip-tap]')
    : null;

const isTerm = (element: HTMLElement) => 'tooltipTap' in element.dataset;

function show(element: HTMLElement): void {
  clearTimeout(timer);
  if (shownFor === element) return;
  hide();
  const own =
    isTerm(element) && document.getElementById(element.getAttribute('popovertarget') ?? '');
  tooltip = own || (common ??= document.createElement('div'));
  if (tooltip === common) {
    Object.assign(tooltip, {id: 'site-tooltip', className: 'site-tooltip', role: 'tooltip'});
    tooltip.popover = 'manual';
    tooltip.textContent = element.dataset.tooltip ?? '';
    // Screen readers expect it in the same landmark as its element.
    (element.closest('main, header, footer, dialog') ?? document.body).append(tooltip);
  }
  tooltip.showPopover();
  element.setAttribute('aria-describedby', tooltip.id);
  shownFor = element;
  shownAt = window.scrollY;

  // For an inline element that wraps, the box of its first line.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = tooltip;
  const most = window.innerWidth - width - gap;
  const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, gap), most);
  const isBelow = box.bottom + gap + height < window.innerHeight;
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${isBelow ? box.bottom + gap : box.top - height - gap}px`;
}

function hide(): void {
  clearTimeout(timer);
  if (!shownFor) return;
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  hiddenAt = performance.now();
  tooltip?.hidePopover();
}

document.addEventListener('pointerover', ({target, pointerType}) => {
  const element = trigger(target);
  if (!element || pointerType === 'touch' || element === shownFor) return;
  // A term's popover is "auto": opening it would close the menu or search.
  if (isTerm(element) && document.querySelector(':popover-open:not(.site-tooltip)')) return;
  clearTimeout(timer);
  const soon = shownFor !== undefined || performance.now() - hiddenAt < skipDelay;
  timer = setTimeout(() => show(element), soon ? 0 : openDelay);
});
document.addEventListener('pointerout', ({target, relatedTarget}) => {
  const parts = [trigger(target), tooltip];
  const isWithin = (place: EventTarget | null) =>
    parts.some((part) => part?.contains(place as Node | null));
  if (isWithin(target) && !isWithin(relatedTarget)) hide();
});
document.addEventListener('focusin', ({target}) => {
  const element = trigger(target);
  if (!element?.matches(':focus-visible')) return;
  try {
    show(element);
  } catch {
    // A closing popover returns focus here, and browsers refuse to open another in the meantime.
  }
});
document.addEventListener('focusout', hide);
document.addEventListener('click', ({target}) => {
  const element = trigger(target);
  if (element && isTerm(element)) show(element);
  else hide();
});
document.addEventListener('keydown', ({key}) => key === 'Escape' && hide());
// `focus` fires before the scroll it causes.
const onScroll = () => window.scrollY !== shownAt && hide();
window.addEventListener('scroll', onScroll, {passive: true});

/** After a navigation, the element that the tooltip described is gone. */
export const onRouteDidUpdate = hide;
