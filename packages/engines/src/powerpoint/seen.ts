import { heapOf } from '../pdfium';
import type { Box } from './model';
import { drawPage, type OpenPage } from './page';

/** Smallest visible difference between two pixels, of 255. */
const minDifference = 8;

/** Compares a region of the page with and without some objects. */
export type Visibility = {
  /** Whether the region looks different without the objects. */
  differs(box: Box): boolean;
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
  /**
   * Whether some pixel of the region differs from the page without the objects or, if `fromFirst`, from the region's
   * first pixel.
   */
  const hasDifference = (box: Box, data: Uint8Array, fromFirst: boolean) => {
    const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
    const left = clamp(Math.floor(box.x * scale), width);
    const right = clamp(Math.ceil((box.x + box.width) * scale), width);
    const top = clamp(Math.floor(box.y * scale), height);
    const bottom = clamp(Math.ceil((box.y + box.height) * scale), height);
    const first = (top * width + left) * 4;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const offset = (y * width + x) * 4;
        const comparedOffset = fromFirst ? first : offset;
        for (let part = 0; part < 3; part++)
          if (
            Math.abs((data[offset + part] ?? 0) - (withoutObjects.data[comparedOffset + part] ?? 0)) >=
            minDifference
          )
            return true;
      }
    return false;
  };
  return {
    differs: (box) => hasDifference(box, withObjects.data, false),
    // A margin of one point is added, because a letter may fill its box completely.
    isDrawn: ({ x, y, width: boxWidth, height: boxHeight }) =>
      hasDifference(
        { x: x - 1, y: y - 1, width: boxWidth + 2, height: boxHeight + 2 },
        withoutObjects.data,
        true,
      ),
  };
}
