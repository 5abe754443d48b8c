/** Copy of the two pages nobody asks for (specification section 8). */
export const notFound = {
  heading: '404',
  text: 'Oops! Page not found',
  intro: 'You may have mistyped the address, or we may have moved the page. Try one of these:',
  action: {label: 'Return to Home', to: '/'},
  search: 'Search this site',
  links: [
    {label: 'Services', to: '/services'},
    {label: 'Insights', to: '/insights'},
    {label: 'Contact', to: '/contact'},
  ],
  /** Before the words of the address that was asked for. */
  searchFor: 'Search for',
} as const;

/** Copy of the page shown when the application fails. */
export const applicationError = {
  heading: 'Unexpected Application Error!',
  retry: 'Try again',
  action: {label: 'Return to Home'},
} as const;
