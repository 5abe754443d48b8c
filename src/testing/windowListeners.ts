/**
 * Takes back after each test what scripts listen to on the window: they are run anew for each test, and
 * on a real page once.
 */
export function forgetWindowListeners(): void {
  const add = window.addEventListener.bind(window) as (...listener: unknown[]) => void;
  const remove = window.removeEventListener.bind(window) as (...listener: unknown[]) => void;
  const added: unknown[][] = [];
  window.addEventListener = (...listener: unknown[]) => {
    added.push(listener);
    add(...listener);
  };
  afterEach(() => added.splice(0).forEach((listener) => remove(...listener)));
}
