/** Fake: unit tests count as a browser. */
const ExecutionEnvironment = {
  canUseDOM: true,
  canUseEventListeners: true,
  canUseIntersectionObserver: false,
  canUseViewport: true,
};

export default ExecutionEnvironment;
