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
export const ownScript =
  typeof document === 'undefined'
    ? undefined
    : (document.currentScript as HTMLScriptElement | null)?.dataset;

/** Stylesheets that are loaded or on their way. */
const stylesheets = new Map<string, Promise<void>>();

function loadStylesheet(href: string): Promise<void> {
  const known = stylesheets.get(href);
  if (known) return known;
  const loading = new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: () => resolve(),
    });
    link.onerror = () => {
      // The next call tries again; without its styles a part is plain, and works.
      stylesheets.delete(href);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  stylesheets.set(href, loading);
  return loading;
}

/** How long what needs styles waits for them, in milliseconds: plain, it works. */
const patience = 3000;

/**
 * Loads the site's whole stylesheet, for what scripts bring to a page that has the styles of its own
 * parts alone (src/plugins/pageStyles).
 * @returns when it is there, cannot be loaded, or takes too long
 */
export async function loadStyles(): Promise<void> {
  const all = Promise.all((ownScript?.styles?.split(' ') ?? []).map(loadStylesheet));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
  document.documentElement.setAttribute('data-styled', '');
}
