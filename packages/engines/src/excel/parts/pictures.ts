/** Code for workbooks with pictures or charts over their cells. */
export { embed } from '../../picture/embed';
export { pictureKind } from '../../picture/kind';
export { chartContent } from '../print/draw-chart';
export { drawDrawings, placedDrawings, rangeUnder } from '../print/place-drawings';
