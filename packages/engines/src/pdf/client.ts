/** What a page uses of the engine without loading it: the pages of ranges, the parts of a split and their names. */

export { pdfKind } from './pdf-kind';
export { fittingScale } from './picture-limits';
export { rangesOf, rangeText } from './ranges';
export { pathOf } from './sign/outlines';
export {
  distinct,
  notDevice,
  partsByChapters,
  partsByCount,
  partsByCuts,
  partsNamedAfter,
  pictureName,
  startOfName,
  stem,
} from './split-parts';
