/**
 * Loads the framework's Markdown parser, with the same extensions.
 * CommonJS on purpose: the framework loads our TypeScript with jiti, which would compile the parser's
 * hundred ES modules at every start (2 s). In a file that isn't compiled, `import()` is Node's own.
 * @returns {Promise<(text: string) => import('mdast').Root>}
 */
module.exports = async function loadParser() {
  const [{unified}, ...extensions] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('remark-gfm'),
  ]);
  const processor = extensions
    .reduce((parser, {default: extension}) => parser.use(extension), unified())
    .freeze();
  return (text) => processor.parse(text);
};
