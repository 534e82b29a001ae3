const canUseDOM = typeof window !== 'undefined' && 'document' in window

/** ExecutionEnvironment reports whether the code runs in a browser. */
const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && 'screen' in window,
}

export default ExecutionEnvironment
