/** Logs in the browser console, under `npm start`, which pages will be ordinary ones in a build, and why. */
import {mark, notes} from '../observe';

const reported = new Set<string>();

notes.add = (kind, need) => {
  const sentence = `In a build ${window.location.pathname} will be an ordinary page: ${need}.`;
  if (kind === 'needs' && !reported.has(need)) console.warn(sentence);
  reported.add(need);
};

/** Docusaurus calls this after a page has rendered. */
export function onRouteDidUpdate(): void {
  for (const element of document.querySelectorAll(`[${mark}]:not([data-island] *)`))
    notes.add('needs', element.getAttribute(mark) ?? '');
}
