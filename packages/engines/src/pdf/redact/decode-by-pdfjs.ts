import { PDFContext, PDFName, PDFObjectCopier, type PDFRawStream, PDFStreamWriter } from '@cantoo/pdf-lib';
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Host } from '../../engine';
import { encodeLatin1 } from '../../write/bytes';
import { getNumber } from '../assemble/objects';
import { openWithPdfjs } from '../open-with-pdfjs';

/** Decoded samples; each row begins at a byte boundary (ISO 32000-2, 8.9.5.2). */
export type Samples = { width: number; height: number; bits: number; components: number; bytes: Uint8Array };

type Decoded = { width: number; height: number; kind?: number; data?: Uint8Array; bitmap?: ImageBitmap };

/** Kinds of pixels in pdf.js (`ImageKind`). */
const [blackAndWhite, rgb, rgba] = [1, 2, 3];

/**
 * Decodes an image that only pdf.js can read (CCITT fax, JBIG2, JPEG 2000) by opening a PDF of one page that draws it.
 *
 * @throws Error if that fails
 */
export async function decodedByPdfjs(picture: PDFRawStream, filter: string, host: Host) {
  const context = PDFContext.create();
  const copy = PDFObjectCopier.for(picture.dict.context, context).copy(picture);
  for (const key of ['SMask', 'Mask', 'Decode', 'ImageMask', 'Intent', 'Interpolate'])
    copy.dict.delete(PDFName.of(key));
  const isBitonal = filter !== 'JPXDecode';
  if (isBitonal) {
    copy.dict.set(PDFName.of('ColorSpace'), PDFName.of('DeviceGray'));
    copy.dict.set(PDFName.of('BitsPerComponent'), context.obj(1));
  }
  const pages = context.nextRef();
  const page = context.obj({
    Type: 'Page',
    Parent: pages,
    MediaBox: [0, 0, 10, 10],
    Resources: { XObject: { P: context.register(copy) } },
    Contents: context.register(context.stream(encodeLatin1('10 0 0 10 0 0 cm /P Do'))),
  });
  context.assign(pages, context.obj({ Type: 'Pages', Kids: [context.register(page)], Count: 1 }));
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: pages }));
  const bytes = await PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
  const reopened = await openWithPdfjs(new Blob([bytes as Uint8Array<ArrayBuffer>]), host);
  if (!reopened || reopened === 'locked') throw new Error('image not drawn');
  try {
    // The cleanup makes pdf.js load its decoders again: otherwise one failure to load a decoder affects all documents.
    await reopened.doc.cleanup();
    const decoded = await decodedPictureOn(await reopened.doc.getPage(1));
    const hasAlpha = (getNumber(copy.dict, 'SMaskInData') ?? 0) > 0;
    return samplesOf(decoded, isBitonal, hasAlpha);
  } finally {
    await reopened.doc.loadingTask.destroy();
  }
}

async function decodedPictureOn(page: PDFPageProxy): Promise<Decoded> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const index = fnArray.indexOf(OPS.paintImageXObject);
  const inlineIndex = fnArray.indexOf(OPS.paintInlineImageXObject);
  if (inlineIndex >= 0) return argsArray[inlineIndex][0];
  if (index < 0) throw new Error('no picture');
  const id: string = argsArray[index][0];
  return new Promise((resolve, reject) => {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
    objects.get(id, (data: Decoded | null) => (data ? resolve(data) : reject(new Error('no data'))));
  });
}

function samplesOf(
  decoded: Decoded,
  isBitonal: boolean,
  hasAlpha: boolean,
): { samples: Samples; dict?: { ColorSpace: string }; alpha?: Uint8Array } {
  const { width, height } = decoded;
  const { data, kind } = decoded.bitmap ? pixelsOf(decoded.bitmap) : decoded;
  if (!data) throw new Error('no samples');
  if (isBitonal) {
    const bytesPerRow = Math.ceil(width / 8);
    if (kind === blackAndWhite)
      return { samples: { width, height, bits: 1, components: 1, bytes: Uint8Array.from(data) } };
    const bytesPerPixel = kind === rgb ? 3 : 4;
    const bytes = new Uint8Array(bytesPerRow * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if ((data[(y * width + x) * bytesPerPixel] as number) > 127)
          bytes[y * bytesPerRow + (x >> 3)] =
            (bytes[y * bytesPerRow + (x >> 3)] as number) | (128 >> (x & 7));
    return { samples: { width, height, bits: 1, components: 1, bytes } };
  }
  const bytesPerPixel = kind === rgb ? 3 : kind === rgba ? 4 : 0;
  if (bytesPerPixel === 0) throw new Error('unsupported kind of pixels');
  const bytes = new Uint8Array(width * height * 3);
  for (let offset = 0; offset < width * height; offset++)
    bytes.set(data.subarray(offset * bytesPerPixel, offset * bytesPerPixel + 3), offset * 3);
  if (hasAlpha && kind !== rgba) throw new Error('alpha channel missing');
  return {
    samples: { width, height, bits: 8, components: 3, bytes },
    dict: { ColorSpace: 'DeviceRGB' },
    ...(hasAlpha && {
      alpha: Uint8Array.from({ length: width * height }, (_, offset) => data[4 * offset + 3] ?? 0),
    }),
  };
}

function pixelsOf(bitmap: ImageBitmap): { data: Uint8Array; kind: number } {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return { data: Uint8Array.from(data), kind: rgba };
}
