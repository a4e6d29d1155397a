/** What a page uses of the engine without loading it: where a picture is on its page. */
export { placePicture as place } from './place';
