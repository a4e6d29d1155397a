import { Fault, type Host, type SourceFile } from '../engine';
import { type PackedPaper, pack, unpackPage } from '../text/pack';
import { readPdf } from '../text/pdf/read';
import { withDocument } from './documents';

/**
 * Text with places of a PDF, for the engine of the text tools.
 *
 * @param rules also find thin drawn lines (blanks to fill in), which takes several times as long
 * @throws Fault `no-text` if no page has words; and whatever opening throws
 */
export const read = (
  { source, rules = false }: { source: SourceFile; rules?: boolean },
  host: Host,
): Promise<PackedPaper> =>
  withDocument(source, host, async ({ doc }) => {
    const { name } = source;
    const packed = pack(
      await readPdf(doc, { name, rules }, (step) => host.progress({ ...step, file: name })),
    );
    // A form without a word on it is still to be screened.
    if (packed.words === 0 && !packed.pages.some((_, index) => hasFields(packed, index))) {
      throw new Fault('no-text', { file: name });
    }
    return packed;
  });

const hasFields = (packed: PackedPaper, index: number) => (unpackPage(packed, index)?.fields.length ?? 0) > 0;
