/** Code for documents with drawings: reads them, draws them, and embeds their pictures. */
import { embedPicture } from '../draw/pictures';
import { paintShape } from '../draw/shapes';
import { shownPictures, showsAny } from '../draw/shown-pictures';
import { drawingOf, resized } from '../read/drawings';
import { vmlOf } from '../read/vml';

export const graphics = { drawingOf, vmlOf, paintShape, embedPicture, resized, shownPictures, showsAny };

export type Graphics = typeof graphics;
