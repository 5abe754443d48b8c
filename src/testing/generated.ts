/** Replaces what the framework generates at build time. */
export default {};
