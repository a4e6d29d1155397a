import { PDFArray, type PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { encodeLatin1 } from '../../write/bytes';
import { getDict, pdfName } from '../assemble/objects';
import type { ContentToken } from '../content-tokens';
import { ObjectParser } from '../reader/object-parser';
import { fullFilterNames } from '../reader/streams';
import type { ContentStream } from './page';

/** Full keys for the abbreviations in inline images (ISO 32000-2, Tables 91 and 92). */
const longKeys: Record<string, string> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
  L: 'Length',
};

/** Full names of colour spaces for their abbreviations (ISO 32000-2, Table 92). */
const longColourSpaces: Record<string, string> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
};

/** An inline image as an XObject: `dict` are the tokens between BI and ID, `end` is the position of EI. */
export function inlinePictureOf(
  context: PDFContext,
  { text, resources }: ContentStream,
  { start, dict: tokens }: { start: number; dict: ContentToken[] },
  end: number,
): PDFRawStream {
  const last = tokens.at(-1);
  const from = text.indexOf('ID', last ? last.end : start + 2) + 3;
  const dict = inlineDictOf(
    context,
    resources,
    text.slice(tokens[0]?.start ?? start + 2, last?.end ?? start + 2),
  );
  return PDFRawStream.of(dict, encodeLatin1(text.slice(from, Math.max(from, end - 1))));
}

/** Dictionary of an inline image with full names; `source` is the text between BI and ID. */
function inlineDictOf(context: PDFContext, resources: PDFDict | undefined, source: string): PDFDict {
  const parsed = new ObjectParser(encodeLatin1(`<<${source}>>`), context).object();
  const dict = parsed instanceof PDFDict ? parsed : context.obj({});
  for (const [short, long] of Object.entries(longKeys)) {
    const value = dict.get(pdfName(short));
    if (value === undefined) continue;
    dict.delete(pdfName(short));
    dict.set(pdfName(long), value);
  }
  const colourSpace = dict.get(pdfName('ColorSpace'));
  if (colourSpace instanceof PDFName) {
    const name = colourSpace.decodeText();
    const long = longColourSpaces[name];
    const namedColourSpace = getDict(resources, 'ColorSpace')?.get(pdfName(name));
    if (long) dict.set(pdfName('ColorSpace'), pdfName(long));
    else if (namedColourSpace) dict.set(pdfName('ColorSpace'), namedColourSpace);
  } else if (colourSpace instanceof PDFArray) {
    const names = colourSpace
      .asArray()
      .map((entry) =>
        entry instanceof PDFName
          ? pdfName(longColourSpaces[entry.decodeText()] ?? entry.decodeText())
          : entry,
      );
    dict.set(pdfName('ColorSpace'), context.obj(names));
  }
  dict.set(pdfName('Type'), pdfName('XObject'));
  dict.set(pdfName('Subtype'), pdfName('Image'));
  const filter = dict.get(pdfName('Filter'));
  const list = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (list.length > 0)
    dict.set(
      pdfName('Filter'),
      context.obj(
        list.map((entry) =>
          entry instanceof PDFName
            ? pdfName(fullFilterNames[entry.decodeText()] ?? entry.decodeText())
            : entry,
        ),
      ),
    );
  return dict;
}
