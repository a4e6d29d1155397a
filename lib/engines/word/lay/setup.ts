import type { Paragraph } from '../model';
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

/** The paragraphs above and below. */
export type Neighbours = { above?: Paragraph; below?: Paragraph };
