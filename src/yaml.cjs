/**
 * Lets our code import YAML: `import words from './_home.yml'`. This file is the only door, for all that load our
 * code: Node (`import '../yaml.cjs'` before the YAML), the bundler (`rule`, `alias`) and Jest (`process`).
 */
const {readFileSync} = require('node:fs');
const {parseDocument} = require('yaml');

/** A field without a value counts as left out; lists keep their items, which the check complains about. */
function dropEmpty(_key, value) {
  const isEmpty =
    value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  return isEmpty && !Array.isArray(this) ? undefined : value;
}

/** Every value is text, as it stands there: in `founded: 2021` and `cage: 1E234` nothing is a number. */
const options = {schema: 'failsafe', prettyErrors: false, logLevel: 'silent'};

const valuesOf = (document) => document.toJS({reviver: dropEmpty}) ?? {};

// The framework loads our code twice, and the bundler reads the same files: each text is parsed once.
const parsed = (globalThis[Symbol.for('site-yaml')] ??= new Map());

/** Reads what can be read of a file; the content check reports what is wrong with it, with its line. */
function parse(text) {
  if (!parsed.has(text)) parsed.set(text, valuesOf(parseDocument(text, options)));
  return parsed.get(text);
}

// Not enumerable: Node would take `./messages` for messages.yml where messages.ts is meant.
Object.defineProperty(require.extensions, '.yml', {
  configurable: true,
  value: (module, file) => {
    module.exports = parse(readFileSync(file, 'utf8'));
    // Read anew when the dev server loads the configuration anew.
    delete require.cache[file];
  },
});

module.exports = {
  valuesOf,
  rule: {test: /\.yml$/, type: 'json', parser: {parse}},
  alias: {[require.resolve('./yaml.cjs')]: false},
  process: (text) => ({code: `module.exports = ${JSON.stringify(parse(text))};`}),
};
