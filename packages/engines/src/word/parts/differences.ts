/**
 * Code that is loaded only for documents with rare elements: reports what Word would print differently, accepts
 * changes, and reads frames and note separators.
 */
import { fillControls } from '../read/bound-controls';
import { withoutDeletedMarks } from '../read/deleted-marks';
import { differenceOf, printedWithoutResult } from '../read/field-differences';
import { frameOf } from '../read/frames';
import { Inventory } from '../read/inventory';
import { hasPageColour } from '../read/page-colour';
import { restartNotes } from '../read/restarted-notes';
import { separatorElements } from '../read/separators';

export const differences = {
  Inventory,
  withoutDeletedMarks,
  differenceOf,
  printedWithoutResult,
  frameOf,
  hasPageColour,
  fillControls,
  restartNotes,
  separatorElements,
};

export type Differences = typeof differences;
