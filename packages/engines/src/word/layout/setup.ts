import type { Tag } from '../draw/tags';
import type { Block, Document, Fields } from '../model';
import type { Directions } from '../parts/directions';
import type { Graphics } from '../parts/graphics';
import type { Tables } from '../parts/tables';
import type { LaidBlock } from './laid-block';
import type { Type } from './type';

/** Settings of the whole layout. */
export type Setup = {
  document: Document;
  /** Tag of the whole document. */
  root: Tag;
  type: Type;
  /** Draws shapes; there is none for a document without drawings. */
  graphics?: Graphics | undefined;
  /** Lays out tables; there is none for a document without tables. */
  tables?: Tables | undefined;
  /** Puts text from right to left in its order; there is none for a document without such text. */
  directions?: Directions | undefined;
  /** Distance of the cell's right edge from the text in it: a drawing ends there at the latest. */
  pad?: number | undefined;
  /** Field values, if the page is known. */
  fields?: Fields;
  /** Distance of the lines of the grid that text keeps to. */
  pitch?: number | undefined;
  /**
   * Distance of the paper's right edge from the left of the text, which text at tab stops beyond the margin may reach;
   * none for text that stays in a cell, a box, a note or one of several columns.
   */
  reach?: number | undefined;
  /** Creates bookmarks from headings. */
  headings: boolean;
  /** Lays out blocks that are stacked in a cell, a box or a note. */
  stacked(blocks: readonly Block[], width: number, setup: Setup, parent: Tag | undefined): LaidBlock[];
};
