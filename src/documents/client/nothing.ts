/** Replaces modules that documents don't need. An alias to `false` would put the project's path into every page. */
export {};
