/**
 * Takes the documents' routes out of the three tables that Docusaurus generates for the client:
 * `routes.js`, `registry.js` and `routesChunkNames.json` (3.10; `server/codegen/codegenRoutes.js` of
 * its core). A loader, because the tables have no setting: the server needs the same files whole.
 * It stops the build when they have another form than it knows.
 */
const {readFileSync} = require('node:fs');
const path = require('node:path');

/** Names of chunks in an entry of `routesChunkNames.json`: the leaves of an object. */
const leaves = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(leaves));

const isUnder = (prefix) => ([key]) => key.startsWith(prefix);

/**
 * @param {string} file the table's name
 * @param {string} source its text
 * @param {Record<string, object>} chunkNames the content of `routesChunkNames.json`
 * @param {string} prefix the start of all documents' addresses
 * @returns {string} the table without them
 * @throws {Error} when it has not the form it had
 */
function withoutDocuments(file, source, chunkNames, prefix) {
  const all = Object.entries(chunkNames);
  const documents = all.filter(isUnder(prefix));
  const others = all.filter((entry) => !isUnder(prefix)(entry));
  // The page's component stays, though nothing asks for it: with it the client compiles its styles.
  const used = new Set([...others.flatMap(([, entry]) => leaves(entry)), ...documents.map(([, {__comp}]) => __comp)]);
  const unused = new Set(documents.flatMap(([, entry]) => leaves(entry)).filter((name) => !used.has(name)));

  /** Cuts all that matches and, where `isDropped` says so, checks that it was as much as expected. */
  const cut = (pattern, isDropped, expected) => {
    let count = 0;
    const rest = source.replace(pattern, (match, name) => {
      if (!isDropped(name)) return match;
      count += 1;
      return '';
    });
    if (count !== expected) {
      throw new Error(
        `Docusaurus has changed the form of its generated ${file}: ${count} of ${expected} entries of documents were found. ` +
          'Adapt src/plugins/documents/tables.cjs to the new form, or take the plugin out of docusaurus.config.ts: articles are then pages of the app, as before.',
      );
    }
    return rest;
  };

  switch (file) {
    case 'routes.js':
      return cut(/^ {2}\{\n {4}path: '([^']*)',\n(?: {4}.*\n)*? {2}\},\n/gm, (name) => name.startsWith(prefix), documents.length);
    case 'registry.js':
      return cut(/^ {2}"([^"]+)": \[\(\) => import\(.*\],/gm, (name) => unused.has(name), unused.size);
    default:
      return JSON.stringify(Object.fromEntries(others));
  }
}

module.exports = function documentsLoader(source) {
  const {prefix} = this.getOptions();
  const chunkNames = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
  this.addDependency(chunkNames);
  return withoutDocuments(path.basename(this.resourcePath), source, JSON.parse(readFileSync(chunkNames, 'utf8')), prefix);
};
module.exports.withoutDocuments = withoutDocuments;
