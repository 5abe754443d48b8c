/** The links of the top bar and the footer. Services are not listed: they come from `docs/`. */

/** A link's text, and its path without the base URL. */
type NavigationLink = {label: string; to: string};

/** The six links of the top bar, in order (specification section 2). */
export const mainLinks: NavigationLink[] = [
  {label: 'Home', to: '/'},
  {label: 'Services', to: '/services'},
  {label: 'Industries', to: '/industries'},
  {label: 'About', to: '/about'},
  {label: 'Insights', to: '/insights'},
  {label: 'Contact', to: '/contact'},
];

/** The button at the end of the top bar. */
export const getStarted: NavigationLink = {label: 'Get Started', to: '/contact'};

/** The footer's quick links (specification section 2). */
export const quickLinks: NavigationLink[] = mainLinks.filter(({to}) =>
  ['/services', '/industries', '/about', '/insights'].includes(to),
);

/** The last links in the footer's "Company" column, to sections that have no page of their own. */
export const legalLinks: NavigationLink[] = [
  {label: 'Privacy', to: '/contact#privacy'},
  {label: 'Accessibility', to: '/about#accessibility'},
];

/** `themeConfig.navbar.items`. "Home" is current only on the home page, not on every path that begins with `baseUrl`. */
export const navbarItems = (baseUrl: string) =>
  mainLinks.map((link) => (link.to === '/' ? {...link, activeBaseRegex: `^${baseUrl}$`} : link));
