import { type Fact, Fault, faultOf, type Host, type Outcome, type SourceFile } from '../engine';
import { fileKind } from '../kind';
import { allocate, heapOf, openPdfium, type Pdfium, release, Scratch } from '../pdfium';
import { read } from '../write/bytes';
import { drawRest } from './bitmaps';
import { boxesOf } from './boxes';
import type { Slide } from './model';
import { PptxWriter } from './pptx/write';
import { takePictures } from './read-pictures';
import { readText } from './read-text';

export type SlidesInput = {
  file: SourceFile;
  /** Pages that become slides, from 1; all of them without it. */
  pages?: readonly number[];
  /** Puts each page's text into the notes of its slide. */
  notes: boolean;
  /** Name of the presentation, with its ending. */
  name: string;
};

/**
 * - `boxes`: text boxes that can be edited
 * - `pictures`: pictures that stand by themselves
 * - `drawings`: slides on which charts and lines are one picture behind the text
 * - `fitted`: pages of another size than the first, fitted into its slides
 * - `no-text` (lost): pages without any text to edit; `pages` has them
 */
export type SlidesFact = 'boxes' | 'pictures' | 'drawings' | 'fitted' | 'no-text';

/**
 * Makes a presentation of a PDF: a slide for each page, with text that can be edited.
 *
 * @throws Fault `nothing` (no page is chosen), `range`, `empty`, `kind`, `password`, `wrong-password`, `damaged`, each with the file
 */
export async function pdfToSlides(
  { file, pages, notes, name }: SlidesInput,
  host: Host,
): Promise<Outcome<SlidesFact>> {
  if (file.blob.size === 0) throw new Fault('empty', { file: file.name });
  const kind = await fileKind(file.blob);
  if (kind !== 'pdf') throw new Fault('kind', { file: file.name, detail: kind });
  const pdfium = await openPdfium(host);
  const bytes = await read(file.blob);
  const address = allocate(pdfium, bytes.length);
  heapOf(pdfium).set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, file.password ?? '');
  const scratch = new Scratch(pdfium);
  try {
    if (!document) throw whyNot(pdfium, file);
    return await convert(pdfium, document, scratch, { file, pages, notes, name }, host);
  } catch (error) {
    throw faultOf(error, { file: file.name });
  } finally {
    scratch.free();
    if (document) pdfium.FPDF_CloseDocument(document);
    release(pdfium, address);
  }
}

/** 4 is pdfium's number for a password that is missing or wrong. */
function whyNot(pdfium: Pdfium, { name, password }: SourceFile): Fault {
  if (pdfium.FPDF_GetLastError() !== 4) return new Fault('damaged', { file: name });
  return new Fault(password ? 'wrong-password' : 'password', { file: name });
}

async function convert(
  pdfium: Pdfium,
  document: number,
  scratch: Scratch,
  { file, pages, notes, name }: SlidesInput,
  host: Host,
): Promise<Outcome<SlidesFact>> {
  const count = pdfium.FPDF_GetPageCount(document);
  if (count === 0) throw new Fault('empty', { file: file.name });
  const chosen = pages ?? Array.from({ length: count }, (_, index) => index + 1);
  const missing = chosen.find((page) => page < 1 || page > count);
  if (missing !== undefined) throw new Fault('range', { file: file.name, detail: `${missing}` });
  if (chosen.length === 0) throw new Fault('nothing', { file: file.name });
  const total = chosen.length;
  const pptx = new PptxWriter(name.replace(/\.pptx$/i, ''), notes);
  const counts = { boxes: 0, pictures: 0, drawings: 0 };
  const silent: number[] = [];
  for (const [done, number] of chosen.entries()) {
    host.progress({ stage: 'slides', done, total });
    const page = loadPage(pdfium, document, number - 1, scratch);
    if (!page) throw new Fault('damaged', { file: file.name, page: number });
    const slide = await slideOf(pdfium, document, page, scratch);
    pdfium.FPDF_ClosePage(page);
    pptx.add(slide);
    counts.boxes += slide.texts.length;
    counts.pictures += slide.pictures.length;
    if (slide.background) counts.drawings++;
    if (slide.texts.length === 0) silent.push(number);
  }
  host.progress({ stage: 'slides', done: total, total });
  const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
  const facts: Fact<SlidesFact>[] = (['boxes', 'pictures', 'drawings'] as const).flatMap((fact) =>
    counts[fact] ? [{ fact, count: counts[fact] }] : [],
  );
  if (pptx.fitted) facts.push({ fact: 'fitted', count: pptx.fitted });
  if (silent.length) facts.push({ fact: 'no-text', lost: true, count: silent.length, pages: silent });
  return { files: [{ name, type, parts: [pptx.finish()], pages: total }], facts };
}

/** A page with what is filled in and annotated as a part of it. */
function loadPage(pdfium: Pdfium, document: number, index: number, scratch: Scratch): number {
  const page = pdfium.FPDF_LoadPage(document, index);
  if (!page) return page;
  pdfium.FPDF_GetPageBoundingBox(page, scratch.at);
  const [left = 0, top = 0, right = 0, bottom = 0] = scratch.floats(4);
  const turn = pdfium.FPDFPage_GetRotation(page);
  // 1: something was flattened, which the page sees when it is loaded anew.
  if (pdfium.FPDFPage_Flatten(page, 0) !== 1) return page;
  // What the page had from the tree of pages is lost then.
  pdfium.FPDFPage_SetMediaBox(page, left, bottom, right, top);
  pdfium.FPDFPage_SetCropBox(page, left, bottom, right, top);
  pdfium.FPDFPage_SetRotation(page, turn);
  pdfium.FPDF_ClosePage(page);
  return pdfium.FPDF_LoadPage(document, index);
}

async function slideOf(pdfium: Pdfium, document: number, page: number, scratch: Scratch): Promise<Slide> {
  const { lines, objects, all } = readText(pdfium, page, scratch);
  for (const object of objects) pdfium.FPDFPageObj_SetIsActive(object, false);
  const pictures = await takePictures(pdfium, document, page, scratch);
  const background = await drawRest(pdfium, page);
  return {
    width: pdfium.FPDF_GetPageWidthF(page),
    height: pdfium.FPDF_GetPageHeightF(page),
    texts: boxesOf(lines),
    pictures,
    notes: all,
    ...(background && { background }),
  };
}
