import { viewOf } from '../write/bytes';

/** Exif data that matters for placing a picture. */
export type Exif = {
  /** 1 to 8: rotation and mirroring of the stored picture (tag 0x0112). */
  orientation: number;
  /** Pixels per inch (0x011A, 0x0128), if stated. */
  density?: number;
  /** Pixels per inch vertically, if stated: a fax has fewer than horizontally. */
  densityDown?: number;
  /** States a latitude or longitude (in the directory of 0x8825): many cameras write one without. */
  location: boolean;
};

/** No Exif data. */
export const noExif: Exif = { orientation: 1, location: false };

/**
 * Reads the first directory of an Exif block (CIPA DC-008, TIFF 6.0), as far as it is intact.
 *
 * @param tiff from the byte order mark on, without `Exif\0\0`
 */
export function readExif(tiff: Uint8Array): Exif {
  const view = viewOf(tiff);
  const exif: Exif = { ...noExif };
  try {
    const isLittleEndian = view.getUint16(0) === 0x4949;
    const u16 = (offset: number) => view.getUint16(offset, isLittleEndian);
    const u32 = (offset: number) => view.getUint32(offset, isLittleEndian);
    const start = u32(4);
    let perUnit = 0;
    let downPerUnit = 0;
    let unit = 2;
    let places = 0;
    for (let i = 0; i < u16(start); i++) {
      const entry = start + 2 + i * 12;
      const tag = u16(entry);
      if (tag === 0x0112) exif.orientation = validOrientation(u16(entry + 8));
      else if (tag === 0x0128) unit = u16(entry + 8);
      else if (tag === 0x011a) perUnit = u32(u32(entry + 8)) / u32(u32(entry + 8) + 4);
      else if (tag === 0x011b) downPerUnit = u32(u32(entry + 8)) / u32(u32(entry + 8) + 4);
      else if (tag === 0x8825) places = u32(entry + 8);
    }
    const perInch = unit === 3 ? 2.54 : 1;
    if (perUnit > 0 && Number.isFinite(perUnit)) exif.density = perUnit * perInch;
    if (downPerUnit > 0 && Number.isFinite(downPerUnit)) exif.densityDown = downPerUnit * perInch;
    if (places > 0)
      for (let i = 0; i < u16(places); i++) exif.location ||= [2, 4].includes(u16(places + 2 + i * 12));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return exif;
}

const validOrientation = (orientation: number) => (orientation >= 1 && orientation <= 8 ? orientation : 1);
