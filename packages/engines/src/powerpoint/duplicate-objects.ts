import { hexOf } from '../write/bytes';
import type { Letter } from './letters';
import { type Bounds, boundsOf, type OpenPage, shownBox } from './page';

/** Type of a text object in pdfium. */
const textObject = 1;

/** Largest distance between two text objects that show the same word, as a share of their shorter side. */
const maxShift = 0.35;
/** Up to this distance, as such a share, the pair makes letters bold; beyond it, the lower one is a shadow. */
const maxBoldShift = 0.05;

/**
 * Finds text objects for which pdfium returns no letters because another object has the same letters at nearly the
 * same place (bold text and shadows are drawn this way), or because both share a replacement text (ISO 32000-2,
 * 14.9.4). The letters get the colour and position of the upper object.
 *
 * @param letters of each object, as pdfium returns them
 * @param objects text objects to remove from the drawing; this function adds the objects that only make letters bold,
 *   while shadows stay in the drawing
 */
export function mergeDuplicateLetters(
  page: OpenPage,
  letters: ReadonlyMap<number, Letter[]>,
  objects: Set<number>,
): void {
  const { pdfium } = page;
  const places = new Map<number, Bounds>();
  let last = 0;
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page.page); index++) {
    const object = pdfium.FPDFPage_GetObject(page.page, index);
    if (pdfium.FPDFPageObj_GetType(object) !== textObject) continue;
    const bounds = boundsOf(page, object);
    if (!bounds) continue;
    const [below] = letters.has(object) ? [] : ([...places].find(([, other]) => isNear(bounds, other)) ?? []);
    if (below !== undefined) {
      const from = shownBox(page, places.get(below) ?? bounds);
      const to = shownBox(page, bounds);
      const [right, down] = [to.x - from.x, to.y - from.y];
      for (const letter of letters.get(below) ?? []) move(page, letter, object, right, down);
      const shortSide = Math.min(from.height, from.width);
      if (Math.max(Math.abs(right), Math.abs(down)) > shortSide * maxBoldShift) objects.delete(below);
      objects.add(object);
    } else if (objects.has(object)) places.set(object, bounds);
    else if (!letters.has(object) && objects.has(last) && shareReplacement(page, object, last))
      objects.add(object);
    last = object;
  }
}

function isNear(bounds: Bounds, other: Bounds): boolean {
  const maxDistance = Math.min(other[2] - other[0], other[3] - other[1]) * maxShift;
  return (
    maxDistance > 0 && bounds.every((side, index) => Math.abs(side - (other[index] ?? 0)) <= maxDistance)
  );
}

function move(
  { pdfium, scratch }: OpenPage,
  letter: Letter,
  object: number,
  right: number,
  down: number,
): void {
  const { pointer, integers } = scratch;
  letter.x += right;
  letter.y += down;
  letter.end += letter.quarterTurns === 0 ? right : letter.quarterTurns === 1 ? down : -down;
  if (!pdfium.FPDFPageObj_GetFillColor(object, pointer, pointer + 4, pointer + 8, pointer + 12)) return;
  letter.run = { ...letter.run, colour: hexOf(integers(3)) };
}

/** Whether two objects share a replacement text. */
function shareReplacement(page: OpenPage, object: number, other: number): boolean {
  const text = replacementOf(page, object);
  return text !== undefined && text === replacementOf(page, other);
}

function replacementOf({ pdfium, scratch }: OpenPage, object: number): string | undefined {
  for (let index = 0; index < pdfium.FPDFPageObj_CountMarks(object); index++) {
    const mark = pdfium.FPDFPageObj_GetMark(object, index);
    const { pointer, size } = scratch;
    if (!pdfium.FPDFPageObjMark_GetParamStringValue(mark, 'ActualText', pointer + 8, size - 8, pointer))
      continue;
    const [length = 0] = scratch.integers(1);
    return scratch.text(Math.min(length, size - 8), 8);
  }
  return undefined;
}
