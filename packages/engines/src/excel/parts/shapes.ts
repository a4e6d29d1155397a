/** Code for workbooks with shapes, text boxes, or buttons and boxes of forms over their cells. */
export { layControls } from '../print/lay-controls';
export { readShapes } from '../print/lay-shapes';
