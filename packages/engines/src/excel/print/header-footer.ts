import { familyFor } from '../../write/faces';
import type { FontSet, MeasuredText } from '../../write/font-set';
import { num } from '../../write/pdf-writer';
import { Colours, hex } from '../read/colours';
import type { Colour, Drawing, HeaderFooter, Sheet, Style, Workbook } from '../read/model';
import { baselineShifts, scriptSize } from './lines';
import type { PageLayout } from './paginate';

/** Code of a header or footer field, whose value differs from page to page. */
type Field = 'P' | 'N' | 'D' | 'T' | 'F' | 'A' | 'Z' | 'G';

type Look = Pick<
  Style['font'],
  'family' | 'size' | 'bold' | 'italic' | 'underline' | 'isDouble' | 'strike' | 'colour' | 'verticalAlign'
>;
/** @property zoom scale of its picture; that of its text is in its look */
type Piece = { text: string; field?: Field; add?: number; look: Look; picture?: Drawing; zoom?: number };
type Sections = Record<'L' | 'C' | 'R', Piece[]>;

const codes =
  /&(?:([LCR])|(&)|"([^"]*)"|K([0-9A-F]{6}|\d\d[+-]\d{3})|(\d{1,3})|([PN])([+-]\d+)?|([DTFAZG])|([BIUESXYOH]))/gi;

/**
 * Splits a header or footer at its codes (ECMA-376, 18.3.1.39) into sections, fields and fonts.
 *
 * @param defaultLook look of the workbook's normal style
 * @param themeColour a colour of the workbook's theme, lighter or darker by a tint from -1 to 1
 */
export function sectionsOf(
  text: string,
  defaultLook: Look,
  themeColour: (theme: string, tint: number) => Colour = () => [0, 0, 0],
): Sections {
  const sections: Sections = { L: [], C: [], R: [] };
  let section: keyof Sections = 'C';
  let look = defaultLook;
  let index = 0;
  const addPiece = (text: string, more: Partial<Piece> = {}) => {
    if (text || more.field) sections[section].push({ text, look, ...more });
  };
  for (const match of text.matchAll(codes)) {
    addPiece(text.slice(index, match.index));
    index = match.index + match[0].length;
    const [, side, ampersand, font, colour, size, page, add, field, style] = match;
    if (side) {
      section = side.toUpperCase() as keyof Sections;
      look = defaultLook;
    } else if (ampersand) addPiece('&');
    else if (font !== undefined) look = { ...look, ...fontOf(font, look) };
    else if (colour) {
      const [, theme, tint] = /^(\d\d)([+-]\d{3})$/.exec(colour) ?? [];
      look = { ...look, colour: theme ? themeColour(theme, Number(tint) / 100) : hex(colour) };
    } else if (size) look = { ...look, size: Math.min(200, Math.max(1, Number(size))) };
    else if (page) addPiece('', { field: page.toUpperCase() as Field, add: Number(add ?? 0) });
    else if (field) addPiece('', { field: field.toUpperCase() as Field });
    else if (style) look = toggled(look, style.toUpperCase());
  }
  addPiece(text.slice(index));
  return sections;
}

function fontOf(font: string, look: Look): Partial<Look> {
  const [family = '', style = ''] = font.split(',');
  return {
    family: family === '-' || !family ? look.family : family,
    bold: /bold/i.test(style),
    italic: /italic|oblique/i.test(style),
  };
}

function toggled(look: Look, style: string): Look {
  if (style === 'B') return { ...look, bold: !look.bold };
  if (style === 'I') return { ...look, italic: !look.italic };
  if (style === 'U' || style === 'E')
    return { ...look, underline: !look.underline, isDouble: !look.underline && style === 'E' };
  if (style === 'X' || style === 'Y') {
    const { verticalAlign, ...level } = look;
    const wanted = style === 'X' ? 'superscript' : 'subscript';
    return verticalAlign === wanted ? level : { ...level, verticalAlign: wanted };
  }
  return style === 'S' ? { ...look, strike: !look.strike } : look;
}

/**
 * Values of fields on a page. `pageNumber` continues from sheet to sheet, unless a sheet sets its first number; `pages`
 * counts the pages of all printed sheets.
 */
export type FieldValues = { pageNumber: number; pages: number; sheet: string; file: string; now: Date };

const twoDigits = (value: number) => `${value}`.padStart(2, '0');

function fieldText(field: Field, add: number, { pageNumber, pages, sheet, file, now }: FieldValues): string {
  switch (field) {
    case 'P':
      return `${pageNumber + add}`;
    case 'N':
      return `${pages + add}`;
    case 'D':
      return `${twoDigits(now.getDate())}-${twoDigits(now.getMonth() + 1)}-${now.getFullYear()}`;
    case 'T':
      return `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
    case 'A':
      return sheet;
    case 'F':
      return file;
    // The folder is not known here, and pictures have no text.
    default:
      return '';
  }
}

/**
 * Content of a page's header and footer: pictures, which lie below the table, texts, and the names of the pictures
 * shown.
 */
export type HeaderFooterContent = { pictures: string; texts: string; shownPictures: Map<Drawing, string> };

/** Margins of headers and footers that do not keep to those of the page, in points: Excel's default ones. */
const ownMargins = { left: 50.4, right: 50.4 };

const pictureSuffixes = { odd: '', even: 'EVEN', first: 'FIRST' };

/** Minimum height in points of a picture that is a background of the table instead of part of the header. */
const minBackgroundHeight = 200;

/** Headers and footers of one sheet, measured and drawn page by page. */
export class HeadersAndFooters {
  readonly #texts: HeaderFooter;
  readonly #defaultLook: Look;
  readonly #fonts: FontSet;
  readonly #margins: { header: number; footer: number };
  readonly #pictures: ReadonlyMap<string, Drawing>;
  readonly #colours: Colours;
  readonly #isSaved: boolean;

  /** @param isSaved whether the pages have the margins and the scale of the workbook */
  constructor(sheet: Sheet, workbook: Workbook, fonts: FontSet, isSaved = false) {
    this.#texts = sheet.headerFooter;
    const { verticalAlign: _, ...font } = (workbook.styles[0] as Style).font;
    this.#defaultLook = { ...font, underline: false, isDouble: false, strike: false };
    this.#fonts = fonts;
    this.#pictures = sheet.headerFooterPictures;
    this.#colours = new Colours(workbook.theme);
    this.#isSaved = isSaved;
    const { header = 21.6, footer = 21.6 } = sheet.setup.margins ?? {};
    this.#margins = { header, footer };
  }

  /** Whether the workbook gives any page a footer. */
  get hasFooter(): boolean {
    return this.#sectionsOfAllPages('footer').length > 0;
  }

  /** Number of pictures that headers and footers name but the file lacks. */
  get missingPictures(): number {
    const pieces = (['header', 'footer'] as const).flatMap((place) => this.#sectionsOfAllPages(place)).flat();
    return pieces.filter(({ field, picture }) => field === 'G' && !picture).length;
  }

  /** The pieces of each section of all headers, or of all footers (first, even and other pages). */
  #sectionsOfAllPages(place: 'header' | 'footer'): Piece[][] {
    const { hasFirst, hasEven } = this.#texts;
    const pageTypes = [
      'odd',
      ...(hasEven ? ['even'] : []),
      ...(hasFirst ? ['first'] : []),
    ] as (keyof typeof pictureSuffixes)[];
    return pageTypes.flatMap((pageType) => {
      const text = this.#texts[pageType][place];
      return text ? this.#sections(pageType, place).map(([, pieces]) => pieces) : [];
    });
  }

  #sections(pageType: keyof typeof pictureSuffixes, place: 'header' | 'footer'): [side: string, Piece[]][] {
    const themeColour = (theme: string, tint: number) =>
      this.#colours.colourOf({
        ...{ name: 'color', children: [] },
        attributes: { theme: `${Number(theme)}`, tint: `${tint}` },
      }) ?? [0, 0, 0];
    const sections = Object.entries(sectionsOf(this.#texts[pageType][place], this.#defaultLook, themeColour));
    return sections.map(([side, pieces]) => {
      const picture = this.#pictures.get(
        `${side}${place === 'header' ? 'H' : 'F'}${pictureSuffixes[pageType]}`,
      );
      return [side, pieces.map((piece) => (piece.field === 'G' && picture ? { ...piece, picture } : piece))];
    });
  }

  /**
   * Fetches the fonts.
   *
   * @param fieldTexts texts that fields may show: names of the sheet and of the file
   * @returns the heights in points, from the page's edge, that header and footer need
   */
  async prepare(fieldTexts: readonly string[]): Promise<{ header: number; footer: number }> {
    const needed = { header: 0, footer: 0 };
    for (const place of ['header', 'footer'] as const) {
      for (const pieces of this.#sectionsOfAllPages(place)) {
        let height = 0;
        for (const line of linesIn(pieces)) {
          height += heightOf(line.filter((piece) => sizeOf(piece).height < minBackgroundHeight));
          for (const { text, look } of line)
            await this.#fonts.prepare(faceOf(look), [text, '0123456789-:', ...fieldTexts]);
        }
        if (height > 0) needed[place] = Math.max(needed[place], this.#margins[place] + height + 4);
      }
    }
    return needed;
  }

  /**
   * Operators that draw the header and footer of a page.
   *
   * @param pageInSheet number of the page within its sheet, from 1: the first one may have its own header and footer
   * @param nameOf resource name of a picture
   */
  draw(
    page: PageLayout,
    pageInSheet: number,
    values: FieldValues,
    nameOf: (picture: Drawing) => string,
  ): HeaderFooterContent {
    const { hasFirst, hasEven } = this.#texts;
    const pageType =
      hasFirst && pageInSheet === 1 ? 'first' : hasEven && values.pageNumber % 2 === 0 ? 'even' : 'odd';
    const pictures: string[] = [];
    const drawnNames = new Map<Drawing, string>();
    const { isAligned = true, isScaled = true } = this.#texts;
    const { left, right } = this.#isSaved && !isAligned ? ownMargins : page.margins;
    const zoom = this.#isSaved && isScaled ? page.scale : 1;
    const available = page.width - left - right;
    const operators: string[] = [];
    for (const place of ['header', 'footer'] as const) {
      for (const [side, pieces] of this.#sections(pageType, place)) {
        const lines = linesIn(zoomed(withFieldValues(pieces, values), zoom));
        const total = lines.reduce((sum, line) => sum + heightOf(line), 0);
        let y = place === 'header' ? page.height - this.#margins.header : this.#margins.footer + total;
        for (const line of lines) {
          const measuredPieces = line.map((piece) => {
            const { text, look, picture } = piece;
            const measured = this.#fonts.measure(faceOf(look), text);
            const size = sizeOf(piece);
            return {
              ...{ look, measured, picture, pictureHeight: size.height },
              pieceWidth: picture ? size.width : measured.width * fontSizeOf(look),
            };
          });
          const totalWidth = measuredPieces.reduce((sum, { pieceWidth }) => sum + pieceWidth, 0);
          // A line wider than the page is scaled down, where Excel would cut it off.
          const scale = Math.min(1, available / totalWidth);
          const free = available - totalWidth * scale;
          const x = left + (side === 'L' ? 0 : side === 'C' ? free / 2 : free);
          y -= heightOf(line);
          operators.push(this.#line(measuredPieces, x, y + textHeightOf(line) * 0.22, scale));
          let cursorX = x;
          for (const { picture, pieceWidth, pictureHeight } of measuredPieces) {
            if (picture) {
              const box = [pieceWidth * scale, 0, 0, pictureHeight * scale, cursorX, y].map(num).join(' ');
              pictures.push(`q ${box} cm /${nameOf(picture)} Do Q\n`);
              drawnNames.set(picture, nameOf(picture));
            }
            cursorX += pieceWidth * scale;
          }
        }
      }
    }
    return { pictures: pictures.join(''), texts: operators.join(''), shownPictures: drawnNames };
  }

  #line(
    pieces: { look: Look; measured: MeasuredText; pieceWidth: number }[],
    x: number,
    y: number,
    scale: number,
  ): string {
    let cursorX = x;
    return pieces
      .map(({ look, measured, pieceWidth }) => {
        const size = fontSizeOf(look) * scale;
        const level = y + (look.verticalAlign ? baselineShifts[look.verticalAlign] : 0) * look.size * scale;
        const width = pieceWidth * scale;
        if (measured.runs.length === 0) {
          cursorX += width;
          return '';
        }
        const rule = (rise: number) =>
          `${num(cursorX)} ${num(level + rise)} ${num(width)} ${num(size * 0.06)} re f `;
        const text = `${look.colour.map(num).join(' ')} rg BT 1 0 0 1 ${num(cursorX)} ${num(level)} Tm ${this.#fonts.textOperators(measured, size)}ET `;
        const rules = `${look.underline ? rule(-size * 0.13) : ''}${look.isDouble ? rule(-size * 0.25) : ''}${look.strike ? rule(size * 0.27) : ''}`;
        cursorX += width;
        return `${text}${rules}\n`;
      })
      .join('');
  }
}

const withFieldValues = (pieces: readonly Piece[], values: FieldValues): Piece[] =>
  pieces.map((piece) =>
    piece.field ? { ...piece, text: fieldText(piece.field, piece.add ?? 0, values) } : piece,
  );

/** Pieces at the scale of their page. */
const zoomed = (pieces: readonly Piece[], zoom: number): readonly Piece[] =>
  zoom === 1
    ? pieces
    : pieces.map(({ look, ...piece }) => ({ ...piece, zoom, look: { ...look, size: look.size * zoom } }));

function linesIn(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    for (const [i, text] of piece.text.split(/\r\n?|\n/).entries()) {
      if (i > 0) lines.push([]);
      lines.at(-1)?.push({ ...piece, text });
    }
  }
  return pieces.length > 0 ? lines : [];
}

const textHeightOf = (line: readonly Piece[]) => Math.max(0, ...line.map(({ look }) => look.size)) * 1.22;

const heightOf = (line: readonly Piece[]) =>
  Math.max(textHeightOf(line), ...line.map((piece) => sizeOf(piece).height));

function sizeOf({ picture, zoom = 1 }: Piece): { width: number; height: number } {
  const { width, height } = picture?.anchor.size ?? { width: 0, height: 0 };
  return { width: width * zoom, height: height * zoom };
}

const fontSizeOf = ({ size, verticalAlign }: Look) => size * (verticalAlign ? scriptSize : 1);

const faceOf = ({ family, bold, italic }: Look) => ({ family: familyFor(family).family, bold, italic });
