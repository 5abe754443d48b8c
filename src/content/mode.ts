/** Whether the dev server runs, which shows what is wrong instead of stopping at it. */
export const isDevServer = () => process.env.NODE_ENV === 'development';
