/** Reading and writing of objects: what opens copies of damaged and locked files, and what the other parts build on. */
export { isWithoutPages, openCopy, openInClear } from '../open-copy';
export { whyClosed } from '../reader/foreign-lock';
