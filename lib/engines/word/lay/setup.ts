import type { Paragraph } from '../model';
import type { Fields } from './atoms';
import type { Type } from './type';

/** What all of a document is laid out by. */
export type Setup = {
  type: Type;
  /** Distance between tab stops where the document sets none. */
  tabs: number;
  /** What fields say, where the page is known. */
  fields?: Fields;
  /** Bookmarks are made of headings. */
  headings: boolean;
};

/** Paragraphs over and under one. */
export type Neighbours = { above?: Paragraph; below?: Paragraph };
