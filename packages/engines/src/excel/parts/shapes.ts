/** Code for workbooks with shapes and text boxes over their cells: reads their outlines, colours and texts. */
export { readShapes } from '../print/lay-shapes';
