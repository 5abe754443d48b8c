/** In place of what documents don't need. A file, since an alias to `false` puts the project's folder into every page. */
export {};
