import { signPages } from '../../src/pdf/sign/sign';
import type { Ink, Stamp } from '../../src/pdf/sign/stamps';
import { drawnPages } from './drawn-pages';
import { bytesOf, pdfHost as host, sourceFile } from './engine-host';
import { type RawObject, rawPdf } from './raw-pdf';

/** Colours of the quarters of a picture, all different, so that a turned or mirrored picture is noticed. */
const quarters = (['red', 'blue', 'clear', 'green'] as const).map(
  (name) =>
    ({ red: [220, 0, 0, 255], blue: [0, 0, 220, 255], green: [0, 140, 0, 255], clear: [0, 0, 0, 0] })[name],
);
const side = 20;
export const picture: Ink = {
  kind: 'picture',
  width: 2 * side,
  height: 2 * side,
  rgba: new Uint8ClampedArray(
    Array.from({ length: 4 * side * side }, (_, index) => {
      const [x, y] = [index % (2 * side), Math.floor(index / (2 * side))];
      return quarters[(y < side ? 0 : 2) + (x < side ? 0 : 1)] ?? [];
    }).flat(),
  ),
};
export const stroke: Extract<Ink, { kind: 'drawn' }> = {
  kind: 'drawn',
  width: 100,
  height: 50,
  outlines: [[5, 5, 95, 5, 95, 20, 40, 20, 40, 45, 5, 45]],
};
export const place = { page: 1, x: 100, y: 120, width: 80, height: 40 };

export type Page = { entries?: string; content: string; parent?: string };

/** A file of one page, 300 by 400, with entries of its own and of the node above it. */
export function pdfOf(
  { entries = '', content, parent = '' }: Page,
  more: RawObject[] = [],
  catalog = '',
): Uint8Array {
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[3 0 R]/Count 1${parent}>>`,
    `<</Type/Page/Parent 2 0 R${parent.includes('MediaBox') ? '' : '/MediaBox[0 0 300 400]'}/Resources<</ExtGState<</Faint<</ca .2/CA .2>>>>>>/Contents 4 0 R${entries}>>`,
    { dict: '', data: content },
    ...more,
  ]);
}

export const sign = async (bytes: Uint8Array, ...stamps: Stamp[]) => {
  const outcome = await signPages(
    { source: sourceFile('letter.pdf', bytes), stamps, name: 'letter-signed.pdf', label: 'Signature' },
    host,
  );
  return { ...outcome, bytes: await bytesOf(outcome.files[0]) };
};

/** Names of the colours in the quarters of a box of the displayed page; both are in points, `shownWidth` is the page's. */
export async function seenIn(
  bytes: Uint8Array,
  { x, y, width, height }: typeof place,
  shownWidth?: number,
): Promise<string[]> {
  const [page] = await drawnPages(bytes, 1, 1, true);
  const scale = page && shownWidth ? page.width / shownWidth : 96 / 72;
  const pixel = (across: number, down: number) => {
    const [red, green, blue] = page?.pixelAt(
      Math.round((x + width * across) * scale),
      Math.round((y + height * down) * scale),
    ) ?? [0, 0, 0];
    if (red > 230 && green > 230 && blue > 230) return 'paper';
    return red > green && red > blue ? 'red' : blue > green ? 'blue' : 'green';
  };
  return [pixel(0.25, 0.25), pixel(0.75, 0.25), pixel(0.25, 0.75), pixel(0.75, 0.75)];
}
export const upright = ['red', 'blue', 'paper', 'green'];
