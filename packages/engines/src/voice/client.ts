/** What a page of the site uses of the engine without loading it: the duration of a text. */
export { durationOf, roundedOf } from './voices';
