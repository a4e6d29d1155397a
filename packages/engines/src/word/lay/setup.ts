import type { Tag } from '../draw/tags';
import type { Document } from '../model';
import type { Fields } from './atoms';
import type { Type } from './type';

/** Settings of the whole layout. */
export type Setup = {
  document: Document;
  /** Tag of the whole document. */
  root: Tag;
  type: Type;
  /** Field values, if the page is known. */
  fields?: Fields;
  /** Creates bookmarks from headings. */
  headings: boolean;
};
