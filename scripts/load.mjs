/** Loads a TypeScript module of the site in a script: `load('../src/site.ts')`. */
import createJiti from 'jiti';

export const load = createJiti(import.meta.url);
