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
