/** Functions that pages of the site use without loading the engine, such as those for page ranges and file names. */

export { pdfKind } from './pdf-kind';
export { fittingScale } from './picture-limits';
export { rangesOf, rangeText } from './ranges';
export { pathOf } from './sign/stroke-outlines';
export {
  avoidDeviceName,
  partsByChapters,
  partsByCount,
  partsByCuts,
  partsNamedAfter,
  pictureName,
  startOfName,
  stem,
  withUniqueNames,
} from './split-parts';
