/// <reference types="@rspack/core/module" />
import type {Island} from './island';

const files = import.meta.webpackContext('../islands', {
  regExp: /^\.\/([^/.]+|[^/]+\/index)\.[jt]sx?$/,
  mode: 'lazy',
});

/** Loads an island by its name, which is its path: `Hours` for src/islands/Hours.tsx and src/islands/Hours/index.tsx. */
export default Object.fromEntries(
  files
    .keys()
    .map((file) => [
      file.replace(/^\.\/|(\/index)?\.\w+$/g, ''),
      () => files(file) as Promise<{default: Island<object>}>,
    ]),
);
