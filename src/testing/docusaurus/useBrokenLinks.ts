/** Fake: collects nothing. */
export default function useBrokenLinks() {
  return {collectLink: () => undefined, collectAnchor: () => undefined};
}
