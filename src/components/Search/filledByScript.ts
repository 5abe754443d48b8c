/**
 * What the script writes into. React is told that the content is given, and so leaves it alone even
 * when a visitor searches before the app starts.
 */
export const filledByScript = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};
