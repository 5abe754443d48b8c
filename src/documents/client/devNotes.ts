/** Says in the console of `npm start` which pages will be ordinary ones in a build, and why. */
import {mark, notes} from '../observe';

const told = new Set<string>();

notes.add = (need) => {
  if (told.has(need)) return;
  told.add(need);
  console.warn(`In a build ${window.location.pathname} will be an ordinary page: ${need}.`);
};

/** Docusaurus calls it when a page is on screen. */
export function onRouteDidUpdate(): void {
  setTimeout(() => {
    for (const element of document.querySelectorAll(`[${mark}]`))
      if (!element.closest('[data-island]')) notes.add(element.getAttribute(mark) ?? '');
  });
}
