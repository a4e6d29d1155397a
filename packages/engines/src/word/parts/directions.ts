/** Code for documents with text that runs from right to left. */
import { reorder, withLevels } from '../layout/bidi';

export const directions = { reorder, withLevels };

export type Directions = typeof directions;
