/** What the framework generates at build time, empty. */
export default {};
