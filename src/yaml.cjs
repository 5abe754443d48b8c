/**
 * Lets our code import YAML: `import words from './_home.yml'`. It serves everything that loads our code: Node
 * (`import '../yaml.cjs'` before the YAML file), the bundler (`rule`, `alias`), and Jest (`process`).
 */
const {readFileSync} = require('node:fs');
const {parseDocument} = require('yaml');

/** Drops empty fields, which count as left out. Empty list items stay, because the content check reports them. */
function dropEmpty(_key, value) {
  const isEmpty =
    value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
  return isEmpty && !Array.isArray(this) ? undefined : value;
}

/** Every value is text as written: in `founded: 2021` and `cage: 1E234`, nothing is a number. */
const options = {schema: 'failsafe', prettyErrors: false, logLevel: 'silent'};

const valuesOf = (document) => document.toJS({reviver: dropEmpty}) ?? {};

/** Returns what can be read of a file. The content check reports what is wrong with it, with its line. */
const parse = (text) => valuesOf(parseDocument(text, options));

// Not enumerable, or Node would resolve `./messages` to messages.yml instead of messages.ts.
Object.defineProperty(require.extensions, '.yml', {
  configurable: true,
  value: (module, file) => {
    module.exports = parse(readFileSync(file, 'utf8'));
    // Read the file again when the dev server reloads the configuration.
    delete require.cache[file];
  },
});

module.exports = {
  valuesOf,
  rule: {test: /\.yml$/, type: 'json', parser: {parse}},
  alias: {[require.resolve('./yaml.cjs')]: false},
  process: (text) => ({code: `module.exports = ${JSON.stringify(parse(text))};`}),
};
