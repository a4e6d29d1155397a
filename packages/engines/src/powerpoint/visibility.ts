import { heapOf } from '../pdfium';
import type { Box } from './model';
import { drawPage, type OpenPage } from './page';

/** Smallest visible difference between two pixels, of 255. */
const minDifference = 8;

/** Compares a region of the page with and without some objects. */
export type Visibility = {
  /** Whether the region looks different without the objects. */
  differs(box: Box): boolean;
  /** Whether a pixel of the region is darker with the objects, which white ones never cause. */
  darkens(box: Box): boolean;
  /** Whether the region has more than one colour without the objects. */
  isDrawn(box: Box): boolean;
};

/** Draws the page with and without these objects, which are active again afterwards. */
export function drawWithAndWithout(page: OpenPage, objects: Iterable<number>): Visibility {
  const { pdfium } = page;
  const draw = () => {
    const { bitmap, scale } = drawPage(page);
    const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)];
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const data = heapOf(pdfium).slice(start, start + width * height * 4);
    pdfium.FPDFBitmap_Destroy(bitmap);
    return { data, width, height, scale };
  };
  const withObjects = draw();
  const handles = [...objects];
  for (const object of handles) pdfium.FPDFPageObj_SetIsActive(object, false);
  const withoutObjects = draw();
  for (const object of handles) pdfium.FPDFPageObj_SetIsActive(object, true);
  const { width, height, scale } = withObjects;
  const hasPixel = (box: Box, test: (offset: number, first: number) => boolean) => {
    const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
    const left = clamp(Math.floor(box.x * scale), width);
    const right = clamp(Math.ceil((box.x + box.width) * scale), width);
    const top = clamp(Math.floor(box.y * scale), height);
    const bottom = clamp(Math.ceil((box.y + box.height) * scale), height);
    const first = (top * width + left) * 4;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (test((y * width + x) * 4, first)) return true;
    return false;
  };
  const [before, after] = [withObjects.data, withoutObjects.data];
  /** Whether a pixel is lighter than another one in some channel, by enough to be seen. */
  const isLighter = (one: Uint8Array, offset: number, other: Uint8Array, otherOffset: number) => {
    for (let part = 0; part < 3; part++)
      if ((one[offset + part] ?? 0) - (other[otherOffset + part] ?? 0) >= minDifference) return true;
    return false;
  };
  const differs = (one: Uint8Array, offset: number, other: Uint8Array, otherOffset: number) =>
    isLighter(one, offset, other, otherOffset) || isLighter(other, otherOffset, one, offset);
  return {
    differs: (box) => hasPixel(box, (offset) => differs(before, offset, after, offset)),
    darkens: (box) => hasPixel(box, (offset) => isLighter(after, offset, before, offset)),
    // A margin of one point is added, because a letter may fill its box completely.
    isDrawn: ({ x, y, width: boxWidth, height: boxHeight }) =>
      hasPixel({ x: x - 1, y: y - 1, width: boxWidth + 2, height: boxHeight + 2 }, (offset, first) =>
        differs(after, offset, after, first),
      ),
  };
}
