import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

declare global {
  interface Window {
    /**
     * Loads what a page of the app needs. Set while the app runs.
     * @returns a promise that fails when it cannot be loaded; nothing for addresses the app does not know
     */
    loadPage?: (pathname: string) => Promise<unknown> | undefined;
  }
}

/** A page's part of the app, which the framework loads when it is first needed. */
type Preloadable = {preload?: () => Promise<unknown>};

if (typeof window !== 'undefined') {
  window.loadPage = (pathname) => {
    const matches = matchRoutes(routes, pathname).filter(({route}) => route.path !== '*');
    if (matches.length === 0) return undefined;
    return Promise.all(matches.map(async ({route}) => (route.component as unknown as Preloadable | undefined)?.preload?.()));
  };
}
