/** A phone of the middle class on slow 4G, as Lighthouse assumes it, but applied instead of simulated. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};

/** How many times slower its processor is than this machine's. */
export const slowProcessor = 4;
