/** Code for workbooks with shapes, text boxes, or buttons and boxes of forms over their cells. */
export { layOutControls } from '../print/control-layout';
export { readShapes } from '../print/shape-layout';
