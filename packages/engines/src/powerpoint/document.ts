import { Fault, faultOf, type Host, type SourceFile } from '../engine';
import { fileKind } from '../kind';
import { whyUnopenable } from '../pdf/reader/why-unopenable';
import { load, openPdfium, type Pdfium, Scratch } from '../pdfium';
import { writePng } from '../picture/png-writer';
import { read } from '../write/bytes';
import { prepareAnnotations } from './appearances';
import { boxesOf } from './boxes';
import { type Link, linksOf } from './links';
import type { PlannedSlide, Slide } from './model';
import { drawRest as drawBackground, type OpenPage } from './page';
import { inkedRegions } from './places';
import { startsOfJpgs, takePictures } from './read-pictures';
import { readText } from './read-text';
import { drawnObjectsOn } from './rules';
import { tablesOf } from './tables';

/** An open PDF. */
export type Document = {
  /** Number of pages. */
  count: number;
  /** Content of the slide for a page. @throws Fault `damaged` with the page, from 1 */
  slide(number: number): Promise<Slide>;
  /** Layout of that slide. @throws Fault as `slide` */
  plan(number: number): Promise<PlannedSlide>;
};

/**
 * Opens a PDF, runs the work on it, and closes it.
 *
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `damaged`, each with the file
 */
export async function withDocument<Result>(
  file: SourceFile,
  host: Host,
  work: (document: Document) => Promise<Result>,
): Promise<Result> {
  if (file.blob.size === 0) throw new Fault('empty', { file: file.name });
  const kind = await fileKind(file.blob);
  if (kind !== 'pdf') throw new Fault('kind', { file: file.name, detail: kind });
  const pdfium = await openPdfium(host);
  const { document, close, file: bytes } = load(pdfium, await read(file.blob), file.password);
  const scratch = new Scratch(pdfium);
  let starts: readonly number[] | undefined;
  const jpgStarts = () => {
    starts ??= startsOfJpgs(bytes());
    return starts;
  };
  try {
    if (!document) throw await openingFault(pdfium, file);
    const count = pdfium.FPDF_GetPageCount(document);
    if (count === 0) throw new Fault('empty', { file: file.name });
    const partsAt = async (number: number) => {
      const { page, links } = loadPage(pdfium, document, number - 1, scratch);
      if (!page) throw new Fault('damaged', { file: file.name, page: number });
      const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
      const parts = await partsOf({
        ...{ pdfium, document, file: bytes, jpgStarts },
        ...{ page, scratch, width, height, links },
      });
      pdfium.FPDF_ClosePage(page);
      return parts;
    };
    return await work({
      count,
      async slide(number) {
        const { rest, ...slide } = await partsAt(number);
        if (!rest) return slide;
        const hasMarks = inkedRegions(rest.pixels, rest.scale).length > 0;
        return { ...slide, drawn: hasMarks, background: await writePng(rest.pixels, true) };
      },
      async plan(number) {
        const { width, height, texts, tables, pictures, rest } = await partsAt(number);
        return {
          width,
          height,
          texts: [...texts, ...tables].map(({ box }) => box),
          pictures: pictures.map(({ box }) => box),
          drawings: rest ? inkedRegions(rest.pixels, rest.scale) : [],
          drawing: rest !== undefined,
        };
      },
    });
  } catch (error) {
    throw faultOf(error, { file: file.name });
  } finally {
    scratch.free();
    close();
  }
}

/** Why pdfium cannot open a file; its error 4 means a missing or wrong password. */
async function openingFault(pdfium: Pdfium, file: SourceFile): Promise<Fault> {
  if (pdfium.FPDF_GetLastError() !== 4) return whyUnopenable(file);
  return new Fault(file.password ? 'wrong-password' : 'password', { file: file.name });
}

/** A page with form fields and annotations flattened into its content, and the links it had before. */
function loadPage(
  pdfium: Pdfium,
  document: number,
  index: number,
  scratch: Scratch,
): { page: number; links: Link[] } {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) return { page, links: [] };
  const links = linksOf(pdfium, document, page, scratch);
  pdfium.FPDF_GetPageBoundingBox(page, scratch.pointer);
  const [left = 0, top = 0, right = 0, bottom = 0] = scratch.floats(4);
  const rotation = pdfium.FPDFPage_GetRotation(page);
  prepareAnnotations(pdfium, document, page);
  // Result 1: something was flattened, which becomes visible when the page is loaded again.
  if (pdfium.FPDFPage_Flatten(page, 0) !== 1) return { page, links };
  // Reloading loses attributes inherited from the page tree.
  pdfium.FPDFPage_SetMediaBox(page, left, bottom, right, top);
  pdfium.FPDFPage_SetCropBox(page, left, bottom, right, top);
  pdfium.FPDFPage_SetRotation(page, rotation);
  pdfium.FPDF_ClosePage(page);
  return { page: pdfium.FPDF_LoadPage(document, index), links };
}

/** Text, tables, pictures and links of a page, and its remaining drawing. */
async function partsOf(page: OpenPage) {
  const { width, height, links } = page;
  const { lines, objects, all, letters, isPartial, isUnseen, linked } = readText(page);
  const shapes = drawnObjectsOn(page, objects);
  const tables = shapes ? tablesOf(shapes, lines) : { tables: [], objects: [], lines };
  for (const object of [...objects, ...tables.objects]) page.pdfium.FPDFPageObj_SetIsActive(object, false);
  const pictures = await takePictures(page);
  return {
    width,
    height,
    texts: boxesOf(tables.lines),
    tables: tables.tables,
    pictures,
    notes: all,
    letters,
    isPartial,
    isUnseen,
    linked,
    linkCount: links.length,
    rest: drawBackground(page),
  };
}
