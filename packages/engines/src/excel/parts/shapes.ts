/** Code for workbooks with shapes, text boxes or form controls over their cells. */
export { layOutControls } from '../print/control-layout';
export { readShapes } from '../print/shape-layout';
