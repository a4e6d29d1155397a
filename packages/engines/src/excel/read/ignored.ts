import type { ChartPart } from '../../drawing/chart-undrawn';
import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, isOn, textWithin, within } from '../../text/docx/xml';
import { flag } from './attributes';

/**
 * Parts of a sheet that are printed in a simpler way, or not at all, by their names in the report:
 * - `accounting`: underlines of that kind
 * - `justify`: text that is stretched to the size of its cell
 * - `readingOrder`: text that begins at the right
 * - `phonetic`: guides to pronunciation
 * - `pivot`: colours of pivot tables
 * - `hyperlink`: links that are not made
 * - `printArea`: a print area that is computed
 * - `picture`: pictures with other colours, effects, lines or outlines
 * - `patterns`: patterns that fill cells and shapes
 * - `textures`: textures that fill shapes
 * - `wordArt`: texts of shapes that are bent, stacked, outlined or shadowed
 * - `shapeText`: texts of shapes with letter spacing, justified lines, or directions of their own
 * - `numCol`: texts of shapes in columns
 * - `slanted`: borders that are slanted with the text of their cell
 * - `dateAxis`: small charts along dates
 * - `sheets`: sheets that the file names but does not hold
 * - `fontEffects`: letters that Excel for Mac prints as outlines or with a shadow
 * - `fitToPages`: sheets that have more pages than they ask for
 * - `cutDrawings`: pictures, charts and shapes that end before they do in the sheet, as they would cover hundreds of
 *   pages
 * - `texts`: texts of cells that the file refers to but does not hold
 * - `equations`: equations in shapes
 * - `volatile`: formulas that Excel computes anew whenever it opens the file, but whose saved results are printed: they
 *   depend on chance, or have functions that are not computed here
 * - `unfollowed`: formulas of very large workbooks that may depend on volatile ones, which is not known
 * - `folder`: the folder of the file in headers and footers
 *
 * Parts of charts have the names of `ChartPart`.
 */
export type Ignored =
  | 'accounting'
  | 'justify'
  | 'readingOrder'
  | 'phonetic'
  | 'pivot'
  | 'hyperlink'
  | 'printArea'
  | 'picture'
  | 'patterns'
  | 'textures'
  | 'wordArt'
  | 'shapeText'
  | 'numCol'
  | 'slanted'
  | 'dateAxis'
  | 'sheets'
  | 'fontEffects'
  | 'fitToPages'
  | 'cutDrawings'
  | 'texts'
  | 'equations'
  | 'volatile'
  | 'unfollowed'
  | 'folder'
  | ChartPart;

/**
 * What a sheet may have that is not printed:
 * - `pictures`: pictures within cells
 * - `sparklines`: small charts within cells, whose values are elsewhere
 * - `rich`: rotated cells with letters of several fonts
 * - `tables`: tables with a style
 * - `controls`: buttons and boxes of forms that are not drawn
 * - `formulas`: 1 for a sheet that shows its formulas instead of their results
 * - `effects`: shadows, glows and the like of shapes
 */
export type Undrawn = 'pictures' | 'sparklines' | 'rich' | 'tables' | 'controls' | 'formulas' | 'effects';

type Counts = { ignored: Map<Ignored, number> };

/** Adds to the count of an ignored part. */
export function countIgnoredPart({ ignored }: Counts, kind: Ignored, count = 1): void {
  if (count > 0) ignored.set(kind, (ignored.get(kind) ?? 0) + count);
}

/** Hatch patterns, which are drawn in their mixed colour and reported; dotted ones mix to one colour in print too. */
const hatch = /Horizontal|Vertical|Down|Up|Grid|Trellis/;

/** Properties of a cell's style that are not drawn (ECMA-376, 18.8.1 and 18.18.82). */
export function ignoredOf(
  font: Element | undefined,
  alignment: Element['attributes'],
  hasBorders: boolean,
  fill: Element | undefined,
): Ignored[] {
  const { horizontal, vertical, readingOrder, textRotation = '0' } = alignment;
  const isStretched = [horizontal, vertical].some(
    (alignment) => alignment === 'justify' || alignment === 'distributed',
  );
  return [
    ...(/Accounting$/.test(child(font, 'u')?.attributes.val ?? '') ? (['accounting'] as const) : []),
    ...(isOn(child(font, 'outline')) || isOn(child(font, 'shadow')) ? (['fontEffects'] as const) : []),
    ...(isStretched ? (['justify'] as const) : []),
    ...(hasBorders && !/^(0|90|180|255)$/.test(textRotation) ? (['slanted'] as const) : []),
    ...(hatch.test(child(fill, 'patternFill')?.attributes.patternType ?? '') ? (['patterns'] as const) : []),
    ...(readingOrder === '2' ? (['readingOrder'] as const) : []),
  ];
}

/** Counts cells whose style is drawn in a simpler way. */
export function countIgnored(
  sheet: Counts & { cells: readonly { value?: unknown; style: number }[] },
  styles: readonly { ignored?: readonly Ignored[] }[],
): void {
  if (styles.every(({ ignored }) => !ignored)) return;
  for (const { value, style } of sheet.cells)
    for (const kind of styles[style]?.ignored ?? [])
      if (kind === 'patterns' || (value !== undefined && value !== '')) countIgnoredPart(sheet, kind);
}

/** Counts pivot tables with a style: their colours are not saved in their cells (18.10.1.73). */
export function countPivots(pack: Package, path: string, sheet: Counts): void {
  for (const { type, target } of pack.relations(path).values())
    if (type === 'pivotTable' && child(pack.root(target), 'pivotTableStyleInfo')?.attributes.name)
      countIgnoredPart(sheet, 'pivot');
}

/**
 * Counts a picture with properties that are not drawn: changed colours, effects, a line around it, or an outline other
 * than a rectangle.
 */
export function countPicture(picture: Element, sheet: Counts): void {
  const shapeProperties = child(picture, 'spPr');
  const [blip] = within(picture, 'blip');
  const line = child(shapeProperties, 'ln');
  const isLined =
    line !== undefined && elementsOf(line).some(({ name }) => /Fill$/.test(name) && name !== 'noFill');
  const isChanged = elementsOf(blip).some(({ name }) => name !== 'extLst');
  const { prst = 'rect' } = child(shapeProperties, 'prstGeom')?.attributes ?? {};
  const hasEffect = elementsOf(child(shapeProperties, 'effectLst')).length > 0;
  if (isLined || isChanged || hasEffect || prst !== 'rect' || child(shapeProperties, 'custGeom'))
    countIgnoredPart(sheet, 'picture');
}

/** Counts properties of a shape that are not drawn. */
export function countShape(shape: Element, sheet: Counts): void {
  const shapeProperties = child(shape, 'spPr');
  if (child(shapeProperties, 'pattFill')) countIgnoredPart(sheet, 'patterns');
  if (child(shapeProperties, 'blipFill')) countIgnoredPart(sheet, 'textures');
  const body = child(child(shape, 'txBody'), 'bodyPr');
  const { prst = 'textNoShape' } = child(body, 'prstTxWarp')?.attributes ?? {};
  const isStacked = /^(wordArt|mongolian)Vert/.test(body?.attributes.vert ?? '');
  countIgnoredPart(sheet, 'equations', within(child(shape, 'txBody'), 'oMath').length);
  const hasLook = within(child(shape, 'txBody'), 'rPr').some(
    (run) => elementsOf(child(run, 'effectLst')).length > 0 || child(child(run, 'ln'), 'solidFill'),
  );
  if (prst !== 'textNoShape' || isStacked || hasLook) countIgnoredPart(sheet, 'wordArt');
  if (hasUndrawnText(shape, body)) countIgnoredPart(sheet, 'shapeText');
  if (Number(body?.attributes.numCol ?? 1) > 1) countIgnoredPart(sheet, 'numCol');
}

/** Whether the text of a shape has spaces, lines or directions that are not drawn (ECMA-376, 21.1.2.1 to 21.1.2.3). */
function hasUndrawnText(shape: Element, body: Element | undefined): boolean {
  const text = child(shape, 'txBody');
  if (textWithin(text).trim() === '') return false;
  const { rot = '0', upright, anchorCtr } = body?.attributes ?? {};
  const isTurned = Number(child(child(shape, 'spPr'), 'xfrm')?.attributes.rot ?? 0) !== 0;
  if (Number(rot) !== 0 || flag(anchorCtr) || (isTurned && flag(upright))) return true;
  return (
    within(text, 'rPr').some(({ attributes }) => Number(attributes.spc ?? 0) !== 0) ||
    within(text, 'pPr').some(
      ({ attributes }) => /^(just|dist|thaiDist)/.test(attributes.algn ?? '') || flag(attributes.rtl),
    )
  );
}
