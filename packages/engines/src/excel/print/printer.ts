import { type Fact, Fault, type Host, type Outcome } from '../../engine';
import { writeOutline } from '../../word/draw/outline';
import type { Part } from '../../write/bytes';
import { isReplaced } from '../../write/faces';
import { FontSet } from '../../write/font-set';
import { textString } from '../../write/pdf-font';
import { num, PdfWriter } from '../../write/pdf-writer';
import { namesOf } from '../read/cell-references';
import type { Cell, Drawing, Sheet, Workbook } from '../read/model';
import { absentFacts } from './absent-facts';
import { type ExpectedTexts, expectedOn, notOnPage, readableOn } from './audit';
import { cutFact } from './cut-fact';
import { drawPage } from './draw-page';
import { Drawings } from './drawings';
import type { ExcelFact } from './excel-fact';
import type { ExcelInput } from './excel-input';
import { areasOf, cellsOf, gridOf, keyOf, usedRange } from './grid';
import { HeadersAndFooters } from './header-footer';
import { headingRow, repeatsHeadings, withHeadings } from './headings';
import { destinationOf, hasInnerLinks } from './inner-links';
import { countLayout } from './layout-facts';
import { faceOf } from './lines';
import { overflowsIn } from './overflow';
import { PagePositions, type PlacedLink } from './page-positions';
import { exceeds, type PageLayout, paginate, withoutEmpty } from './paginate';
import { addColumnsForWords, layOutCells, shortenGeneral, showCells, styleOf } from './place-cells';
import { readPages } from './read-back';
import { spread, widenForWords } from './widen';
import { writePages } from './write-pages';

type Page = PageLayout & {
  content: string;
  sheet: Sheet;
  headersAndFooters: HeadersAndFooters;
  /** Texts that its table must show, and the keys of cells whose text is cut off. */
  expected: ExpectedTexts;
  cut: ReadonlySet<number>;
  /** Pictures and charts that it must show, with their names. */
  drawings: ReadonlyMap<Drawing, string>;
  links: readonly PlacedLink[];
  tops: ReadonlyMap<number, number>;
  /** Page number within the sheet, from 1. */
  number: number;
};

/** Prints sheets one after the other, then writes the PDF. */
export class Printer {
  readonly #workbook: Workbook;
  readonly #input: ExcelInput;
  readonly #fonts: FontSet;
  readonly #host: Host;
  readonly #pages: Page[] = [];
  readonly #chapters: { title: string; page: number }[] = [];
  readonly #facts = {
    shrunk: 0,
    smallest: 100,
    beside: 0,
    widened: 0,
    spread: 0,
    drawings: 0,
    cut: 0,
    landscape: 0,
    unfitted: 0,
  };
  /** Facts about clipped words, one per sheet. */
  readonly #clippedFacts: Fact<ExcelFact>[] = [];
  readonly #repeated: string[] = [];
  readonly #replacedFonts = new Set<string>();
  readonly #drawings: Drawings;
  readonly #hasInnerLinks: boolean;

  constructor(workbook: Workbook, input: ExcelInput, host: Host) {
    this.#workbook = workbook;
    this.#hasInnerLinks = hasInnerLinks(workbook);
    this.#input = input;
    this.#fonts = new FontSet(
      host,
      () => host.part('shaping', () => import('../parts/shaping')),
      () => host.part('east-asian', () => import('../parts/east-asian')),
    );
    this.#host = host;
    this.#drawings = new Drawings(workbook, this.#fonts, host);
  }

  /** Prints a sheet, followed by a list of its comments if its page setup asks for one. */
  async print(sheet: Sheet) {
    await this.#print(sheet);
    if (sheet.commentList) await this.#print(sheet.commentList, true);
  }

  async #print(saved: Sheet, isList = false) {
    const given = saved.setup.isDraft ? { ...saved, drawings: [], undrawnDrawings: 0 } : saved;
    const drawingCode = given.drawings.length > 0 ? await this.#drawings.code() : undefined;
    const fullRange = usedRange(given, this.#workbook.styles, drawingCode?.rangesUnder(given));
    if (fullRange && given.areas.length === 0)
      this.#facts.cut += drawingCode?.countCut(given, fullRange) ?? 0;
    const { layout: layoutKind = 'fit', paper, orientation } = this.#input;
    const areas = areasOf(given, fullRange, layoutKind === 'saved' && !isList);
    const cells = cellsOf(given);
    const headings =
      this.#input.headings && areas[0] && !isList ? headingRow(given, areas[0], cells) : undefined;
    const sheet = withHeadings(given, headings);
    let repeated = false;
    let isUnfitted = false;
    const cutKeys: number[] = [];
    this.#facts.drawings += sheet.undrawnDrawings + (sheet.undrawn.pictures ?? 0);
    const first = this.#pages.length;
    const headersAndFooters = new HeadersAndFooters(
      sheet,
      this.#workbook,
      this.#fonts,
      layoutKind === 'saved',
    );
    const headerFooterHeights = await headersAndFooters.prepare([sheet.name, this.#workbook.name]);
    this.#facts.drawings += headersAndFooters.missingPictures;
    for (const { path = '' } of sheet.headerFooterPictures.values()) this.#drawings.pictureName(path);
    const widens = this.#input.widen && layoutKind === 'fit' && !isList;
    for (const area of areas) {
      const { bottom, right } = fullRange ?? area;
      const range = {
        ...area,
        bottom: Math.min(area.bottom, Math.max(bottom, area.top)),
        right: Math.min(area.right, Math.max(right, area.left)),
      };
      const grid = gridOf(sheet, range, cells);
      const textCells = await showCells(grid, sheet, this.#workbook, this.#input.grouping, this.#fonts);
      if (grid.gutter.width > 0) await this.#fonts.prepare(faceOf(styleOf(this.#workbook, undefined)), []);
      const { cells: laidOut, widened } = layOutCells(grid, sheet, textCells, this.#fonts);
      for (const { style } of laidOut.values())
        if (isReplaced(style.font.family)) this.#replacedFonts.add(style.font.family);
      if (sheet.areas.length === 0) addColumnsForWords(grid, sheet, laidOut);
      const pages = paginate(
        grid,
        sheet,
        { layout: layoutKind, paper, orientation },
        headerFooterHeights,
        this.#workbook.name,
      );
      const layout = withoutEmpty(pages, given, fullRange);
      const widenedForWords = widens ? widenForWords(grid, layout, laidOut) : [];
      if (widens && sheet.areas.length === 0 && spread(grid, layout)) this.#facts.spread++;
      shortenGeneral(grid, laidOut, this.#fonts);
      repeated ||= repeatsHeadings(layout, sheet);
      this.#facts.widened += new Set([...widened, ...widenedForWords]).size;
      if (layoutKind === 'fit') isUnfitted ||= exceeds(layout, sheet.setup.fit);
      countLayout(this.#facts, layout, sheet.landscape === undefined && orientation === 'auto');
      const overflows = overflowsIn(grid, laidOut, layout);
      const cut = new Set<number>();
      const rule = this.#input.headings ? sheet.titles.rows?.[1] : undefined;
      const printedArea = {
        ...{ grid, sheet, workbook: this.#workbook, cells: laidOut, fonts: this.#fonts },
        ...{ cut, rule, overflows },
      };
      const placed = drawingCode?.placedDrawings(sheet, grid);
      await this.#drawings.prepare(placed?.boxes ?? []);
      for (const page of layout) {
        const number = this.#pages.length - first + 1;
        const positions = new PagePositions(page, grid);
        // In a mirrored sheet, the space left free by widened columns is on the other side.
        if (grid.isMirrored)
          page.left =
            page.width - page.margins.right - page.left + page.margins.left - positions.width * page.scale;
        const target = { places: positions, page, grid };
        const { content, shownDrawings, links } = (placed &&
          drawingCode?.drawDrawings(placed, target, (drawing) => this.#drawings.nameOf(drawing))) ?? {
          ...{ content: '', shownDrawings: new Map<Drawing, string>(), links: [] },
        };
        const expected = expectedOn(page, grid, laidOut, overflows);
        this.#pages.push({
          ...page,
          content: drawPage(page, printedArea) + content,
          drawings: shownDrawings,
          links: [...positions.linksOn(page, sheet.links), ...links],
          tops: this.#hasInnerLinks && !isList ? positions.topsOn(page) : new Map(),
          sheet: given,
          headersAndFooters,
          number,
          ...{ expected, cut },
        });
      }
      cutKeys.push(...cut);
    }
    if (repeated) this.#repeated.push(given.name);
    if (isUnfitted) this.#facts.unfitted++;
    this.#clippedFacts.push(...cutFact(given.name, cutKeys));
    if (this.#pages.length > first && !isList) this.#chapters.push({ title: sheet.name, page: first });
  }

  async finish(): Promise<Outcome<ExcelFact>> {
    if (this.#pages.length === 0) throw new Fault('nothing', { file: this.#input.file.name });
    const face = { family: 'carlito', bold: false, italic: false } as const;
    await this.#fonts.prepare(face, [this.#input.footer]);
    const pdf = new PdfWriter();
    const total = this.#pages.length;
    const now = new Date();
    let pageNumber = 0;
    const fontDictionary = pdf.reserve();
    const pictures = await this.#drawings.embed(pdf, fontDictionary);
    const contentOf = (page: Page, index: number) => {
      if (index % 50 === 0) this.#host.progress({ stage: 'writing', done: index, total });
      const { sheet, headersAndFooters, width, margins } = page;
      pageNumber = page.number === 1 ? (sheet.setup.firstPage ?? pageNumber + 1) : pageNumber + 1;
      const values = { pageNumber, pages: total, sheet: sheet.name, file: this.#workbook.name, now };
      const headerFooter = headersAndFooters.draw(page, page.number, values, ({ path = '' }) =>
        this.#drawings.pictureName(path),
      );
      if (headerFooter.shownPictures.size > 0)
        page.drawings = new Map([...page.drawings, ...headerFooter.shownPictures]);
      const drawing = `${headerFooter.pictures}${page.content}${headerFooter.texts}`;
      const content = drawing.replaceAll(/\/(P\d+) Do /g, (use, name) => (pictures.has(name) ? use : ''));
      const footer = this.#input.footer.replace('{page}', `${index + 1}`).replace('{pages}', `${total}`);
      if (!footer || headersAndFooters.hasFooter) return content;
      const line = this.#fonts.measure(face, footer);
      const place = `${num((width - line.width * 8) / 2)} ${num(Math.max(12, margins.bottom / 2))}`;
      return `${content}BT 0.35 g 1 0 0 1 ${place} Tm ${this.#fonts.textOperators(line, 8)}ET\n`;
    };
    const furtherEntries = (resources: number) => this.#drawings.resources(pdf, pictures, resources);
    const { tree, pages, links, dead } = await writePages(
      ...([pdf, this.#fonts, this.#pages, contentOf, furtherEntries, fontDictionary] as const),
      (address, { sheet }) => destinationOf(address, sheet, this.#pages, this.#workbook),
    );
    const sheets = this.#chapters.map(({ title, page }) => ({
      title,
      level: 1,
      place: `${pages[page]} 0 R/Fit`,
    }));
    const outlines = writeOutline(pdf, sheets);
    const root = pdf.add(`<</Type/Catalog/Pages ${tree} 0 R/Outlines ${outlines} 0 R>>`);
    const title = this.#input.name.replace(/\.pdf$/i, '');
    const info = pdf.add(`<</Title${textString(title)}>>`);
    const parts = pdf.finish(root, info);
    const file = {
      name: this.#input.name,
      type: 'application/pdf',
      parts,
      pages: pages.length,
      chapters: this.#chapters.map(({ title, page }) => ({ title, page: page + 1 })),
    };
    const { drawn, charts, lost, facts } = await this.#readBack(parts);
    if (links > 0) facts.unshift({ fact: 'links', count: links });
    return { files: [file], facts: [...this.#report({ drawn, charts, lost, dead }), ...facts] };
  }

  /** Compares the cells and drawings of the workbook with the finished pages, read back. */
  async #readBack(parts: readonly Part[]) {
    const read = await readPages(parts);
    const printedCells = new Set<Cell>();
    const lostCells = new Map<Sheet, Set<Cell>>();
    const drawings = { shown: new Set<Drawing>(), missing: new Set<Drawing>() };
    const { missing } = this.#fonts;
    for (const [index, { expected, cut, sheet, drawings: placedNames }] of this.#pages.entries()) {
      for (const cell of readableOn(expected, missing)) printedCells.add(cell);
      for (const cell of notOnPage(expected, read[index]?.texts ?? [], missing)) {
        // A text that is cut off is reported only as such.
        if (cut.has(keyOf(cell.row, cell.column))) printedCells.delete(cell);
        else lostCells.set(sheet, (lostCells.get(sheet) ?? new Set()).add(cell));
      }
      for (const [drawing, name] of placedNames)
        drawings[read[index]?.drawings.has(name) ? 'shown' : 'missing'].add(drawing);
    }
    const facts = [...lostCells].map(([{ name }, cells]): Fact<ExcelFact> => {
      for (const cell of cells) printedCells.delete(cell);
      return { fact: 'not-found', lost: true, count: cells.size, file: name, detail: namesOf([...cells]) };
    });
    return {
      drawn: drawings.shown.size,
      charts: [...drawings.shown].filter(({ isChart }) => isChart).length,
      lost: drawings.missing.size,
      facts:
        printedCells.size > 0 ? [{ fact: 'read-back' as const, count: printedCells.size }, ...facts] : facts,
    };
  }

  /**
   * @param count.drawn number of drawings on the finished pages, of which `charts` are charts
   * @param count.lost number of drawings that are missing there
   * @param count.dead number of links to cells that no page shows
   */
  #report(count: { drawn: number; charts: number; lost: number; dead: number }): Fact<ExcelFact>[] {
    const { shrunk, smallest, beside, widened, spread, landscape } = this.#facts;
    const counts: [ExcelFact, number, { detail?: string; lost?: boolean }][] = [
      ['sheets', this.#chapters.length, {}],
      ['landscape', landscape, {}],
      ['shrunk', shrunk, { detail: `${smallest}` }],
      ['beside', beside, {}],
      ['repeated', this.#repeated.length, { detail: this.#repeated[0] ?? '' }],
      ['widened', widened, {}],
      ['spread', widened ? 0 : spread, {}],
      ['drawings', count.drawn, {}],
      ['drawings', this.#facts.drawings + count.lost, { lost: true }],
      ['redrawn-charts', count.charts, { lost: true }],
    ];
    const missing = this.#fonts.missing.join('');
    return [
      ...counts.flatMap(([fact, count, more]): Fact<ExcelFact>[] =>
        count ? [{ ...more, fact, count }] : [],
      ),
      ...this.#clippedFacts,
      ...absentFacts(new Set(this.#pages.map(({ sheet }) => sheet)), {
        hyperlink: count.dead,
        cutDrawings: this.#facts.cut,
        fitToPages: this.#facts.unfitted,
        sheets: this.#workbook.missingSheets,
      }),
      ...[...new Set([...this.#replacedFonts, ...this.#drawings.replaced])].map((detail) => ({
        fact: 'font' as const,
        lost: true,
        detail,
      })),
      ...(missing ? [{ fact: 'letters' as const, lost: true, detail: missing }] : []),
    ];
  }
}
