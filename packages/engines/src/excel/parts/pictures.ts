/** Code for workbooks with pictures, charts or shapes over their cells. */
export { embedPicture } from '../../word/draw/pictures';
export { drawingContent } from '../print/drawing-content';
export { countCut, drawDrawings, placedDrawings, rangesUnder } from '../print/place-drawings';
