import type {ClientModule} from '@docusaurus/types';

/** Read out by assistive technology whenever its text changes. */
let announcer: HTMLElement | undefined;

/** Says the new page's title, which the framework sets with the next frame. */
function announce(): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.className = 'site-announcer';
    announcer.setAttribute('role', 'status');
  }
  const {body} = document;
  if (!announcer.isConnected) body.append(announcer);
  const spoken = announcer;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      spoken.textContent = document.title;
    }),
  );
}

/**
 * After a change of page the focus goes to the new page's heading, so that keyboard and screen-reader
 * users start where a fresh page load would start them, and the page's title is announced. The
 * framework leaves the focus on the body and says nothing.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  announce();
  if (location.hash) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
};
