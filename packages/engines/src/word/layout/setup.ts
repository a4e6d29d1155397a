import type { Tag } from '../draw/tags';
import type { Block, Document, Fields } from '../model';
import type { Directions } from '../parts/directions';
import type { Graphics } from '../parts/graphics';
import type { Tables } from '../parts/tables';
import type { LaidBlock } from './laid-block';
import type { Typesetter } from './typesetter';

/** Settings of the whole layout. */
export type Setup = {
  document: Document;
  /** Tag of the whole document. */
  root: Tag;
  typesetter: Typesetter;
  /** Draws shapes; undefined for a document without drawings. */
  graphics?: Graphics | undefined;
  /** Lays out tables; undefined for a document without tables. */
  tables?: Tables | undefined;
  /** Reorders right-to-left text; undefined for a document without such text. */
  directions?: Directions | undefined;
  /** Distance between the text and its cell's right edge, where a drawing is cut off. */
  pad?: number | undefined;
  /** Field values, if the page is known. */
  fields?: Fields;
  /** Line distance of the document grid. */
  pitch?: number | undefined;
  /**
   * Distance from the left edge of the text to the paper's right edge, which text at tab stops beyond the margin may
   * reach; undefined for text that stays within a cell, a box, a note or one of several columns.
   */
  reach?: number | undefined;
  /** In headers and footers, which may be higher than the text of a page. */
  isOutsideText?: boolean;
  /** Creates bookmarks from headings. */
  headings: boolean;
  /** Lays out blocks that are stacked in a cell, a box or a note. */
  stacked(blocks: readonly Block[], width: number, setup: Setup, parent: Tag | undefined): LaidBlock[];
};
