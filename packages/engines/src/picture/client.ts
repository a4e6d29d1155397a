/** What a page of the site uses of the engine without loading it: the layout of a picture on its page. */
export { placePicture as place } from './place';
