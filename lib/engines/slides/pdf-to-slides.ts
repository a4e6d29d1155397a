import { type Fact, Fault, type Host, type Outcome, type SourceFile } from '../engine';
import { withDocument } from './document';
import type { Shape } from './model';
import { PptxWriter } from './pptx/write';

export type SlidesInput = {
  file: SourceFile;
  /** Pages that become slides, from 1; all by default. */
  pages?: readonly number[];
  /** Copies each page's text into the notes of its slide. */
  notes: boolean;
  /** Default: `page`. */
  shape?: Shape;
  /** Name of the presentation with its extension. */
  name: string;
};

/**
 * - `boxes`: editable text boxes
 * - `pictures`: separate pictures
 * - `spoken`: slides whose notes have the page's text
 * - `fitted`: pages of another size than the first, scaled to fit its slides
 * - `flattened` (lost): slides on which charts and lines (except single ones) are one picture behind the text
 * - `no-text` (lost): pages without editable text; `pages` lists them
 */
export type SlidesFact = 'boxes' | 'pictures' | 'spoken' | 'fitted' | 'flattened' | 'no-text';

/**
 * Makes a presentation from a PDF: a slide per page, with editable text.
 *
 * @throws Fault `nothing`, `range`, `empty`, `kind`, `password`, `wrong-password`, `damaged`, with the file
 */
export const pdfToSlides = (input: SlidesInput, host: Host): Promise<Outcome<SlidesFact>> =>
  withDocument(input.file, host, async ({ count, slide: slideOf }) => {
    const { file, pages, notes, shape = 'page', name } = input;
    const chosen = pages ?? Array.from({ length: count }, (_, index) => index + 1);
    const missing = chosen.find((page) => page < 1 || page > count);
    if (missing !== undefined) throw new Fault('range', { file: file.name, detail: `${missing}` });
    if (chosen.length === 0) throw new Fault('nothing', { file: file.name });
    const total = chosen.length;
    const pptx = new PptxWriter(name.replace(/\.pptx$/i, ''), { notes, shape });
    const counts = { boxes: 0, pictures: 0 };
    let flattened = 0;
    const silent: number[] = [];
    for (const [done, number] of chosen.entries()) {
      host.progress({ stage: 'slides', done, total });
      const slide = await slideOf(number);
      pptx.add(slide);
      counts.boxes += slide.texts.length;
      counts.pictures += slide.pictures.length;
      if (slide.drawn && slide.texts.length > 0) flattened += 1;
      if (slide.texts.length === 0) silent.push(number);
    }
    host.progress({ stage: 'slides', done: total, total });
    const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
    const facts: Fact<SlidesFact>[] = (['boxes', 'pictures'] as const).flatMap((fact) =>
      counts[fact] ? [{ fact, count: counts[fact] }] : [],
    );
    if (pptx.spoken) facts.push({ fact: 'spoken', count: pptx.spoken });
    if (pptx.fitted) facts.push({ fact: 'fitted', count: pptx.fitted });
    if (flattened) facts.push({ fact: 'flattened', lost: true, count: flattened });
    if (silent.length) facts.push({ fact: 'no-text', lost: true, count: silent.length, pages: silent });
    return { files: [{ name, type, parts: [pptx.finish()], pages: total }], facts };
  });
