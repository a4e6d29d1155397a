/** What a page uses of the engine without loading it: documents as they are handed over, and the difference of two lists. */
export { common } from './compare/ink';
export { Interner } from './compare/intern';
export { myers } from './compare/myers';
export { gapsOf } from './compare/tidy';
export { unpack, unpackPage } from './pack';
