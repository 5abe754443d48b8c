import type {ClientModule} from '@docusaurus/types';

/**
 * After a change of page the focus goes to the new page's heading, so that keyboard and screen-reader
 * users start where a fresh page load would start them. The framework leaves it on the body.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname || location.hash) {
    return;
  }
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
};
