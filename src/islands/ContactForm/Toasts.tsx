import {useEffect, type CSSProperties} from 'react';
import {createPortal} from 'react-dom';
import {Toaster, toast} from 'sonner';
import {useIsReady} from './useInBrowser';
import styles from './toasts.module.css';

/** Keeps the toasts off the window's edges, and off a phone's rounded ones. */
function edges(space: string) {
  const edge = (side: string) => `calc(${space} + env(safe-area-inset-${side}, 0px))`;
  return {bottom: edge('bottom'), right: edge('right'), left: edge('left')};
}

/** Sonner takes its width from a property of its own. */
const width = {'--width': 'var(--notice-width)'} as CSSProperties;

/** The live region of the toasts: at most 3 visible, 4000 ms each (specification section 9). */
export default function Toasts() {
  const isReady = useIsReady();
  useEffect(() => {
    // An Escape that closes something else, such as the menu, isn't meant for the toast.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toast.dismiss();
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  if (!isReady) return null;
  return createPortal(
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      closeButton
      className={styles.toasts}
      style={width}
      offset={edges('var(--site-space-3)')}
      mobileOffset={edges('var(--site-margin)')}
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
    document.body,
  );
}
