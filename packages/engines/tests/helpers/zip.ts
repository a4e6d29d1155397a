/** The library with which the engines open ZIPs, re-exported so that tests need no other. */
export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
