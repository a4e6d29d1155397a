import { type Fact, Fault, type Host, type Outcome, type SourceFile } from '../../engine';
import { latin, pump } from '../../write/bytes';
import { familyFor } from '../../write/faces';
import { textString } from '../../write/pdf-font';
import { num, PdfWriter } from '../../write/pdf-writer';
import type { TypeCase } from '../../write/type-case';
import type { Grouping } from '../excel/display';
import type { Sheet, Workbook } from '../excel/model';
import { letterOf } from '../excel/references';
import { drawPage } from './draw-page';
import { type CutCells, clippedFact, type ExcelFact } from './excel-fact';
import { cellsOf, columnAt, gridOf, usedRange } from './grid';
import { headingRow, repeats, spread, withHeadings } from './headings';
import { margin, type PageLayout, type Paper, paginate } from './paginate';
import { addColumnsForWords, setCells, showCells } from './place-cells';
import { widenForWords } from './widen';

export type ExcelInput = {
  file: SourceFile;
  /** Indexes of the sheets to print, in order. */
  sheets: number[];
  paper: Paper;
  orientation: 'auto' | 'portrait' | 'landscape';
  grouping: Grouping;
  /** Widens columns for words cut by the next cell, while the page has space. */
  widen?: boolean;
  /** Also repeats and rules the detected headings of sheets that define none. */
  headings?: boolean;
  /** Footer of each page, with placeholders `{page}` and `{pages}`; none if empty. */
  footer: string;
  /** Name of the PDF with its extension. */
  name: string;
};

type Page = PageLayout & { content: string };

/** Prints sheets one after the other, then writes the PDF. */
export class Printer {
  readonly #workbook: Workbook;
  readonly #input: ExcelInput;
  readonly #type: TypeCase;
  readonly #host: Host;
  readonly #pages: Page[] = [];
  readonly #marks: { title: string; page: number }[] = [];
  readonly #facts = {
    shrunk: 0,
    smallest: 100,
    beside: 0,
    widened: 0,
    spread: 0,
    drawings: 0,
    landscape: 0,
  };
  readonly #cut: CutCells[] = [];
  readonly #repeated: string[] = [];
  readonly #fonts = new Set<string>();

  constructor(workbook: Workbook, input: ExcelInput, type: TypeCase, host: Host) {
    this.#workbook = workbook;
    this.#input = input;
    this.#type = type;
    this.#host = host;
  }

  async print(given: Sheet) {
    const whole = usedRange(given, this.#workbook.styles);
    const areas = given.areas.length > 0 ? given.areas : whole ? [whole] : [];
    const cells = cellsOf(given);
    const headings = this.#input.headings && areas[0] ? headingRow(given, areas[0], cells) : undefined;
    const sheet = withHeadings(given, headings);
    let [repeated, isSpread] = [false, false];
    const cutHere = { name: given.name, count: 0, columns: new Set<string>() };
    this.#facts.drawings += sheet.drawings;
    const first = this.#pages.length;
    for (const area of areas) {
      const range = whole
        ? {
            ...area,
            bottom: Math.min(area.bottom, Math.max(whole.bottom, area.top)),
            right: Math.min(area.right, Math.max(whole.right, area.left)),
          }
        : area;
      const grid = gridOf(sheet, range, cells);
      const shown = await showCells(grid, this.#workbook, this.#input.grouping, this.#type);
      const set = setCells(grid, sheet, this.#workbook, shown, this.#type);
      for (const { style } of set.cells.values())
        if (!familyFor(style.font.family).same) this.#fonts.add(style.font.family);
      if (sheet.areas.length === 0) addColumnsForWords(grid, sheet, set.cells);
      const layout = paginate(grid, sheet, this.#input.paper, this.#input.orientation);
      const wider = this.#input.widen ? widenForWords(grid, layout, set.cells) : [];
      if (this.#input.widen && sheet.areas.length === 0) isSpread = spread(grid, layout);
      repeated ||= repeats(layout, sheet);
      this.#facts.widened += new Set([...set.widened, ...wider]).size;
      this.#note(layout, sheet);
      const cut = new Set<number>();
      const rule = this.#input.headings ? sheet.titles.rows?.[1] : undefined;
      const drawn = { grid, sheet, workbook: this.#workbook, cells: set.cells, type: this.#type, cut, rule };
      for (const page of layout) this.#pages.push({ ...page, content: drawPage(page, drawn) });
      cutHere.count += cut.size;
      for (const place of cut) cutHere.columns.add(letterOf(columnAt(place)));
    }
    this.#facts.spread += Number(isSpread);
    if (repeated) this.#repeated.push(given.name);
    if (cutHere.count > 0) this.#cut.push(cutHere);
    if (this.#pages.length > first) this.#marks.push({ title: sheet.name, page: first });
  }

  #note(pages: PageLayout[], { landscape }: Sheet) {
    const scale = Math.min(...pages.map((page) => page.scale));
    if (scale < 0.995) {
      this.#facts.shrunk++;
      this.#facts.smallest = Math.min(this.#facts.smallest, Math.round(scale * 100));
    }
    if (new Set(pages.map(({ columns }) => columns.at(-1))).size > 1) this.#facts.beside++;
    const chosen = landscape === undefined && this.#input.orientation === 'auto';
    if (chosen) this.#facts.landscape += pages.filter(({ width, height }) => width > height).length;
  }

  async finish(): Promise<Outcome<ExcelFact>> {
    if (this.#pages.length === 0) throw new Fault('nothing', { file: this.#input.file.name });
    const face = { family: 'carlito', bold: false, italic: false } as const;
    await this.#type.prepare(face, [this.#input.footer]);
    const pdf = new PdfWriter();
    const tree = pdf.reserve();
    const resources = pdf.reserve();
    const pages: number[] = [];
    for (const [index, { width, height, content }] of this.#pages.entries()) {
      const footer = this.#input.footer
        .replace('{page}', `${index + 1}`)
        .replace('{pages}', `${this.#pages.length}`);
      const line = this.#type.set(face, footer);
      const place = `${num((width - line.width * 8) / 2)} ${num(margin.bottom / 2)}`;
      const below = footer ? `BT 0.35 g ${place} Td ${this.#type.write(line, 8)}ET\n` : '';
      const stream = pdf.add('/Filter/FlateDecode', [await pump(latin(content + below), 'deflate')]);
      pages.push(
        pdf.add(
          `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 ${num(width)} ${num(height)}]/Resources ${resources} 0 R/Contents ${stream} 0 R>>`,
        ),
      );
      if (index % 50 === 0) this.#host.progress({ stage: 'writing', done: index, total: this.#pages.length });
    }
    pdf.add(`<</Font<<${await this.#type.embed(pdf)}>>>>`, undefined, resources);
    const kids = pages.map((page) => `${page} 0 R`).join(' ');
    pdf.add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`, undefined, tree);
    const outlines = this.#outline(pdf, pages);
    const root = pdf.add(`<</Type/Catalog/Pages ${tree} 0 R/Outlines ${outlines} 0 R>>`);
    const title = this.#input.name.replace(/\.pdf$/i, '');
    const info = pdf.add(`<</Title${textString(title)}>>`);
    const file = {
      name: this.#input.name,
      type: 'application/pdf',
      parts: pdf.finish(root, info),
      pages: pages.length,
      chapters: this.#marks.map(({ title, page }) => ({ title, page: page + 1 })),
    };
    return { files: [file], facts: this.#report() };
  }

  /** A bookmark for each sheet. */
  #outline(pdf: PdfWriter, pages: number[]): number {
    const outlines = pdf.reserve();
    const items = this.#marks.map(() => pdf.reserve());
    for (const [i, { title, page }] of this.#marks.entries()) {
      const next = items[i + 1] ? `/Next ${items[i + 1]} 0 R` : '';
      const before = i > 0 ? `/Prev ${items[i - 1]} 0 R` : '';
      const entry = `<</Title${textString(title)}/Parent ${outlines} 0 R/Dest[${pages[page]} 0 R/Fit]${next}${before}>>`;
      pdf.add(entry, undefined, items[i]);
    }
    pdf.add(
      `<</Type/Outlines/First ${items[0]} 0 R/Last ${items.at(-1)} 0 R/Count ${items.length}>>`,
      undefined,
      outlines,
    );
    return outlines;
  }

  #report(): Fact<ExcelFact>[] {
    const { shrunk, smallest, beside, widened, spread, drawings, landscape } = this.#facts;
    const [first = ''] = this.#repeated;
    const counted: [ExcelFact, number, { detail?: string; lost?: boolean }][] = [
      ['sheets', this.#marks.length, {}],
      ['landscape', landscape, {}],
      ['shrunk', shrunk, { detail: `${smallest}` }],
      ['beside', beside, {}],
      ['repeated', this.#repeated.length, { detail: first }],
      ['widened', widened, {}],
      ['spread', widened ? 0 : spread, {}],
      ['drawings', drawings, { lost: true }],
    ];
    const missing = this.#type.missing.join('');
    return [
      ...counted.flatMap(([fact, count, more]): Fact<ExcelFact>[] =>
        count ? [{ ...more, fact, count }] : [],
      ),
      ...this.#cut.map(clippedFact),
      ...[...this.#fonts].map((detail) => ({ fact: 'font' as const, lost: true, detail })),
      ...(missing ? [{ fact: 'letters' as const, lost: true, detail: missing }] : []),
    ];
  }
}
