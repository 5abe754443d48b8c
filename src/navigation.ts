/** The links of the top bar and the footer. Services are not listed: they come from `docs/`. */

/** What the visitor reads, and the page's path without the base URL. */
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

/** The last links of the footer's column "Company": sections that have no page of their own. */
export const legalLinks: NavigationLink[] = [
  {label: 'Privacy', to: '/contact#privacy'},
  {label: 'Accessibility', to: '/about#accessibility'},
];

/** `themeConfig.navbar.items`. The home page at `baseUrl` is current on itself alone. */
export const navbarItems = (baseUrl: string) =>
  mainLinks.map((link) => (link.to === '/' ? {...link, activeBaseRegex: `^${baseUrl}$`} : link));
