import type { Outline, Step } from '../../drawing/path';
import { num } from '../../write/pdf-writer';
import { concatenated, identity, type Matrix, textOf } from '../../write/read-back';
import type { Piece, Type } from '../lay/type';
import type { Colour, Fields, Line, Paint, Picture, Stroke, TextLook } from '../model';
import { headsOf } from './arrow-heads';
import type { Tag } from './tags';

export type Link = { box: [number, number, number, number]; target: string };

/** Text that a page's content shows of paragraphs, by their numbers in the file. */
export type Drawn = { sources: readonly number[]; text: string };

/** Draws on one page. Coordinates are points from its top left corner, downwards. */
export class Pen {
  readonly links: Link[] = [];
  readonly pictures = new Set<string>();
  /** Requested fonts of the document. */
  readonly fonts = new Set<string>();
  /** Opacities in hundredths, and gradients by their names. */
  readonly opacities = new Set<number>();
  readonly shadings = new Map<string, string>();
  /** Positions of named destinations and headings. */
  readonly places = new Map<string, number>();
  readonly headings: { title: string; level: number; y: number }[] = [];
  readonly #out: string[] = [];
  /** Where the content of paragraphs begins and ends. */
  readonly #paragraphs: { sources: readonly number[]; from: number; to: number; matrix: Matrix }[] = [];
  #matrix = identity;
  /** Letters of the glyphs of each font. */
  readonly #letters = new Map<string, ReadonlyMap<number, string>>();
  readonly #type: Type;
  readonly #height: number;
  readonly #page: number;
  #marks = 0;
  #inside = false;

  /** @param fields values of the page's fields */
  constructor(
    type: Type,
    height: number,
    page: number,
    readonly fields?: Fields,
  ) {
    this.#type = type;
    this.#height = height;
    this.#page = page;
  }

  get content(): string {
    return this.#out.join('');
  }

  /** Marks what is drawn as a paragraph's. */
  paragraph(sources: readonly number[] | undefined, draw: () => void): void {
    const from = this.#out.length;
    draw();
    if (sources) this.#paragraphs.push({ sources, from, to: this.#out.length, matrix: this.#matrix });
  }

  /** Reads back the text of paragraphs from the finished content: what is drawn inside the page. */
  read(width: number): Drawn[] {
    const isOnPage = (across: number, up: number) =>
      across >= -1 && across <= width && up >= 0 && up <= this.#height;
    const reading = { letters: this.#letters, isOnPage, unmapped: '\ufffd' };
    return this.#paragraphs.map(({ sources, from, to, matrix }) => ({
      sources,
      text: textOf(this.#out.slice(from, to).join(''), { ...reading, start: matrix }),
    }));
  }

  /** Content drawn inside belongs to a tag; without one it is decoration. */
  mark(tag: Tag | undefined, draw: () => void): void {
    if (this.#inside) {
      draw();
      return;
    }
    if (tag) {
      tag.kids.push({ page: this.#page, mark: this.#marks });
      this.#out.push(`/${tag.type}<</MCID ${this.#marks++}>>BDC\n`);
    } else this.#out.push('/Artifact BMC\n');
    this.#inside = true;
    draw();
    this.#inside = false;
    this.#out.push('EMC\n');
  }

  text(piece: Piece, x: number, baseline: number, colour: Colour | undefined, spacing = 0): void {
    const { rise } = piece;
    for (const { part } of piece.setting.runs) this.#letters.set(part.name, part.used);
    const at = `${num(x)} ${num(this.#height - baseline + rise)}`;
    const ink = (colour ?? [0, 0, 0]).map(num).join(' ');
    const place = `1 0 0 1 ${at} Tm`;
    // Spacing is scaled with the letters (ISO 32000-2, 9.3.4).
    const { stretch } = piece;
    const isStretched = stretch !== 1;
    const space = `${isStretched ? `${num(stretch * 100)} Tz ` : ''}${spacing ? `${num(spacing / stretch)} Tc ` : ''}`;
    const reset = `${spacing ? '0 Tc ' : ''}${isStretched ? '100 Tz ' : ''}`;
    this.#out.push(`BT ${ink} rg ${place} ${space}${this.#type.write(piece)}${reset}ET\n`);
  }

  fill(colour: Colour, x: number, y: number, width: number, height: number): void {
    this.mark(undefined, () =>
      this.#out.push(
        `${colour.map(num).join(' ')} rg ${num(x)} ${num(this.#height - y - height)} ${num(width)} ${num(height)} re f\n`,
      ),
    );
  }

  /** Draws inside an area only. */
  clip(x: number, y: number, width: number, height: number, draw: () => void): void {
    const area = [x, this.#height - y - height, width, height].map(num).join(' ');
    this.mark(undefined, () => this.#out.push(`q ${area} re W n\n`));
    draw();
    this.mark(undefined, () => this.#out.push('Q\n'));
  }

  line({ width, style, colour }: Line, x0: number, y0: number, x1: number, y1: number): void {
    const dash = dashOf({ width, style });
    const offsets = style === 'double' ? [-width, width] : [0];
    const paths = offsets.map((off) => {
      const [dx, dy] = x0 === x1 ? [off, 0] : [0, off];
      return `${num(x0 + dx)} ${num(this.#height - y0 - dy)} m ${num(x1 + dx)} ${num(this.#height - y1 - dy)} l`;
    });
    this.mark(undefined, () =>
      this.#out.push(`${colour.map(num).join(' ')} RG ${num(width)} w ${dash} 0 d ${paths.join(' ')} S\n`),
    );
  }

  /** A line from a corner of an area to the opposite one. */
  diagonal({ width, style, colour }: Line, x0: number, y0: number, x1: number, y1: number): void {
    const path = `${num(x0)} ${num(this.#height - y0)} m ${num(x1)} ${num(this.#height - y1)} l`;
    const ink = colour.map(num).join(' ');
    this.mark(undefined, () =>
      this.#out.push(`${ink} RG ${num(width)} w ${dashOf({ width, style })} 0 d ${path} S\n`),
    );
  }

  /** @param alpha opacity of what follows, until the end of the graphics state */
  #opacity(alpha: number | undefined): string {
    if (alpha === undefined || alpha >= 1) return '';
    const share = Math.max(0, Math.round(alpha * 100));
    this.opacities.add(share);
    return `/A${share} gs `;
  }

  /** Draws rotated (degrees clockwise) and flipped around a point. */
  turned({ angle = 0, flipX = false, flipY = false }: Turn, cx: number, cy: number, draw: () => void): void {
    if (!angle && !flipX && !flipY) {
      draw();
      return;
    }
    const radians = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
    const [sx, sy] = [flipX ? -1 : 1, flipY ? -1 : 1];
    const [a, b, c, d] = [cos * sx, -sin * sx, sin * sy, cos * sy];
    const y = this.#height - cy;
    const at = [cx - a * cx - c * y, y - b * cx - d * y];
    const first = this.links.length;
    const before = this.#matrix;
    this.#matrix = concatenated([a, b, c, d, at[0] ?? 0, at[1] ?? 0], before);
    this.#out.push(`q ${[a, b, c, d].map(precise).join(' ')} ${at.map(num).join(' ')} cm\n`);
    draw();
    this.#matrix = before;
    this.#out.push('Q\n');
    for (const link of this.links.slice(first)) {
      const [x0, y0, x1, y1] = link.box;
      const corners = [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ].map(([px = 0, py = 0]) => [a * px + c * py + (at[0] ?? 0), b * px + d * py + (at[1] ?? 0)] as const);
      const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
      link.box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
  }

  #path(steps: readonly Step[], x: number, y: number): string {
    return steps
      .map(([operator, ...points]) =>
        operator === 'z'
          ? 'h'
          : `${points.map((value, i) => num(i % 2 === 0 ? x + value : this.#height - y - value)).join(' ')} ${operator}`,
      )
      .join(' ');
  }

  /** Draws outlines whose box has its top left corner at a point. */
  outlines(
    all: readonly Outline[],
    x: number,
    y: number,
    fill: Paint | undefined,
    stroke: Stroke | undefined,
  ): void {
    for (const { steps, ...own } of all) {
      const path = this.#path(steps, x, y);
      if (fill && own.fill) {
        const ink = fill.gradient
          ? `q ${this.#opacity(fill.alpha)}${path} W* n /${this.#shading(fill.gradient, steps, x, y)} sh Q`
          : `q ${this.#opacity(fill.alpha)}${fill.colour.map(num).join(' ')} rg ${path} f* Q`;
        this.#out.push(`${ink}\n`);
      }
      if (stroke && own.line) {
        const ink = stroke.colour.map(num).join(' ');
        const state = `q ${this.#opacity(stroke.alpha)}${ink} RG ${ink} rg ${num(stroke.width)} w ${dashOf(stroke)} 0 d`;
        const heads = headsOf(steps, stroke).map((head) => `${this.#path(head, x, y)} f`);
        this.#out.push(`${[state, path, 'S', ...heads, 'Q'].join(' ')}\n`);
      }
    }
  }

  /** A gradient over the box of a path. @returns its resource name */
  #shading(
    { stops, angle, radial }: NonNullable<Paint['gradient']>,
    steps: readonly Step[],
    x: number,
    y: number,
  ): string {
    const points = steps.flatMap((step) => step.slice(1) as number[]);
    const [xs, ys] = [0, 1].map((odd) => points.filter((_, i) => i % 2 === odd));
    const side = (all: number[] = []) => [Math.min(...all), Math.max(...all)] as const;
    const [[left, right], [top, bottom]] = [side(xs), side(ys)];
    const [cx, cy] = [x + (left + right) / 2, this.#height - y - (top + bottom) / 2];
    const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(radians), -Math.sin(radians)];
    const reach = Math.abs(dx) * halfX + Math.abs(dy) * halfY;
    const coordinates = radial
      ? [cx, cy, 0, cx, cy, Math.hypot(halfX, halfY)]
      : [cx - dx * reach, cy - dy * reach, cx + dx * reach, cy + dy * reach];
    const name = `S${this.#page}x${this.shadings.size}`;
    const [first, last] = [stops[0], stops.at(-1)];
    const all = [
      ...(first && first.at > 0 ? [{ ...first, at: 0 }] : []),
      ...stops,
      ...(last && last.at < 1 ? [{ ...last, at: 1 }] : []),
    ];
    const parts = all.slice(1).map(({ colour }, i) => {
      const from = all[i]?.colour ?? colour;
      return `<</FunctionType 2/Domain[0 1]/N 1/C0[${from.map(num).join(' ')}]/C1[${colour.map(num).join(' ')}]>>`;
    });
    const bounds = all
      .slice(1, -1)
      .map(({ at }) => num(at))
      .join(' ');
    const encode = parts.map(() => '0 1').join(' ');
    this.shadings.set(
      name,
      `<</ShadingType ${radial ? 3 : 2}/ColorSpace/DeviceRGB/Coords[${coordinates.map(num).join(' ')}]/Extend[true true]/Function<</FunctionType 3/Domain[0 1]/Functions[${parts.join('')}]/Bounds[${bounds}]/Encode[${encode}]>>>>`,
    );
    return name;
  }

  /** Letters stretched to a box. */
  stretched(
    pieces: readonly Piece[],
    look: TextLook,
    alpha: number | undefined,
    x: number,
    y: number,
    scale: { x: number; y: number },
  ): void {
    this.#out.push(
      `q ${this.#opacity(alpha)}${num(scale.x)} 0 0 ${num(scale.y)} ${num(x)} ${num(this.#height - y)} cm\n`,
    );
    const ink = (look.colour ?? [0, 0, 0]).map(num).join(' ');
    let from = 0;
    for (const piece of pieces) {
      this.#out.push(`BT ${ink} rg 1 0 0 1 ${precise(from)} 0 Tm ${this.#type.write(piece)}ET\n`);
      from += piece.width;
    }
    this.#out.push('Q\n');
  }

  /** @param within outlines that clip it, at the same point */
  picture(
    { path, crop }: Picture,
    x: number,
    y: number,
    width: number,
    height: number,
    within?: readonly Outline[],
  ): void {
    this.pictures.add(path);
    const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const wide = width / Math.max(0.01, 1 - left - right);
    const high = height / Math.max(0.01, 1 - top - bottom);
    const clip = within
      ? `${within.map(({ steps }) => this.#path(steps, x, y)).join(' ')} W n `
      : crop
        ? `${num(x)} ${num(this.#height - y - height)} ${num(width)} ${num(height)} re W n `
        : '';
    const at = `${num(x - left * wide)} ${num(this.#height - y + top * high - high)}`;
    this.#out.push(`q ${clip}${num(wide)} 0 0 ${num(high)} ${at} cm /${pictureName(path)} Do Q\n`);
  }

  link(target: string, x: number, y: number, width: number, height: number): void {
    const last = this.links.at(-1);
    const top = this.#height - y;
    if (last?.target === target && Math.abs(last.box[3] - top) < 0.5 && Math.abs(last.box[2] - x) < 1) {
      last.box[2] = x + width;
      return;
    }
    this.links.push({ target, box: [x, top - height, x + width, top] });
  }

  place(name: string, y: number): void {
    this.places.set(name, this.#height - y);
  }

  heading(title: string, level: number, y: number): void {
    this.headings.push({ title, level, y: this.#height - y });
  }
}

/** Rotation in degrees clockwise, after flips. */
export type Turn = { angle?: number; flipX?: boolean; flipY?: boolean };

/** A number of a matrix. */
const precise = (value: number) => `${Math.round(value * 1e6) / 1e6}`;

const dashOf = ({ width, style }: Pick<Line, 'width' | 'style'>): string =>
  ({
    solid: '[]',
    dashed: `[${num(width * 4)} ${num(width * 2)}]`,
    dotted: `[${num(width)} ${num(width)}]`,
    double: '[]',
  })[style];

/** Resource name of a picture. */
export const pictureName = (path: string) =>
  `P${path.replace(/[^A-Za-z0-9]/g, (sign) => `x${sign.charCodeAt(0)}`)}`;
