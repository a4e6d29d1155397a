import { identity, type Matrix, multiply } from '../../matrix';
import { utf16 } from '../../write/pdf-font';
import { num } from '../../write/pdf-writer';
import { textOf } from '../../write/read-back';
import type { Piece, Typesetter } from '../layout/typesetter';
import type { Colour, Fields, Line, Link } from '../model';
import type { Tag } from './tags';

/** A rectangle of the page that opens a link when it is clicked. */
export type LinkArea = { box: [number, number, number, number]; link: Link };

/** Text of paragraphs that a page's content shows, with the numbers of these paragraphs in the file. */
export type DrawnText = { sources: readonly number[]; text: string };

/** Height of a capital as a multiple of the font's size. */
const capHeight = 0.65;

/** Draws on one page. Coordinates are points from its top left corner, downwards. */
export class Pen {
  readonly links: LinkArea[] = [];
  readonly pictures = new Set<string>();
  /** Paragraphs with a drawing that is cut off at the edge of its line, its cell or the paper. */
  readonly cut = new Set<object>();
  /** Fonts of the document that were requested. */
  readonly fonts = new Set<string>();
  /** Opacities in hundredths; gradients by name. */
  readonly opacities = new Set<number>();
  readonly shadings = new Map<string, string>();
  /** Positions of named destinations and headings. */
  readonly destinations = new Map<string, number>();
  readonly headings: { title: string; level: number; y: number }[] = [];
  readonly #content: string[] = [];
  /** Ranges of the content that draw paragraphs. */
  readonly #paragraphs: { sources: readonly number[]; from: number; to: number; matrix: Matrix }[] = [];
  #matrix = identity;
  /** Lower edges of the current clip areas, and the rotation under which each was set. */
  #clips: readonly { bottom: number; matrix: Matrix }[] = [];
  /** Letters by glyph, for each font. */
  readonly #letters = new Map<string, ReadonlyMap<number, string>>();
  /** Widths by glyph, for each font. */
  readonly #advances = new Map<string, (glyph: number) => number>();
  /** Ranges of the content that draw shapes. */
  readonly #shapes: { id: number; from: number; to: number; matrix: Matrix }[] = [];
  #marks = 0;
  #inside = false;

  /** @param fields values of the page's fields */
  constructor(
    readonly typesetter: Typesetter,
    readonly height: number,
    readonly page: number,
    readonly fields?: Fields,
  ) {}

  /** Adds operators to the content. */
  add(operators: string): void {
    this.#content.push(operators);
  }

  get content(): string {
    return this.#content.join('');
  }

  /** Marks what `draw` adds as the content of a paragraph. */
  paragraph(sources: readonly number[] | undefined, draw: () => void): void {
    const from = this.#content.length;
    draw();
    if (sources) this.#paragraphs.push({ sources, from, to: this.#content.length, matrix: this.#matrix });
  }

  /** Marks what `draw` adds as the content of a shape. */
  shape(id: number | undefined, draw: () => void): void {
    const from = this.#content.length;
    draw();
    if (id !== undefined) this.#shapes.push({ id, from, to: this.#content.length, matrix: this.#matrix });
  }

  /** Finished content of each shape, and the matrix at its start. */
  get shapes(): { id: number; content: string; matrix: Matrix }[] {
    return this.#shapes.map(({ id, from, to, matrix }) => ({
      ...{ id, matrix },
      content: this.#content.slice(from, to).join(''),
    }));
  }

  /** Reads the text of paragraphs back from the finished content, as far as it lies on the page. */
  read(width: number): DrawnText[] {
    const isOnPage = (across: number, up: number) =>
      across >= -1 && across <= width + 1 && up >= 0 && up <= this.height;
    const reading = { letters: this.#letters, advances: this.#advances, isOnPage, unmapped: '\ufffd' };
    return this.#paragraphs.map(({ sources, from, to, matrix }) => ({
      sources,
      text: textOf(this.#content.slice(from, to).join(''), { ...reading, start: matrix }),
    }));
  }

  /** Tags what `draw` adds; without a tag it is an artifact (decoration). */
  mark(tag: Tag | undefined, draw: () => void): void {
    if (this.#inside) {
      draw();
      return;
    }
    if (tag) {
      tag.kids.push({ page: this.page, mark: this.#marks });
      this.#content.push(`/${tag.type}<</MCID ${this.#marks++}>>BDC\n`);
    } else this.#content.push('/Artifact BMC\n');
    this.#inside = true;
    draw();
    this.#inside = false;
    this.#content.push('EMC\n');
  }

  /** Remembers the fonts of a drawn text, so that `read` can decode it. */
  rememberFonts({ measured }: Piece): void {
    for (const { part } of measured.runs) {
      this.#letters.set(part.name, part.used);
      this.#advances.set(part.name, (code) => part.font.advanceOf(part.glyphs.get(code) ?? code));
    }
  }

  text(piece: Piece, x: number, baseline: number, colour: Colour | undefined, spacing = 0): void {
    const { rise, size } = piece;
    // Text of which less than half of the height is above the lower edge of its clip area cannot be read. Leaving it
    // out here makes it count as missing.
    const middle = baseline - rise - (size * capHeight) / 2;
    if (this.#clips.some(({ bottom, matrix }) => matrix === this.#matrix && middle > bottom)) return;
    this.rememberFonts(piece);
    const position = `${num(x)} ${num(this.height - baseline + rise)}`;
    const ink = (colour ?? [0, 0, 0]).map(num).join(' ');
    const textMatrix = `1 0 0 1 ${position} Tm`;
    // Character spacing is scaled with the letters (ISO 32000-2, 9.3.4).
    const { stretch } = piece;
    const isStretched = stretch !== 1;
    const space = `${isStretched ? `${num(stretch * 100)} Tz ` : ''}${spacing ? `${num(spacing / stretch)} Tc ` : ''}`;
    const reset = `${spacing ? '0 Tc ' : ''}${isStretched ? '100 Tz ' : ''}`;
    this.#content.push(
      `BT ${ink} rg ${textMatrix} ${space}${this.typesetter.textOperators(piece)}${reset}ET\n`,
    );
  }

  /** Draws letters with a replacement text (ActualText; ISO 32000-2, 14.9.4). */
  withReplacementText(text: string, draw: () => void): void {
    this.#content.push(`/Span<</ActualText<feff${utf16(text)}>>>BDC `);
    draw();
    this.#content.push('EMC\n');
  }

  fill(colour: Colour, x: number, y: number, width: number, height: number): void {
    this.mark(undefined, () =>
      this.#content.push(
        `${colour.map(num).join(' ')} rg ${num(x)} ${num(this.height - y - height)} ${num(width)} ${num(height)} re f\n`,
      ),
    );
  }

  /** Clips what `draw` adds to an area. */
  clip(x: number, y: number, width: number, height: number, draw: () => void): void {
    const area = [x, this.height - y - height, width, height].map(num).join(' ');
    this.mark(undefined, () => this.#content.push(`q ${area} re W n\n`));
    const outer = this.#clips;
    this.#clips = [...outer, { bottom: y + height, matrix: this.#matrix }];
    draw();
    this.#clips = outer;
    this.mark(undefined, () => this.#content.push('Q\n'));
  }

  /** Whether content that ends at this height is cut off there, by the current clip area or the end of the paper. */
  cutsAt(bottom: number): boolean {
    const isUpright = this.#matrix === identity;
    return (
      (isUpright && bottom > this.height + 0.5) ||
      this.#clips.some((clip) => clip.matrix === this.#matrix && bottom > clip.bottom + 0.5)
    );
  }

  line({ width, style, colour }: Line, x0: number, y0: number, x1: number, y1: number): void {
    const dash = dashOf({ width, style });
    const offsets = style === 'double' ? [-width, width] : [0];
    const paths = offsets.map((off) => {
      const [dx, dy] = x0 === x1 ? [off, 0] : [0, off];
      return `${num(x0 + dx)} ${num(this.height - y0 - dy)} m ${num(x1 + dx)} ${num(this.height - y1 - dy)} l`;
    });
    this.mark(undefined, () =>
      this.#content.push(
        `${colour.map(num).join(' ')} RG ${num(width)} w ${dash} 0 d ${paths.join(' ')} S\n`,
      ),
    );
  }

  /** A line from a corner of an area to the opposite one. */
  diagonal({ width, style, colour }: Line, x0: number, y0: number, x1: number, y1: number): void {
    const path = `${num(x0)} ${num(this.height - y0)} m ${num(x1)} ${num(this.height - y1)} l`;
    const ink = colour.map(num).join(' ');
    this.mark(undefined, () =>
      this.#content.push(`${ink} RG ${num(width)} w ${dashOf({ width, style })} 0 d ${path} S\n`),
    );
  }

  /** Rotates what `draw` adds (degrees clockwise) and flips it around a point. */
  transform(
    { angle = 0, flipX = false, flipY = false }: Turn,
    cx: number,
    cy: number,
    draw: () => void,
  ): void {
    if (!angle && !flipX && !flipY) {
      draw();
      return;
    }
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const [sx, sy] = [flipX ? -1 : 1, flipY ? -1 : 1];
    const [a, b, c, d] = [cos * sx, -sin * sx, sin * sy, cos * sy];
    const y = this.height - cy;
    const translation = [cx - a * cx - c * y, y - b * cx - d * y];
    const first = this.links.length;
    const outerMatrix = this.#matrix;
    this.#matrix = multiply(outerMatrix, [a, b, c, d, translation[0] ?? 0, translation[1] ?? 0]);
    this.#content.push(`q ${[a, b, c, d].map(precise).join(' ')} ${translation.map(num).join(' ')} cm\n`);
    draw();
    this.#matrix = outerMatrix;
    this.#content.push('Q\n');
    for (const area of this.links.slice(first)) {
      const [x0, y0, x1, y1] = area.box;
      const corners = [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ].map(
        ([px = 0, py = 0]) =>
          [a * px + c * py + (translation[0] ?? 0), b * px + d * py + (translation[1] ?? 0)] as const,
      );
      const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
      area.box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
  }

  link(link: Link, x: number, y: number, width: number, height: number): void {
    // As with text: the upper half of a line must be visible, of a picture at least ten points.
    const visibleTo = y + Math.min(height / 2, 10);
    if (this.#clips.some(({ bottom }) => visibleTo > bottom)) return;
    const last = this.links.at(-1);
    const top = this.height - y;
    if (last?.link === link && Math.abs(last.box[3] - top) < 0.5 && Math.abs(last.box[2] - x) < 1) {
      last.box[2] = x + width;
      return;
    }
    this.links.push({ link, box: [x, top - height, x + width, top] });
  }

  addDestination(name: string, y: number): void {
    this.destinations.set(name, this.height - y);
  }

  heading(title: string, level: number, y: number): void {
    this.headings.push({ title, level, y: this.height - y });
  }
}

/** Rotation in degrees clockwise, applied after the flips. */
export type Turn = { angle?: number; flipX?: boolean; flipY?: boolean };

/** A number for a matrix, with six decimals. */
export const precise = (value: number) => `${Math.round(value * 1e6) / 1e6}`;

export const dashOf = ({ width, style }: Pick<Line, 'width' | 'style'>): string =>
  ({
    solid: '[]',
    dashed: `[${num(width * 4)} ${num(width * 2)}]`,
    dotted: `[${num(width)} ${num(width)}]`,
    double: '[]',
  })[style];
