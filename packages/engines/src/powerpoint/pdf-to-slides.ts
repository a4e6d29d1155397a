import { type Fact, type Host, type Outcome, requirePages, type SourceFile } from '../engine';
import { nameAs } from '../file-name';
import { missingItems } from '../missing-items';
import { numbersBetween } from '../pdf/split-parts';
import { type FinishedSlide, readPresentation } from './audit';
import { withDocument } from './document';
import type { PlannedSlide, Shape, Slide } from './model';
import { PptxWriter } from './pptx/write';

/** A PDF, and options for its slides. */
export type SlidesInput = {
  file: SourceFile;
  /** Pages that become slides, from 1; all by default. */
  pages?: readonly number[];
  /** Copies each page's text into the notes of its slide; true by default. */
  notes?: boolean;
  /** Default: `page`. */
  shape?: Shape;
  /** Name of the presentation with its extension; named after the file by default. */
  name?: string;
};

/** Facts of the report: what a presentation has of its pages, and what it lacks. */
export type SlidesFact =
  | 'boxes' // editable text boxes
  | 'slide-tables' // tables whose cells can be edited
  | 'pictures' // separate pictures
  | 'spoken' // slides whose notes have the page's text
  | 'fitted' // pages of another size than the slides, scaled to fit them
  | 'links' // links on their words; lost: links that the slides lack, such as those between pages
  | 'flattened' // lost: slides on which charts and lines (except single ones) are one picture behind the text
  | 'words-drawn' // lost: slides with words in the picture, since some of their letters cannot be read; `pages` lists them
  | 'unseen-words' // lost: pages with words that they do not show, such as covered ones; the slides lack them; `pages` lists the pages
  | 'slide-letters' // lost: pages whose letters are not all on their slides; `pages` lists them
  | 'no-text'; // lost: pages without editable text; `pages` lists them

/**
 * Makes a presentation from a PDF: a slide per page, with editable text.
 *
 * @param input.pages from 1, in the wanted order; default: all
 * @param input.notes puts the text of each page into the notes of its slide
 * @returns one .pptx (ECMA-376, part 1, PresentationML), and what was kept and lost
 * @throws Fault `nothing`, `range`, `empty`, `kind`, `password`, `wrong-password`, `damaged`, with the file
 */
export const toSlides = (input: SlidesInput, host: Host): Promise<Outcome<SlidesFact>> =>
  withDocument(input.file, host, async ({ count, slide: slideOf }) => {
    const { file, pages, notes = true, shape = 'page', name = nameAs(file.name, 'pptx') } = input;
    const chosen = pages ?? numbersBetween(1, count);
    requirePages(file.name, count, chosen);
    const total = chosen.length;
    const pptx = new PptxWriter(name.replace(/\.pptx$/i, ''), { notes, shape });
    const pageParts: PageParts[] = [];
    const textless: number[] = [];
    const partial: number[] = [];
    const unseen: number[] = [];
    for (const [done, number] of chosen.entries()) {
      host.progress({ stage: 'slides', done, total });
      const slide = await slideOf(number);
      pptx.add(slide);
      const { width, height, letters, linked, linkCount, drawn = false } = slide;
      pageParts.push({ width, height, letters, linked, linkCount, drawn });
      const hasText = slide.texts.length + slide.tables.length > 0;
      if (!hasText) textless.push(number);
      else if (slide.isPartial) partial.push(number);
      if (slide.isUnseen) unseen.push(number);
    }
    host.progress({ stage: 'slides', done: total, total });
    const type = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
    const bytes = pptx.finish();
    const { slides, ...size } = readPresentation(bytes);
    const incomplete = chosen.filter(
      (_, index) => missingItems(pageParts[index]?.letters ?? '', slides[index]?.letters ?? '').length > 0,
    );
    const isFitted = ({ width, height }: PageParts) =>
      Math.abs(width - size.width) > 1 || Math.abs(height - size.height) > 1;
    const isFlattened = ({ drawn }: PageParts, { hasDrawing, boxes, tables }: FinishedSlide) =>
      drawn && hasDrawing && boxes + tables > 0;
    const linkCounts = slides.map(
      ({ addresses }, index) =>
        pageParts[index]?.linked.filter((address) => addresses.includes(address)).length ?? 0,
    );
    const links = sum(linkCounts);
    const countAll = (countOf: (slide: FinishedSlide) => number) => sum(slides.map(countOf));
    const facts: Fact<SlidesFact>[] = [
      { fact: 'boxes', count: countAll((slide) => slide.boxes) },
      { fact: 'slide-tables', count: countAll((slide) => slide.tables) },
      { fact: 'pictures', count: countAll((slide) => slide.pictures) },
      { fact: 'spoken', count: countAll((slide) => Number(slide.hasNotes)) },
      { fact: 'fitted', count: pageParts.filter(isFitted).length },
      { fact: 'links', count: links },
      { fact: 'links', lost: true, count: sum(pageParts.map(({ linkCount }) => linkCount)) - links },
      {
        fact: 'flattened',
        lost: true,
        count: pageParts.filter((page, index) => slides[index] && isFlattened(page, slides[index])).length,
      },
      { fact: 'words-drawn', lost: true, count: partial.length, pages: partial },
      { fact: 'unseen-words', lost: true, count: unseen.length, pages: unseen },
      { fact: 'slide-letters', lost: true, count: incomplete.length, pages: incomplete },
      { fact: 'no-text', lost: true, count: textless.length, pages: textless },
    ];
    const files = [{ name, type, parts: [bytes], pages: slides.length }];
    return { files, facts: facts.filter(({ count }) => count) };
  });

/** What the finished slide of a page is compared with; `drawn`: its drawing shows more than single lines. */
type PageParts = Pick<Slide, 'width' | 'height' | 'letters' | 'linked' | 'linkCount'> & { drawn: boolean };

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Layouts of the slides for pages, in order, without making a presentation. @throws Fault as `toSlides` */
export const planSlides = (
  { file, pages }: Required<Pick<SlidesInput, 'file' | 'pages'>>,
  host: Host,
): Promise<PlannedSlide[]> =>
  withDocument(file, host, async ({ plan }) => {
    const plans: PlannedSlide[] = [];
    for (const page of pages) plans.push(await plan(page));
    return plans;
  });
