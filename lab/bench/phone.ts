/** A mid-range phone on slow 4G with Lighthouse's figures, but throttled instead of simulated. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** Slowdown factor of the processor. */
export const slowProcessor = 4;
