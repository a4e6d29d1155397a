import type { Fields } from './atoms';
import type { Type } from './type';

/** Settings of the whole layout. */
export type Setup = {
  type: Type;
  /** Default distance of tab stops. */
  tabs: number;
  /** Field values, if the page is known. */
  fields?: Fields;
  /** Creates bookmarks from headings. */
  headings: boolean;
};
