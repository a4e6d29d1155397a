/** Loaded only for workbooks with EMF or WMF pictures: reads the drawing records of Windows and draws them. */
export { metafiles } from '../../word/parts/metafiles';
