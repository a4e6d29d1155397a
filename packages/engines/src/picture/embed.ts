import { deflate, encodeLatin1, hexOf, type Part, viewOf } from '../write/bytes';
import type { PdfWriter } from '../write/pdf-writer';
import { decode, deflateColoursAndAlpha, draw, isOpaque, type Pixels, pixelsOf } from './bitmap';
import { type Jpeg, readJpeg } from './jpeg';
import type { PictureKind } from './kind';
import { fitsProfile, inflateImage, type Png, readPng, samplesOf, splitAlpha } from './png';
import { deinterlace, isOpaqueAlpha, paletteAlpha } from './png-lines';
import type { TiffPage } from './tiff';

/** A picture in the PDF, and how it was converted. */
export type EmbeddedPicture = StatedProperties & {
  object: number;
  /** Its compressed data was embedded unchanged. */
  unchanged: boolean;
  /** It was re-encoded as a JPG, with a small loss; otherwise lossless. */
  lossy: boolean;
  transparent: boolean;
  /** Original size in pixels, if it exceeds the largest canvas and was scaled down. */
  larger?: { width: number; height: number };
  /** It was saved with a gain map for HDR screens, which is left out. */
  gainMap?: boolean;
  /** CMYK without a profile: programs render its colours differently. */
  approximate: boolean;
};

/** What the file states about the picture. */
type StatedProperties = Pick<
  Jpeg | Png,
  'width' | 'height' | 'orientation' | 'density' | 'densityDown' | 'location' | 'truncated'
>;

/** Embeds a picture into a PDF, without decoding if PDF supports its format. */
export async function embed(pdf: PdfWriter, blob: Blob, kind: PictureKind): Promise<EmbeddedPicture> {
  if (kind === 'png') return embedPng(pdf, blob, await readPng(blob));
  if (kind === 'jpg') {
    const jpeg = await readJpeg(blob);
    if (jpeg.embeddable) return embedJpeg(pdf, blob, jpeg);
  }
  return embedPixels(pdf, blob, kind);
}

/** Embeds a picture of a TIFF file: its samples as they are, or its colours with eight bits each. */
export async function embedTiff(pdf: PdfWriter, page: TiffPage): Promise<EmbeddedPicture> {
  const { width, height, orientation, density, densityDown, profile, truncated } = page;
  const stated = { width, height, orientation, density, densityDown, truncated };
  const shared = { ...defaults, ...stated, unchanged: false };
  const samples = page.samples();
  if (!samples) {
    const rgba = page.pixels();
    const opaque = isOpaque(rgba);
    return { ...shared, ...(await embedRaster(pdf, { width, height, rgba, opaque }, profile)) };
  }
  const { space, bits, inverted, data } = samples;
  const count = { grey: 1, rgb: 3, cmyk: 4 }[space];
  const colours = await colourSpace(pdf, count, profile);
  const entries = `${imageEntries(width, height, bits)}/ColorSpace ${colours}${inverted ? '/Decode[1 0]' : ''}/Filter/FlateDecode`;
  const approximate = space === 'cmyk' && !colours.includes('ICCBased');
  return { ...shared, object: pdf.add(entries, [await deflate(data)]), approximate };
}

const defaults = { lossy: false, transparent: false, location: false, truncated: false, approximate: false };

async function embedJpeg(pdf: PdfWriter, blob: Blob, jpeg: Jpeg): Promise<EmbeddedPicture> {
  const { width, height, components, profile } = jpeg;
  const space = await colourSpace(pdf, components, profile);
  const extra = [
    components === 4 && jpeg.inverted ? '/Decode[1 0 1 0 1 0 1 0]' : '',
    jpeg.rgb ? '/DecodeParms<</ColorTransform 0>>' : '',
  ].join('');
  const object = pdf.add(
    `${imageEntries(width, height, 8)}/ColorSpace ${space}/Filter/DCTDecode${extra}`,
    // A truncated picture gets an end marker, so that programs draw the part that is there.
    [
      ...jpeg.ranges.map(([from, to]) => blob.slice(from, to)),
      ...(jpeg.truncated ? [encodeLatin1('\xff\xd9')] : []),
    ],
  );
  const approximate = components === 4 && !space.includes('ICCBased');
  return { ...defaults, ...pictureFacts(jpeg), object, unchanged: true, approximate, gainMap: jpeg.gainMap };
}

function pictureFacts({
  width,
  height,
  orientation,
  density,
  densityDown,
  location,
  truncated,
}: StatedProperties): StatedProperties {
  return { width, height, orientation, density, densityDown, location, truncated };
}

async function embedPng(pdf: PdfWriter, blob: Blob, png: Png): Promise<EmbeddedPicture> {
  const alpha = png.colour === 4 || png.colour === 6;
  const hasPaletteAlpha = png.colour === 3 && png.transparency !== undefined;
  let data: Part[] = png.data.map(([from, to]) => blob.slice(from, to));
  let mask: Uint8Array<ArrayBuffer> | undefined;
  if (png.interlaced || alpha || hasPaletteAlpha) {
    let lines = await inflateImage(blob, png);
    if (png.interlaced) lines = deinterlace(lines, png);
    const parts = alpha ? splitAlpha(lines, png) : undefined;
    if (parts || png.interlaced) data = [await deflate(parts?.colours ?? lines)];
    mask = seeThrough(parts?.alphas ?? (hasPaletteAlpha ? paletteAlpha(lines, png) : undefined), png);
  }
  const samples = samplesOf(png.colour) - (alpha ? 1 : 0);
  const maskBits = alpha ? png.bits : 8;
  const grey = `/ColorSpace/DeviceGray${flateEntries(png.width, 1, maskBits)}`;
  const maskObject =
    mask && pdf.add(imageEntries(png.width, png.height, maskBits) + grey, [await deflate(mask)]);
  const base = await colourSpace(pdf, png.colour === 3 ? 3 : samples, png.profile);
  const object = pdf.add(
    [
      imageEntries(png.width, png.height, png.bits),
      `/ColorSpace ${png.palette && png.colour === 3 ? indexedColourSpace(base, png.palette) : base}`,
      maskObject ? `/SMask ${maskObject} 0 R` : colourKey(png),
      flateEntries(png.width, samples, png.bits),
    ].join(''),
    data,
  );
  const transparent = mask !== undefined || colourKey(png) !== '';
  return { ...defaults, ...pictureFacts(png), object, unchanged: !png.interlaced && !alpha, transparent };
}

/** The alpha of a PNG, if some pixel is transparent: many opaque pictures are saved with alpha. */
const seeThrough = (alphas: Uint8Array<ArrayBuffer> | undefined, png: Png) =>
  alphas && !isOpaqueAlpha(alphas, png) ? alphas : undefined;

/** The transparent colour of a PNG without alpha, as PDF's colour key (8.9.6.4). */
function colourKey({ colour, transparency, bits }: Png): string {
  if (!transparency || (colour !== 0 && colour !== 2)) return '';
  const ranges = Array.from({ length: transparency.length >> 1 }, (_, i) => {
    const value = viewOf(transparency).getUint16(i * 2) & (2 ** bits - 1);
    return `${value} ${value}`;
  });
  return `/Mask[${ranges.join(' ')}]`;
}

const indexedColourSpace = (base: string, palette: Uint8Array) =>
  `[/Indexed ${base} ${Math.floor(palette.length / 3) - 1} <${hexOf(palette)}>]`;

const flateEntries = (width: number, samples: number, bits: number) =>
  `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${samples}/BitsPerComponent ${bits}/Columns ${width}>>`;

const imageEntries = (width: number, height: number, bits: number) =>
  `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent ${bits}`;

/** The picture's colour profile, which preserves its look; otherwise device colours. */
async function colourSpace(pdf: PdfWriter, components: number, profile?: Uint8Array<ArrayBuffer>) {
  const device = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }[components] ?? '/DeviceRGB';
  if (!profile || !fitsProfile(profile, components)) return device;
  const stream = await deflate(profile);
  const object = pdf.add(`/N ${components}/Alternate${device}/Filter/FlateDecode`, [stream]);
  return `[/ICCBased ${object} 0 R]`;
}

/** Formats that stay lossless, as their pictures have sharp edges and flat colours. */
export const isLossless = (kind: PictureKind): boolean => kind === 'gif' || kind === 'bmp';

/**
 * Embeds a picture in a format that PDF lacks, decoded by the browser: an opaque one as a JPG of high quality, others,
 * and those of lossless formats, without loss.
 */
async function embedPixels(pdf: PdfWriter, blob: Blob, kind: PictureKind): Promise<EmbeddedPicture> {
  const bitmap = await decode(blob, kind);
  const bitmapSize = { width: bitmap.width, height: bitmap.height };
  const canvas = draw(bitmap);
  const pixels = pixelsOf(canvas);
  const { width, height } = pixels;
  const larger = width < bitmapSize.width ? bitmapSize : undefined;
  const shared = { ...defaults, width, height, orientation: 1, unchanged: false, ...(larger && { larger }) };
  if (pixels.opaque && !isLossless(kind)) {
    const coded = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    const { object } = await embedJpeg(pdf, coded, await readJpeg(coded));
    return { ...shared, object, lossy: true };
  }
  return { ...shared, ...(await embedRaster(pdf, pixels)) };
}

/** Embeds pixels losslessly, with their alpha. */
async function embedRaster(
  pdf: PdfWriter,
  pixels: Pixels,
  profile?: Uint8Array<ArrayBuffer>,
): Promise<{ object: number; transparent: boolean }> {
  const { width, height, opaque } = pixels;
  const { colours, alphas } = await deflateColoursAndAlpha(pixels);
  const mask = opaque
    ? ''
    : `/SMask ${pdf.add(`${imageEntries(width, height, 8)}/ColorSpace/DeviceGray/Filter/FlateDecode`, [alphas])} 0 R`;
  const entries = `${imageEntries(width, height, 8)}/ColorSpace ${await colourSpace(pdf, 3, profile)}/Filter/FlateDecode${mask}`;
  return { object: pdf.add(entries, [colours]), transparent: !opaque };
}
