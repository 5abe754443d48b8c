/**
 * Loader of the bundler, which cannot read TypeScript: hands a file's text to the function among its
 * options.
 * @this {{getOptions(): {read: (text: string) => string}}}
 * @param {string} text
 */
module.exports = function liveLoader(text) {
  return this.getOptions().read(text);
};
