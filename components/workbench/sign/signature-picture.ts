import type { PictureOperations } from 'engines/picture';
import { pixelsOf } from '../documents/picture-pixels';
import type { Engine } from '../shell/run-engine';

/** Longest side of a signature in pixels: 300 dots per inch on 14 cm. */
const maxSide = 1650;

/** Share of transparent pixels from which the background counts as removed already. */
const minClearShare = 0.02;

let lastId = 0;

/**
 * A picture of a signature without its background, cropped to the ink. A picture with a transparent background is
 * taken as it is.
 *
 * @throws Fault `nothing` if there is no ink on it; and the faults of reading a picture
 */
export async function signatureIn(file: File, engine: Engine<PictureOperations>): Promise<ImageData> {
  const pixels = await pixelsOf(file, maxSide).catch(() => undefined);
  if (pixels && isClear(pixels)) return pixels;
  const source = { key: `signature-${++lastId}`, name: file.name, blob: file };
  const { files } = await engine.run('saveCutOut', {
    file: source,
    mode: 'ink',
    strokes: [],
    name: 'signature.png',
    trim: true,
  });
  return pixelsOf(new Blob(files[0]?.parts), maxSide);
}

function isClear({ data }: ImageData): boolean {
  let clearPixels = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 16) clearPixels += 1;
  return clearPixels > (minClearShare * data.length) / 4;
}
