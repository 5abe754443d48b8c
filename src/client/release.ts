import {release} from './held';

/** The live server loads the frame's scripts with the app: when it is here, both are. */
export function onRouteDidUpdate(): void {
  setTimeout(() => {
    release('frame');
    release('app');
  });
}
