import type {CSSProperties} from 'react';
import {createRoot} from 'react-dom/client';
import {Toaster, toast} from 'sonner';
import type {Notice} from './index';
import styles from './styles.module.css';

/** Specification section 9: at most 3 visible, 4000 ms each. */
const visibleToasts = 3;
const duration = 4000;

/** Long enough for assistive technology to take note of a new live region before it speaks. */
const regionDelay = 100;

let region: Promise<void> | undefined;

/** The notice on screen keeps one id, so that the next one replaces it; one that is leaving cannot be kept. */
let serial = 0;
const leave = () => {
  serial += 1;
};

/** Shows a notice in the live region, which is mounted with the first one. */
export async function show({title, description}: Notice): Promise<void> {
  region ??= mountRegion();
  await region;
  // A new element each time: a repeated text is spoken again.
  const words = <span key={performance.now()}>{title}</span>;
  toast(words, {id: `notice-${serial}`, description, onDismiss: leave, onAutoClose: leave});
}

function mountRegion(): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={visibleToasts}
      duration={duration}
      closeButton
      className={styles.toasts}
      style={width}
      offset={edges('var(--site-space-3)')}
      mobileOffset={edges('var(--site-margin)')}
      icons={{close: <Cross />}}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Dismiss',
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.description,
          closeButton: styles.close,
        },
      }}
    />,
  );
  document.addEventListener('keydown', dismissOnEscape);
  return new Promise((resolve) => setTimeout(resolve, regionDelay));
}

/** An Escape that closes something else, such as the menu, is not meant for the toast. */
function dismissOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && toast.getToasts().length > 0) {
    leave();
    toast.dismiss();
  }
}

/** Sonner takes its width from a property of its own; the number stays with the other styles. */
const width = {'--width': 'var(--notice-width)'} as CSSProperties;

/** Keeps the toasts off the window's edges, and off a phone's rounded ones. */
function edges(space: string) {
  const edge = (side: string) => `calc(${space} + env(safe-area-inset-${side}, 0px))`;
  return {bottom: edge('bottom'), right: edge('right'), left: edge('left')};
}

function Cross() {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      <path d="M1 1l12 12M13 1 1 13" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  );
}
