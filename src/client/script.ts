/**
 * Loads a script file. Several are run in the order of the calls, as in a page that names them.
 * @param src its address
 * @throws {Error} (by rejection) when it cannot be loaded; it may be tried again
 */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}

/** The element of the frame's own script, on which the template (src/template.ts) names the other files. */
export const ownScript = typeof document === 'undefined' ? undefined : (document.currentScript as HTMLScriptElement | null)?.dataset;

/**
 * Loads the site's whole stylesheet, for what scripts bring to a page that has the styles of its own
 * parts alone (src/plugins/pageStyles). Once, and without waiting: it comes before what needs it.
 */
export function loadStyles(): void {
  for (const href of ownScript?.styles?.split(' ') ?? []) {
    if (!document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) {
      document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}));
    }
  }
}
