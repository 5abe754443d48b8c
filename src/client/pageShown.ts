/** The event by which the app tells the frame's scripts that another page is on screen. */
export const pageShown = 'page:shown';

/** Docusaurus calls it when a page is on screen. */
export function onRouteDidUpdate(): void {
  document.dispatchEvent(new Event(pageShown));
}
