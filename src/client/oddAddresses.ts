import routes from '@generated/routes';

type Routes = readonly {path: string; exact?: boolean; routes?: Routes}[];

/** The addresses of all pages of the app. */
const addresses = (list: Routes): string[] =>
  list.flatMap(({path, exact, routes: inner = []}) => [...(exact && path !== '*' ? [path] : []), ...addresses(inner)]);

/**
 * The address of the page that is meant by one written in capitals or with doubled slashes.
 * @returns nothing where no page is
 */
export function meantAddress(pathname: string, known: readonly string[]): string | undefined {
  const plain = pathname.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '').toLowerCase();
  return known.find((address) => address.toLowerCase() === plain);
}

/** Whether the host has answered with the 404 page: it names itself, whatever the address. */
const isNotFoundPage = () => /\/404\.html$/.test(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '');

function isBroken(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return false;
  } catch {
    return true;
  }
}

if (typeof document !== 'undefined') {
  const {pathname, search, hash} = location;
  // The framework's router throws at an escape that is none, and the page would never come alive.
  if (isBroken(pathname)) history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);

  const meant = meantAddress(pathname, addresses(routes as unknown as Routes));
  if (meant && meant !== pathname.replace(/(?!^)\/$/, '')) {
    if (isNotFoundPage()) {
      // The router is less particular than the host: it would draw that page over the 404 page. Its
      // root stands still until the right page is there.
      Object.assign(window, {docusaurusRoot: {render: () => undefined}});
      location.replace(meant + search + hash);
    } else {
      // The host is less particular than the router, which would draw the 404 page over this one.
      history.replaceState(history.state, '', meant + search + hash);
    }
  }
}
