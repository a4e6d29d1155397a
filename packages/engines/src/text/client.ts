/**
 * What a page of the site uses of the engine without loading it: packed documents, and the differences of two lists.
 */
export { commonWidth } from './compare/ink';
export { Interner } from './compare/intern';
export { myers } from './compare/myers';
export { gapsOf } from './compare/tidy';
export { unpack, unpackPage } from './pack';
