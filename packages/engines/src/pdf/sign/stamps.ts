import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';
import { Fault, type Host } from '../../engine';
import { type Matrix, multiply } from '../../matrix';
import { encodeLatin1 } from '../../write/bytes';
import { hex } from '../../write/pdf-font';
import { embed } from '../edit/fonts';
import { type HandwritingFont, type TypesetText, typesetHandwriting } from './handwriting';
import { curvesOf } from './stroke-outlines';

/** What a stamp shows. */
export type Ink =
  /** Closed outlines of pen strokes, as pairs of coordinates in a box of `width` by `height`, y downwards. */
  | { kind: 'drawn'; outlines: number[][]; width: number; height: number }
  | { kind: 'typed'; text: string; face: HandwritingFont }
  /** Four bytes a pixel: red, green, blue, opacity. */
  | { kind: 'picture'; rgba: Uint8ClampedArray; width: number; height: number };

/** A stamp on a page. */
export type Stamp = {
  /** From 1. */
  page: number;
  /** The box of the stamp before rotation, in points from the top left corner of the displayed page. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Clockwise rotation about the centre of the box, in degrees. */
  rotation?: number;
  ink: Ink;
  /** Colour of strokes and letters: red, green and blue, 0 to 255. */
  colour?: [number, number, number];
  /** Whether it is drawn with blend mode Multiply, like a highlighter. */
  tint?: boolean;
};

const bluePen: NonNullable<Stamp['colour']> = [20, 36, 120];

/** Matrix from a stamp's own box (points, y upwards) to the displayed page. */
export function placeOf({ x, y, width, height, rotation = 0 }: Stamp): Matrix {
  const [cos, sin] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
  const [left, down] = [-width / 2, height / 2];
  return [
    cos,
    sin,
    sin,
    -cos,
    x + width / 2 + left * cos - down * sin,
    y + height / 2 + left * sin + down * cos,
  ];
}

/** Corners of a box, transformed by a matrix. */
export function cornersOf(
  [left, bottom, right, top]: Bounds,
  [a, b, c, d, e, f]: Matrix,
): [number, number][] {
  const corners = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ] as const;
  return corners.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
}

type Bounds = readonly [left: number, bottom: number, right: number, top: number];

/** A drawn stamp: its form, the bounds of the form in its own space, and the matrix from that space to the page's. */
export type Appearance = { form: PDFRef; bounds: Bounds; matrix: Matrix };

/** Draws stamps as form XObjects (ISO 32000-2, 8.10). An image or font that several stamps use is written once. */
export class Appearances {
  readonly #pictures = new Map<Uint8ClampedArray, PDFRef>();
  readonly #fonts = new Map<string, PDFRef>();
  readonly #texts = new Map<string, TypesetText>();

  constructor(
    readonly context: PDFContext,
    readonly host: Host,
  ) {}

  /**
   * Typesets all typed stamps and embeds their fonts, each with the letters of all stamps.
   *
   * @throws Fault `range` with missing letters
   */
  async prepare(stamps: readonly Stamp[]): Promise<void> {
    const used = new Map<string, { text: TypesetText; glyphs: Map<number, string> }>();
    for (const { ink } of stamps) {
      if (ink.kind !== 'typed') continue;
      const text = await typesetHandwriting(ink.text, ink.face, this.host);
      if (text.missing.length > 0) throw new Fault('range', { detail: text.missing.join(' ') });
      this.#texts.set(`${ink.face} ${ink.text}`, text);
      for (const { file, glyph, letter } of text.letters) {
        const subset = used.get(file) ?? { text, glyphs: new Map() };
        used.set(file, subset);
        subset.glyphs.set(glyph, letter);
      }
    }
    for (const [file, { text, glyphs }] of used) {
      const font = text.letters.find((letter) => letter.file === file)?.font;
      if (font) this.#fonts.set(file, await embed(this.context, { file, font, name: text.name }, glyphs));
    }
  }

  /** Draws a stamp; typed ones must be prepared. @param toFile matrix from the displayed page to default user space */
  draw(stamp: Stamp, toFile: Matrix): Appearance {
    const { width, height, ink } = stamp;
    const colour = (stamp.colour ?? bluePen).map((part) => numberText(part / 255)).join(' ');
    const matrix = multiply(toFile, placeOf(stamp));
    // Handwritten letters may extend beyond the box of the stamp.
    const overhang = ink.kind === 'typed' ? height : 0;
    const bounds = [-overhang, -overhang, width + overhang, height + overhang] as const;
    const appearance =
      ink.kind === 'drawn'
        ? { content: `${colour} rg ${outlined(stamp, ink)}`, resources: {} }
        : ink.kind === 'picture'
          ? {
              content: `${numberText(width)} 0 0 ${numberText(height)} 0 0 cm /Ink Do`,
              resources: { XObject: { Ink: this.#picture(ink) } },
            }
          : this.#typed(stamp, ink, colour);
    const blendState = stamp.tint ? { ExtGState: { Tint: { BM: 'Multiply' } } } : {};
    const form = this.context.register(
      this.context.flateStream(
        encodeLatin1(stamp.tint ? `/Tint gs ${appearance.content}` : appearance.content),
        {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: bounds.map(rounded),
          Matrix: matrix.map(rounded),
          Resources: { ...appearance.resources, ...blendState },
        },
      ),
    );
    return { form, bounds, matrix };
  }

  #typed({ width, height }: Stamp, { text, face }: Ink & { kind: 'typed' }, colour: string) {
    const typesetText = this.#texts.get(`${face} ${text}`);
    if (!typesetText) throw new Error('not prepared');
    const files = [...new Set(typesetText.letters.map(({ file }) => file))];
    const showOperators = typesetText.letters.map(
      ({ file, glyph }) =>
        `/F${files.indexOf(file)} ${numberText(typesetText.size * height)} Tf <${hex(glyph)}> Tj`,
    );
    const stretch = typesetText.width > 0 ? width / (typesetText.width * height) : 1;
    return {
      content: `BT ${colour} rg ${numberText(stretch)} 0 0 1 0 ${numberText(typesetText.baseline * height)} Tm ${showOperators.join(' ')} ET`,
      resources: {
        Font: Object.fromEntries(files.map((file, index) => [`F${index}`, this.#fonts.get(file)])),
      } as { Font: Record<string, PDFRef> },
    };
  }

  #picture({ rgba, width, height }: Ink & { kind: 'picture' }): PDFRef {
    const existing = this.#pictures.get(rgba);
    if (existing) return existing;
    const { context } = this;
    const [colours, opacity] = separated(rgba);
    const shared = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
    const mask = context.register(context.flateStream(opacity, { ...shared, ColorSpace: 'DeviceGray' }));
    const picture = context.register(
      context.flateStream(colours, { ...shared, ColorSpace: 'DeviceRGB', SMask: mask }),
    );
    this.#pictures.set(rgba, picture);
    return picture;
  }
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
const numberText = (value: number) => String(rounded(value));

function outlined({ width, height }: Stamp, ink: Ink & { kind: 'drawn' }): string {
  const [scaleX, scaleY] = [width / ink.width, height / ink.height];
  const point = (x = 0, y = 0) => `${numberText(x * scaleX)} ${numberText(height - y * scaleY)}`;
  const paths = ink.outlines.map((outline) => {
    const { start, curves } = curvesOf(outline);
    const parts = curves.map(([a, b, c, d, e, f]) => `${point(a, b)} ${point(c, d)} ${point(e, f)} c`);
    return `${point(...start)} m ${parts.join(' ')} h f`;
  });
  return paths.join(' ');
}

/**
 * Separates the colours and the opacity of a picture. Transparent pixels get the average colour of the others: a viewer
 * that scales the picture mixes neighbouring pixels, and would draw a rim in the colour of the transparent ones.
 */
function separated(rgba: Uint8ClampedArray): [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>] {
  const count = rgba.length / 4;
  const [colours, opacity] = [new Uint8Array(count * 3), new Uint8Array(count)];
  const sums = [0, 0, 0, 0];
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const alpha = rgba[offset + 3] ?? 0;
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (rgba[offset + part] ?? 0) * alpha;
    sums[3] = (sums[3] ?? 0) + alpha;
  }
  const average = [0, 1, 2].map((part) => (sums[part] ?? 0) / Math.max(1, sums[3] ?? 0));
  for (let pixel = 0; pixel < count; pixel += 1) {
    const alpha = rgba[pixel * 4 + 3] ?? 0;
    opacity[pixel] = alpha;
    for (const part of [0, 1, 2])
      colours[pixel * 3 + part] = alpha === 0 ? (average[part] ?? 0) : (rgba[pixel * 4 + part] ?? 0);
  }
  return [colours, opacity];
}
