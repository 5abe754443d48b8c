/**
 * What a page can be read without comes after its first paint: the web fonts, in place of the machine's
 * own faces of the same widths (src/css/fonts.css), the frame's script (frame.ts), and what the head keeps
 * in `<noscript>` (src/plugins/manifest.ts). Whoever comes from another page of the site, or back, has the
 * fonts in the browser's cache and gets them at once.
 * A press that waits for a script (early.ts) waits no longer than it must.
 *
 * Runs in the page, from its source text: it may use nothing outside of itself.
 */
export function later(): void {
  const root = document.documentElement.dataset;
  const useFonts = () => (root.fonts = '');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.referrer.startsWith(`${location.origin}/`) || (visit && visit.type !== 'navigate'))
    useFonts();

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    useFonts();
    const kept = document.querySelector('head > noscript');
    document.head.insertAdjacentHTML('beforeend', kept?.textContent ?? '');
    kept?.remove();
    // The template (src/template.ts) names the scripts; the live server, which has none, loads them itself.
    const names = document.querySelector<HTMLElement>('meta[data-frame]')?.dataset;
    if (!names?.frame) return;
    const script = document.createElement('script');
    Object.assign(script.dataset, names);
    script.src = names.frame;
    script.onerror = () => {
      // The next sign tries again (recover.ts loads the page once more, unless somebody has begun to write in it).
      isStarted = false;
      delete root.waiting;
    };
    document.head.append(script);
  };

  const loaded = new Promise((resolve) => addEventListener('load', resolve));
  const painted = new Promise((resolve) => {
    // Nothing is painted in a tab behind others, and an old browser does not tell.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint'))
      resolve(undefined);
    else {
      // The ground may be painted before the words.
      new PerformanceObserver(
        (list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve(undefined),
      ).observe({type: 'paint', buffered: true});
    }
  });
  void Promise.all([loaded, painted]).then(() => setTimeout(start));
  for (const sign of ['held', 'pointerdown', 'keydown'])
    addEventListener(sign, start, {capture: true, passive: true});
}
