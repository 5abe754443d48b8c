import {release} from './held';

/** The live server draws the whole page, islands and all, with the frame's scripts: when one is here, all are. */
export function onRouteDidUpdate(): void {
  setTimeout(() => {
    release('frame');
    release('islands');
    // The theme's button is new with the page (theme.ts).
    dispatchEvent(new Event('pageshow'));
  });
}
