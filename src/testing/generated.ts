/** Empty stand-in for what the framework generates at build time. */
export default {};
