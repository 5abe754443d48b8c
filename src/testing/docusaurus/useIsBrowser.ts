/** Fake: hydration is complete. */
export default () => true;
