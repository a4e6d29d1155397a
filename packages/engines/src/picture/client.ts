/** What a page uses of the engine without loading it: where a picture stands on its page. */
export { place } from './place';
