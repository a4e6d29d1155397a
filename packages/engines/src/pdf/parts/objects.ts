/** Reads and writes PDF objects: opens copies of damaged and locked files. Other parts depend on this one. */
export { isWithoutPages, openCopy, openDecryptedCopy } from '../open-copy';
export { whyUnopenable } from '../reader/why-unopenable';
