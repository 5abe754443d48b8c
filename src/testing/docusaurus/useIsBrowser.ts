/** Fake: React is there. */
export default () => true;
