/** Fake: the page is hydrated. */
export default () => true;
