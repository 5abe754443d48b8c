/** Shows a page's "out of date" notice by the visitor's clock, because the site may have been built long before. */
export function onRouteDidUpdate(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const notice of document.querySelectorAll<HTMLElement>('[data-stale-after]'))
    notice.hidden = today <= (notice.dataset.staleAfter ?? '');
}
