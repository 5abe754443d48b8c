/** Stands in for the package `react-style-singleton` (see `src/plugins/forms.ts`), and adds no style. */
export const styleSingleton = () => () => null;
