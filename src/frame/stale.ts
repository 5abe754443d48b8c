/** Says that a page's figures are out of date, by the visitor's own clock: a site may be built long before. */
export function onRouteDidUpdate(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const notice of document.querySelectorAll<HTMLElement>('[data-stale-after]'))
    notice.hidden = today <= (notice.dataset.staleAfter ?? '');
}
