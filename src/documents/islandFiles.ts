/// <reference types="@rspack/core/module" />

const files = import.meta.webpackContext('../islands', {
  regExp: /^\.\/([^/.]+|[^/]+\/index)\.[jt]sx?$/,
  mode: 'lazy',
});

const nameOf = (file: string) => file.replace(/^\.\/|(\/index)?\.\w+$/g, '');

/** Loads an island by its name, which is its file: `Hours` for src/islands/Hours.tsx and src/islands/Hours/index.tsx. */
export default Object.fromEntries(files.keys().map((file) => [nameOf(file), () => files(file)]));
