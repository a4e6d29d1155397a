/** What a page uses of the engine without loading it: how long a text takes. */
export { durationOf, roundedOf } from './voices';
