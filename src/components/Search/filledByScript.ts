/**
 * What the script writes into. React is told that the content is given, and so leaves it alone even
 * when it draws the page anew, as in the live server.
 */
export const filledByScript = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {__html: ''},
};
