/// <reference types="@rspack/core/module" />
import type {Island} from './island';

const files = import.meta.webpackContext('../islands', {
  regExp: /^\.\/([^/.]+|[^/]+\/index)\.[jt]sx?$/,
  mode: 'lazy',
});

/** Functions that load islands, by name: `Hours` for src/islands/Hours.tsx or src/islands/Hours/index.tsx. */
export default Object.fromEntries(
  files
    .keys()
    .map((file) => [
      file.replace(/^\.\/|(\/index)?\.\w+$/g, ''),
      () => files(file) as Promise<{default: Island<object>}>,
    ]),
);
