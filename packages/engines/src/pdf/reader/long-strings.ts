import { PDFHexString, PDFString, pdfDocEncodingDecode } from '@cantoo/pdf-lib';
import { markedEncoding } from '../xml-text';

/** pdf-lib passes each character as an argument of one call, which overflows the stack for more than about 100,000. */
const maxLength = 32_768;

for (const { prototype } of [PDFString, PDFHexString]) {
  const decodeText = prototype.decodeText;
  prototype.decodeText = function decodeLongText(this: PDFString | PDFHexString): string {
    if (this.sizeInBytes() < maxLength) return decodeText.call(this as never);
    const bytes = this.asBytes();
    const encoding = markedEncoding(bytes);
    if (encoding === 'utf-16be' || encoding === 'utf-16le') return new TextDecoder(encoding).decode(bytes);
    let text = '';
    for (let start = 0; start < bytes.length; start += maxLength)
      text += pdfDocEncodingDecode(bytes.subarray(start, start + maxLength));
    return text;
  };
}
