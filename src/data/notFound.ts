/** Copy of the two pages nobody asks for (specification section 8). */
export const notFound = {
  heading: '404',
  text: 'Oops! Page not found',
  intro: 'Check the address, or search.',
  action: {label: 'Return to Home', to: '/'},
  /** Above the pages that come nearest to what was asked, when there are any. */
  nearest: 'Were you looking for one of these?',
} as const;

/** Copy of the page shown when the application fails. */
export const applicationError = {
  heading: 'Unexpected Application Error!',
  retry: 'Try again',
  action: {label: 'Return to Home'},
} as const;
