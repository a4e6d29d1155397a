/**
 * Code that is loaded only for documents with drawings, page borders, line numbers, or columns that are uneven or have
 * lines between them: reads and draws all of these, and embeds pictures.
 */
import { embedPicture } from '../draw/pictures';
import { paintShape } from '../draw/shapes';
import { shownPictures, showsAny } from '../draw/shown-pictures';
import { drawBorders, ruleColumns, unprintedRules } from '../layout/borders';
import { LineCounter } from '../layout/line-counter';
import { linesInBox } from '../layout/linked-boxes';
import { unevenColumns } from '../layout/uneven-columns';
import { drawingOf, resized } from '../read/drawings';
import { vmlOf } from '../read/vml';

export const graphics = {
  drawingOf,
  vmlOf,
  paintShape,
  embedPicture,
  resized,
  shownPictures,
  showsAny,
  drawBorders,
  unprintedRules,
  ruleColumns,
  unevenColumns,
  linesInBox,
  LineCounter,
};

export type Graphics = typeof graphics;
