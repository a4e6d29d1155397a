/** Code for workbooks with pictures in EMF or WMF: reads Windows' drawing records and draws them. */
export { metafiles } from '../../word/parts/metafiles';
