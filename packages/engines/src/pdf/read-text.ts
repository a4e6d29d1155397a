import type { PDFContext } from '@cantoo/pdf-lib';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault, type Host, type SourceFile } from '../engine';
import { type PackedDocument, pack } from '../text/pack';
import { readPdf } from '../text/pdf/read-pdf';
import { appearanceTexts } from './appearance-texts';
import { type PageObject, pageObjectsOf } from './assemble/page-objects';
import { withDocument } from './documents';
import { objectsOf } from './normalise';
import { openRepairedCopy } from './open-copy';
import type { Opened } from './open-with-pdfjs';
import { requireComplete } from './pdfjs';
import { replacementTexts } from './replacement-texts';

/**
 * Text of a PDF with positions, for the text engine.
 *
 * @param rules also finds thin drawn lines (blanks to fill in), which takes several times as long
 * @param scans also accepts a document without words and fields, such as a scan
 * @throws Fault `no-text` for such a document otherwise; and the faults of opening
 */
export const readText = (
  { source, rules = false, scans = false }: { source: SourceFile; rules?: boolean; scans?: boolean },
  host: Host,
): Promise<PackedDocument> =>
  withDocument(source, host, async (opened) => {
    const { name } = source;
    const repaired = repairedPages(source, opened, host);
    const options = { name, rules, repairedPage: repaired.page, ...objectTexts(source, opened) };
    const doc = await readPdf(opened.doc, options, (step) => host.progress({ ...step, file: name })).finally(
      repaired.close,
    );
    const packed = pack(doc);
    requireComplete(opened.doc);
    // A form without words can be screened too.
    if (!scans && packed.words === 0 && doc.pages.every(({ fields }) => fields.length === 0)) {
      throw new Fault('no-text', { file: name, pages: doc.pages.length });
    }
    return packed;
  });

/** Pages of a repaired copy, which is made only if a page of the file cannot be read. */
function repairedPages(source: SourceFile, { doc, rescued }: Opened, host: Host) {
  let opening: Promise<Opened | undefined> | undefined;
  return {
    async page(number: number): Promise<PDFPageProxy | undefined> {
      if (rescued) return undefined;
      opening ??= openRepairedCopy(source, doc.numPages, host);
      return (await opening)?.doc.getPage(number);
    },
    async close(): Promise<void> {
      await (await opening)?.doc.loadingTask.destroy();
    },
  };
}

/** Texts from the file's objects, which are parsed at first use; empty if they cannot be read. */
function objectTexts(source: SourceFile, opened: Opened) {
  const objects = async () => {
    const context = await objectsOf(source, opened);
    return { context, ...pageObjectsOf(context) };
  };
  let reading: ReturnType<typeof objects> | undefined;
  const textsOf =
    <Text>(read: (context: PDFContext, pageObject: PageObject) => Text[]) =>
    async (page: number): Promise<Text[]> => {
      try {
        reading ??= objects();
        const { context, pageObjects } = await reading;
        const pageObject = pageObjects[page - 1];
        return pageObject ? read(context, pageObject) : [];
      } catch {
        return [];
      }
    };
  return { replacements: textsOf(replacementTexts), appearances: textsOf(appearanceTexts) };
}
