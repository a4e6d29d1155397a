import type { Raster } from './raster';

/**
 * Sizes of printed photos in millimetres, and the head's share of the height: for an Indian passport and most visas,
 * for a US visa and the OCI card (50 to 69 %), and for a PAN card.
 */
export const photoSizes = {
  passport: { width: 35, height: 45, head: 0.75 },
  square: { width: 51, height: 51, head: 0.6 },
  stamp: { width: 25, height: 35, head: 0.75 },
};
/** Name of a size in {@link photoSizes}. */
export type PhotoSize = keyof typeof photoSizes;

/** Dots per inch of a printed photo. */
export const photoDots = 300;

/** Share of the height that is free above the crown. */
const headroom = 0.08;

type Person = { crown: number; bottom: number; chin: number | undefined; middle: number };

/**
 * A person as a photo of this size. If the outline shows a neck, the head gets its prescribed place and share;
 * otherwise the photo shows as much of the person as fits.
 *
 * @returns the photo, and whether it has more pixels than its part of the source
 */
export function photoOf(raster: Raster, size: PhotoSize): { photo: Raster; isEnlarged: boolean } {
  const { width, height, head } = photoSizes[size];
  const [photoWidth, photoHeight] = [width, height].map((mm) => Math.round((mm / 25.4) * photoDots)) as [
    number,
    number,
  ];
  const { crown, bottom, chin, middle } = personIn(raster);
  const personHeight = (bottom - crown) / (1 - headroom);
  const portraitHeight = Math.max(
    1,
    chin === undefined ? personHeight : Math.min(personHeight, (chin - crown) / head),
  );
  const portraitWidth = (portraitHeight * photoWidth) / photoHeight;
  const box = {
    x: middle - portraitWidth / 2,
    y: crown - headroom * portraitHeight,
    width: portraitWidth,
    height: portraitHeight,
  };
  return {
    photo: resample(raster, box, photoWidth, photoHeight),
    isEnlarged: photoHeight > Math.round(portraitHeight),
  };
}

/**
 * Position of a person: crown of the head, lower edge, chin if a neck is below it, and horizontal centre of the
 * head.
 */
function personIn({ width, height, rgba }: Raster): Person {
  const rows = Array.from({ length: height }, (_, y) => {
    let [left, right] = [width, -1];
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      left = Math.min(left, x);
      right = x;
    }
    return { left, rowWidth: Math.max(0, right + 1 - left) };
  });
  const crown = Math.max(
    0,
    rows.findIndex(({ rowWidth }) => rowWidth > 0),
  );
  const bottom = rows.findLastIndex(({ rowWidth }) => rowWidth > 0) + 1;
  const neck = neckIn(
    rows.map(({ rowWidth }) => rowWidth),
    crown,
    bottom,
  );
  // The narrowest row of a neck is a little below the chin.
  const chin = neck === undefined ? undefined : crown + 0.96 * (neck - crown);
  const headRows = rows.slice(crown, Math.max(crown + 1, Math.round(chin ?? crown + (bottom - crown) / 3)));
  const weightedSum = headRows.reduce(
    (total, { left, rowWidth }) => total + (left + rowWidth / 2) * rowWidth,
    0,
  );
  const headArea = headRows.reduce((total, { rowWidth }) => total + rowWidth, 0);
  return {
    crown,
    bottom: Math.max(bottom, crown + 1),
    chin,
    middle: headArea > 0 ? weightedSum / headArea : width / 2,
  };
}

/** Narrowest row of an outline between a head and wider shoulders; undefined if there is none. */
function neckIn(rowWidths: readonly number[], crown: number, bottom: number): number | undefined {
  let widest = 0;
  let narrowest = 0;
  let neck = crown;
  for (let y = crown; y < bottom; y++) {
    const rowWidth = rowWidths[y] ?? 0;
    if (narrowest < 0.85 * widest && rowWidth > 1.25 * narrowest) return neck;
    if (rowWidth > widest) [widest, narrowest] = [rowWidth, rowWidth];
    else if (rowWidth < narrowest) [narrowest, neck] = [rowWidth, y];
  }
  return undefined;
}

type Box = { x: number; y: number; width: number; height: number };

/**
 * A part of a picture, resampled: each new pixel is the mean of the pixels it covers, transparent beyond the picture.
 */
function resample({ width, height, rgba }: Raster, box: Box, columns: number, rows: number): Raster {
  const scaled = new Uint8ClampedArray(columns * rows * 4);
  const [stepX, stepY] = [box.width / columns, box.height / rows];
  const count = Math.max(2, Math.ceil(Math.max(stepX, stepY)));
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const sums = [0, 0, 0, 0] as [number, number, number, number];
      for (let part = 0; part < count * count; part++) {
        const u = Math.floor(box.x + (x + ((part % count) + 0.5) / count) * stepX);
        const v = Math.floor(box.y + (y + (Math.floor(part / count) + 0.5) / count) * stepY);
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const offset = (v * width + u) * 4;
        const alpha = rgba[offset + 3] ?? 0;
        for (let c = 0; c < 3; c++) sums[c as 0] += (rgba[offset + c] ?? 0) * alpha;
        sums[3] += alpha;
      }
      const to = (y * columns + x) * 4;
      for (let c = 0; c < 3; c++) scaled[to + c] = sums[3] > 0 ? (sums[c as 0] ?? 0) / sums[3] : 0;
      scaled[to + 3] = sums[3] / (count * count);
    }
  return { width: columns, height: rows, rgba: scaled };
}
