/** What a page of the site uses of the engine without loading it: page ranges, split parts and file names. */

export { pdfKind } from './pdf-kind';
export { fittingScale } from './picture-limits';
export { rangesOf, rangeText } from './ranges';
export { pathOf } from './sign/stroke-outlines';
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
