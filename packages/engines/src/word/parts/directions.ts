/** Code that is loaded only for documents with right-to-left text. */
import { reorder, withLevels } from '../layout/bidi';

export const directions = { reorder, withLevels };

export type Directions = typeof directions;
