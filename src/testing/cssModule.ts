/** Maps every class of a CSS module to its own name: `styles.title` is `'title'`. */
const classes: Record<string, string> = new Proxy(
  {},
  {get: (_target, name) => (name === '__esModule' ? undefined : String(name))},
);

export default classes;
