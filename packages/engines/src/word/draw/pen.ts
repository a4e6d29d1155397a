import { num } from '../../write/pdf-writer';
import type { Piece, Type } from '../lay/type';
import type { Colour, Line, Picture } from '../model';
import { textOf } from './read-back';
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
  /** Positions of named destinations and headings. */
  readonly places = new Map<string, number>();
  readonly headings: { title: string; level: number; y: number }[] = [];
  readonly #out: string[] = [];
  /** Where the content of paragraphs begins and ends. */
  readonly #paragraphs: { sources: readonly number[]; from: number; to: number }[] = [];
  /** Letters of the glyphs of each font. */
  readonly #letters = new Map<string, ReadonlyMap<number, string>>();
  readonly #type: Type;
  readonly #height: number;
  readonly #page: number;
  #marks = 0;
  #inside = false;

  constructor(type: Type, height: number, page: number) {
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
    if (sources) this.#paragraphs.push({ sources, from, to: this.#out.length });
  }

  /** Reads back the text of paragraphs from the finished content: what is drawn inside the page. */
  read(width: number): Drawn[] {
    const size = { width, height: this.#height };
    return this.#paragraphs.map(({ sources, from, to }) => ({
      sources,
      text: textOf(this.#out.slice(from, to).join(''), this.#letters, size),
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
    const space = spacing ? `${num(spacing)} Tc ` : '';
    const reset = spacing ? '0 Tc ' : '';
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
    const dash = {
      solid: '[]',
      dashed: `[${num(width * 4)} ${num(width * 2)}]`,
      dotted: `[${num(width)} ${num(width)}]`,
      double: '[]',
    }[style];
    const offsets = style === 'double' ? [-width, width] : [0];
    const paths = offsets.map((off) => {
      const [dx, dy] = x0 === x1 ? [off, 0] : [0, off];
      return `${num(x0 + dx)} ${num(this.#height - y0 - dy)} m ${num(x1 + dx)} ${num(this.#height - y1 - dy)} l`;
    });
    this.mark(undefined, () =>
      this.#out.push(`${colour.map(num).join(' ')} RG ${num(width)} w ${dash} 0 d ${paths.join(' ')} S\n`),
    );
  }

  picture({ path, width, height, crop }: Picture, x: number, y: number): void {
    this.pictures.add(path);
    const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const wide = width / Math.max(0.01, 1 - left - right);
    const high = height / Math.max(0.01, 1 - top - bottom);
    const clip = crop
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

/** Resource name of a picture. */
export const pictureName = (path: string) =>
  `P${path.replace(/[^A-Za-z0-9]/g, (sign) => `x${sign.charCodeAt(0)}`)}`;
