import {sentFragment} from './config';

type Mark = {isArrivalKnown?: boolean} | null;

/**
 * Whether this page was opened by the form service's redirect after the browser itself had posted
 * the form, which means that the message was sent. It says so once: the entry in the tab's history is
 * marked, so that neither a reload nor going back counts, and a link from elsewhere does not either.
 * Otherwise a later draft would be lost.
 */
export function arrivedFromService(endpoint: string): boolean {
  const mark = history.state as Mark;
  if (location.hash !== `#${sentFragment}` || mark?.isArrivalKnown) return false;
  history.replaceState({...mark, isArrivalKnown: true}, '');
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
  return [location.origin, new URL(endpoint).origin].includes(referrer);
}
