/** Code for documents with text that runs from right to left. */
import { reorder, withLevels } from '../lay/bidi';

export const directions = { reorder, withLevels };

export type Directions = typeof directions;
