/** The library by which the engines open ZIPs, so that whoever tests with them opens results without installing another. */
export { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
