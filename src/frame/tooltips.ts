/**
 * The site's one tooltip facility. Any element with `data-tooltip="text"` shows that text after
 * 700 ms of hovering, at once within 300 ms of another tooltip (specification section 9), at once on
 * keyboard focus, and on a tap when it also has `data-tooltip-tap`. It can be hovered, goes with
 * Escape (WCAG 1.4.13) and is the element's description while it shows.
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
  target instanceof Element
    ? (target.closest<HTMLElement>('[data-tooltip]') ?? undefined)
    : undefined;

function createTooltip(): HTMLElement {
  const element = document.createElement('div');
  element.id = 'site-tooltip';
  element.className = 'site-tooltip';
  element.setAttribute('role', 'tooltip');
  element.popover = 'manual';
  element.addEventListener('pointerleave', hide);
  return element;
}

function place(element: HTMLElement, beside: HTMLElement): void {
  // The first line of a wrapped inline element, not the box around all its lines.
  const box = beside.getClientRects()[0] ?? beside.getBoundingClientRect();
  const {offsetWidth: width, offsetHeight: height} = element;
  const left = Math.min(
    Math.max(box.left + box.width / 2 - width / 2, gap),
    window.innerWidth - width - gap,
  );
  const below = box.bottom + gap + height < window.innerHeight;
  element.style.left = `${left}px`;
  element.style.top = `${below ? box.bottom + gap : box.top - height - gap}px`;
}

function show(element: HTMLElement): void {
  clearTimeout(timer);
  if (shownFor === element) {
    return;
  }
  hide();
  tooltip ??= createTooltip();
  // In the same landmark as its element.
  (element.closest('main, header, footer, dialog') ?? document.body).append(tooltip);
  tooltip.textContent = element.dataset.tooltip ?? '';
  tooltip.showPopover();
  place(tooltip, element);
  element.setAttribute('aria-describedby', tooltip.id);
  shownFor = element;
}

function hide(): void {
  clearTimeout(timer);
  if (!shownFor) {
    return;
  }
  shownFor.removeAttribute('aria-describedby');
  shownFor = undefined;
  hiddenAt = performance.now();
  tooltip?.hidePopover();
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', (event) => {
    const element = trigger(event.target);
    if (!element || event.pointerType === 'touch' || element === shownFor) {
      return;
    }
    clearTimeout(timer);
    const soon = shownFor !== undefined || performance.now() - hiddenAt < skipDelay;
    timer = setTimeout(() => show(element), soon ? 0 : openDelay);
  });
  document.addEventListener('pointerout', (event) => {
    const into = event.relatedTarget as Node | null;
    if (
      trigger(event.target) &&
      !(into && (tooltip?.contains(into) || trigger(event.target)?.contains(into)))
    ) {
      hide();
    }
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
    if (element?.hasAttribute('data-tooltip-tap')) {
      show(element);
    } else {
      hide();
    }
  });
  document.addEventListener('keydown', ({key}) => key === 'Escape' && hide());
  window.addEventListener('scroll', hide, {passive: true});
}

/** Docusaurus calls it when a page is on screen: the element it described is gone. */
export function onRouteDidUpdate(): void {
  hide();
}
