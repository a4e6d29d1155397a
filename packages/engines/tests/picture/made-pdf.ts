import { nodeHost } from '../../src/node';
import { type ToPdfInput, toPdf } from '../../src/picture/to-pdf';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { requireSound } from '../helpers/pdf-programs';

/** A host without assets, as these tests request none. */
export const host = nodeHost({});

export const source = (bytes: Uint8Array, name = 'picture') => sourceFile(name, bytes);

const fit = { size: 'fit', orientation: 'auto', margin: 0 } as const;

/** A PDF with one picture on its page, as large as the picture; qpdf, where it is installed, found no fault in it. */
export async function madePdf(
  bytes: Uint8Array<ArrayBuffer>,
  choice: Partial<ToPdfInput['choice']> = {},
  turns = 0,
) {
  const input = { pictures: [{ file: source(bytes), turns }], choice: { ...fit, ...choice }, name: 'a.pdf' };
  const { files, facts } = await toPdf(input, host);
  const [file] = files;
  if (!file) throw new Error('no file');
  const pdf = await bytesOf(file);
  await requireSound(pdf);
  return { pdf, facts, file };
}
