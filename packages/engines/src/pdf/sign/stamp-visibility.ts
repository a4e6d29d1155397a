import { PDFContext, PDFWriter } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Host } from '../../engine';
import { encodeLatin1 } from '../../write/bytes';
import { render } from '../draw';
import { load } from '../pdfjs';
import { Appearances, type Stamp } from './stamps';

/** Difference from white, 0 to 255, up to which a pixel of the stamp sheet has no ink. */
const maxBlankDifference = 12;
/** Difference, 0 to 255, above which a pixel of the page has changed. */
const maxUnchangedDifference = 40;
/** Difference from white, 0 to 255, above which a pixel is inside the ink rather than at its edge. */
const maxEdgeDifference = 110;
/** Smallest part of a stamp's ink that must have changed the page: where that had the ink's colour, nothing changes. */
const minShare = 0.5;
/** Largest number of changed pixels outside the stamps, as a part of their ink and in pixels: the larger one applies. */
const tolerance = { part: 0.02, pixels: 20 };
/** Distance from the ink, in pixels, within which changes count as its edge. */
const edgeWidth = 3;

type SignedPage = {
  page: number;
  size: { width: number; height: number };
  stamps: readonly Stamp[];
};

/**
 * Draws a page before and after signing, and an empty sheet with the same stamps: each stamp must show at its place, and
 * nothing else may have changed.
 *
 * The sheet has the size of the displayed page, so that it needs no rotation, crop box or user unit: a mistake in one of
 * these values would otherwise appear in both drawings, and remain undetected.
 */
export async function isSeen(
  before: PDFDocumentProxy,
  after: PDFDocumentProxy,
  { page, size, stamps }: SignedPage,
  host: Host,
): Promise<boolean> {
  const smallest = Math.min(...stamps.map(({ width, height }) => Math.min(width, height)));
  const scale = Math.min(4, Math.max(1, 24 / Math.max(1, smallest)));
  const drawing = { width: Math.round(size.width * scale), cap: 6_000_000 };
  const task = load(await stampSheet(size, stamps, host), host);
  try {
    const doc = await task.promise;
    const [sourcePixels, resultPixels, expected] = [
      await drawPixels(before, page, drawing),
      await drawPixels(after, page, drawing),
      await drawPixels(doc, 1, drawing),
    ];
    if (sourcePixels.width !== resultPixels.width || sourcePixels.height !== resultPixels.height)
      return false;
    return matches(sourcePixels, resultPixels, expected, stamps, sourcePixels.width / size.width);
  } finally {
    await task.destroy();
  }
}

type Pixels = { width: number; height: number; data: Uint8ClampedArray };

async function drawPixels(
  doc: PDFDocumentProxy,
  page: number,
  drawing: { width: number; cap: number },
): Promise<Pixels> {
  const canvas = await render(doc, page, drawing);
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  Object.assign(canvas, { width: 0, height: 0 });
  if (!data) throw new RangeError('out of memory');
  return { width, height, data };
}

function matches(
  sourcePixels: Pixels,
  resultPixels: Pixels,
  expected: Pixels,
  stamps: readonly Stamp[],
  scale: number,
): boolean {
  const { width, height } = sourcePixels;
  const nearInk = new Uint8Array(width * height);
  const ink = new Uint8Array(width * height);
  let inkedCount = 0;
  for (let y = 0; y < Math.min(height, expected.height); y += 1) {
    for (let x = 0; x < Math.min(width, expected.width); x += 1) {
      const offset = (y * expected.width + x) * 4;
      const darkness =
        255 -
        Math.min(expected.data[offset] ?? 0, expected.data[offset + 1] ?? 0, expected.data[offset + 2] ?? 0);
      if (darkness <= maxBlankDifference) continue;
      inkedCount += 1;
      if (darkness > maxEdgeDifference) ink[y * width + x] = 1;
      for (let row = Math.max(0, y - edgeWidth); row <= Math.min(height - 1, y + edgeWidth); row += 1)
        nearInk.fill(
          1,
          row * width + Math.max(0, x - edgeWidth),
          row * width + Math.min(width, x + edgeWidth + 1),
        );
    }
  }
  const changed = new Uint8Array(width * height);
  let strayCount = 0;
  for (let offset = 0; offset < changed.length; offset += 1) {
    if (difference(sourcePixels.data, resultPixels.data, offset * 4) <= maxUnchangedDifference) continue;
    changed[offset] = 1;
    if (!nearInk[offset]) strayCount += 1;
  }
  if (strayCount > Math.max(tolerance.pixels, tolerance.part * inkedCount)) return false;
  return stamps.every((stamp) => {
    const [left, top, right, bottom] = boundsOf(stamp, scale, width, height);
    let [inkCount, changedCount] = [0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        if (!ink[y * width + x]) continue;
        inkCount += 1;
        if (changed[y * width + x]) changedCount += 1;
      }
    }
    return inkCount > 0 && changedCount >= minShare * inkCount;
  });
}

function difference(first: Uint8ClampedArray, second: Uint8ClampedArray, index: number): number {
  return Math.max(
    Math.abs((first[index] ?? 0) - (second[index] ?? 0)),
    Math.abs((first[index + 1] ?? 0) - (second[index + 1] ?? 0)),
    Math.abs((first[index + 2] ?? 0) - (second[index + 2] ?? 0)),
  );
}

/** Bounds of a stamp in pixels, rotation included: left, top, right, bottom. */
function boundsOf(
  { x, y, width, height, rotation = 0 }: Stamp,
  scale: number,
  right: number,
  bottom: number,
) {
  const reach =
    rotation % 180 === 0
      ? [width / 2, height / 2]
      : [Math.hypot(width, height) / 2, Math.hypot(width, height) / 2];
  const [reachX = 0, reachY = 0] = reach;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const within = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value * scale)));
  return [
    within(middleX - reachX, right),
    within(middleY - reachY, bottom),
    within(middleX + reachX, right),
    within(middleY + reachY, bottom),
  ] as const;
}

/** A PDF of one empty page of this size, with the stamps at their places. */
async function stampSheet(size: { width: number; height: number }, stamps: readonly Stamp[], host: Host) {
  const context = PDFContext.create();
  const appearances = new Appearances(context, host);
  await appearances.prepare(stamps);
  const forms = stamps.map((stamp) => appearances.draw(stamp, [1, 0, 0, -1, 0, size.height]).form);
  const pages = context.nextRef();
  const page = context.obj({
    Type: 'Page',
    Parent: pages,
    MediaBox: [0, 0, size.width, size.height],
    Resources: { XObject: Object.fromEntries(forms.map((form, index) => [`S${index}`, form])) },
    Contents: context.register(
      context.flateStream(encodeLatin1(forms.map((_, index) => `/S${index} Do`).join(' '))),
    ),
  });
  context.assign(pages, context.obj({ Type: 'Pages', Kids: [context.register(page)], Count: 1 }));
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: pages }));
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}
