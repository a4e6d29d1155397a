import { convertMetafileToSvgTree, type SvgNode } from 'emf-converter';
import { embed } from '../../picture/embed';
import { pictureKind } from '../../picture/kind';
import { deflate, encodeLatin1 } from '../../write/bytes';
import { type Face, familyFor, isReplaced } from '../../write/faces';
import type { FontSet } from '../../write/font-set';
import { num, type PdfWriter } from '../../write/pdf-writer';
import { isSymbolFont, setSymbolTables, unicodeOf } from '../../write/symbol-fonts';
import { isEmf, isWhole } from './metafile-bytes';
import { pathOperators } from './svg-path';

/** Thrown for a drawing with an element that this engine does not draw: the whole picture is left out and reported. */
class Undrawable extends Error {}

/** The fonts of a document, and the number of the object that lists them. */
export type MetafileFonts = { fonts: FontSet; dictionary: number };

type Attributes = Record<string, string | number>;

/** Attributes that child elements inherit from their groups. */
const inherited = /^(fill|stroke)(-|$)/;

/** Attributes that do not change what is drawn, or only how smoothly. */
const ignored = new Set([
  'id',
  'text-rendering',
  'image-rendering',
  'shape-rendering',
  'xml:space',
  'isolation',
]);

const drawnAttributes = new Set(
  `fill fill-rule fill-opacity stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset clip-path transform opacity d x y width height href preserveAspectRatio
  font-family font-size font-weight font-style text-anchor`.split(/\s+/),
);

/**
 * Embeds a Windows metafile (EMF, EMF+, WMF) as vectors and text: a form XObject whose unit square is the picture
 * (ISO 32000-2, 8.10).
 *
 * @param file decompressed (`metafileIn`)
 * @returns number of its object, and the substituted fonts of its text; undefined if some element cannot be drawn
 */
export async function embedMetafile(
  pdf: PdfWriter,
  file: Uint8Array<ArrayBuffer>,
  { fonts, dictionary }: MetafileFonts,
): Promise<{ object: number; replaced: string[] } | undefined> {
  if (!isWhole(file)) return undefined;
  const root = await convertMetafileToSvgTree(file.slice().buffer);
  const [, , drawnWidth = 0, drawnHeight = 0] = String(root?.attrs.viewBox ?? '')
    .split(/\s+/)
    .map(Number);
  const { x, y, width, height } = frameOf(file) ?? { x: 0, y: 0, width: drawnWidth, height: drawnHeight };
  if (!root || !(width > 0) || !(height > 0)) return undefined;
  const drawing = new Drawing(pdf, fonts);
  try {
    await drawing.prepare(root);
    await drawing.draw(root, {});
  } catch (error) {
    if (error instanceof Undrawable) return undefined;
    throw error;
  }
  const { content, replaced } = drawing;
  const matrix = [1 / width, 0, 0, -1 / height, -x / width, 1 + y / height]
    .map((value) => value.toPrecision(8))
    .join(' ');
  const object = pdf.add(
    `/Type/XObject/Subtype/Form/BBox[${[x, y, x + width, y + height].map(num).join(' ')}]/Matrix[${matrix}]/Resources<</Font ${dictionary} 0 R${drawing.resources}>>/Filter/FlateDecode`,
    [await deflate(encodeLatin1(content))],
  );
  return { object, replaced };
}

/**
 * The frame of an EMF picture, in pixels of its device from the upper left corner of what it draws: a viewer fits the
 * frame, which may be larger, into the place of the picture ([MS-EMF] 2.2.9). Undefined for a WMF file or an empty frame.
 */
function frameOf(file: Uint8Array<ArrayBuffer>) {
  const header = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 88 || !isEmf(header)) return undefined;
  const number = (index: number) => header.getInt32(index, true);
  const side = (from: number, pixels: number, millimetres: number, drawn: number) => {
    const perHundredth = pixels / millimetres / 100;
    return {
      start: number(from) * perHundredth - drawn,
      length: (number(from + 8) - number(from)) * perHundredth,
    };
  };
  const across = side(24, number(72), number(80), number(8));
  const down = side(28, number(76), number(84), number(12));
  if (!(across.length > 0 && down.length > 0 && Number.isFinite(across.length + down.length)))
    return undefined;
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

class Drawing {
  readonly #pdf: PdfWriter;
  readonly #fonts: FontSet;
  readonly #clips = new Map<string, SvgNode>();
  readonly #images: number[] = [];
  readonly #opacities = new Set<string>();
  readonly #replaced = new Set<string>();
  #content = '';

  constructor(pdf: PdfWriter, fonts: FontSet) {
    this.#pdf = pdf;
    this.#fonts = fonts;
  }

  get content(): string {
    return this.#content;
  }

  /** Names of fonts that are substituted. */
  get replaced(): string[] {
    return [...this.#replaced];
  }

  get resources(): string {
    const images = this.#images.map((object, i) => `/I${i} ${object} 0 R`).join('');
    const states = [...this.#opacities].map((pair) => {
      const [fill, stroke] = pair.split('-').map((share) => Number(share) / 100);
      return `/O${pair}<</ca ${fill}/CA ${stroke}>>`;
    });
    return `${images && `/XObject<<${images}>>`}${states.length > 0 ? `/ExtGState<<${states.join('')}>>` : ''}`;
  }

  /** Fetches the fonts of all texts and collects the clip paths. */
  async prepare(root: SvgNode): Promise<void> {
    const texts = new Map<string, { face: Face; texts: Set<string> }>();
    if (hasSymbols(root)) {
      const { tables } = await this.#fonts.host.part('symbols', () => import('../parts/symbols'));
      setSymbolTables(tables);
    }
    const walk = (node: SvgNode) => {
      if (node.tag === 'clipPath') this.#clips.set(String(node.attrs.id), node);
      if (node.tag === 'text') {
        const { face, text } = this.#textOf(node);
        const key = JSON.stringify(face);
        const entry = texts.get(key) ?? { face, texts: new Set() };
        texts.set(key, entry);
        entry.texts.add(text);
      }
      for (const child of node.children ?? []) walk(child);
    };
    walk(root);
    for (const { face, texts: letters } of texts.values()) await this.#fonts.prepare(face, letters);
  }

  #textOf(node: SvgNode): { face: Face; text: string; font: string } {
    const { attrs, text = '' } = node;
    const font = fontOf(node);
    const weight = attrs['font-weight'];
    const face = {
      family: familyFor(font).family,
      bold: weight === 'bold' || Number(weight) >= 600,
      italic: /italic|oblique/.test(String(attrs['font-style'] ?? '')),
    };
    return { face, font, text: unicodeOf(text, font) };
  }

  async draw(node: SvgNode, groupAttributes: Attributes): Promise<void> {
    const { tag, attrs, children = [] } = node;
    if (tag === 'defs' || tag === 'clipPath') return;
    if (tag !== 'svg') this.#requireKnown(attrs);
    const inheritedAttributes = Object.fromEntries(
      Object.entries(groupAttributes).filter(([name]) => inherited.test(name)),
    );
    const attributes: Attributes = { ...inheritedAttributes, ...attrs };
    const changes = `${attrs.transform ? matrixOf(String(attrs.transform)) : ''}${this.#clipOf(attrs)}`;
    if (changes) this.#content += `q ${changes}`;
    switch (tag) {
      case 'svg':
        break;
      case 'g':
        if (Number(attrs.opacity ?? 1) < 1) throw new Undrawable();
        break;
      case 'path':
        this.#paint(pathOperators(String(attrs.d ?? '')), attributes);
        break;
      case 'rect':
        this.#paint(boxOf(attrs), attributes);
        break;
      case 'text':
        this.#write(node, attributes);
        break;
      case 'image':
        await this.#place(attrs);
        break;
      default:
        throw new Undrawable();
    }
    if (tag !== 'text') for (const child of children) await this.draw(child, attributes);
    if (changes) this.#content += 'Q\n';
  }

  #requireKnown(attrs: Attributes): void {
    for (const [name, value] of Object.entries(attrs)) {
      if (drawnAttributes.has(name) || ignored.has(name)) continue;
      if (name === 'dominant-baseline' && String(value) in baselines) continue;
      if (name === 'style' && /^(isolation:\s*isolate|image-rendering:\s*\w+);?$/.test(String(value)))
        continue;
      throw new Undrawable();
    }
  }

  #clipOf(attrs: Attributes): string {
    if (attrs['clip-path'] === undefined) return '';
    const clip = this.#clips.get(/#([^)"]+)/.exec(String(attrs['clip-path']))?.[1] ?? '');
    if (!clip || clip.attrs['clip-path']) throw new Undrawable();
    const [shape, ...others] = clip.children ?? [];
    if (!shape || others.length > 0) throw new Undrawable();
    const rule = shape.attrs['clip-rule'] === 'evenodd' ? 'W*' : 'W';
    const path = shape.tag === 'rect' ? boxOf(shape.attrs) : pathOperators(String(shape.attrs.d ?? ''));
    if (shape.attrs.transform) throw new Undrawable();
    // An empty path would not clip anything, so an empty rectangle takes its place: nothing inside is drawn.
    return `${path || '0 0 0 0 re '}${rule} n `;
  }

  #paint(path: string, attrs: Attributes): void {
    const fill = colourOf(attrs.fill ?? 'black');
    const stroke = colourOf(attrs.stroke ?? 'none');
    if (!path || (!fill && !stroke)) return;
    const evenOdd = attrs['fill-rule'] === 'evenodd' ? '*' : '';
    const paintOperator = fill && stroke ? `B${evenOdd}` : fill ? `f${evenOdd}` : 'S';
    this.#content += `q ${this.#opacity(attrs)}${fill ? `${fill} rg ` : ''}${stroke ? `${stroke} RG ${lineOf(attrs)}` : ''}${path}${paintOperator} Q\n`;
  }

  #opacity(attrs: Attributes): string {
    const opacity = Number(attrs.opacity ?? 1);
    const shares = ['fill-opacity', 'stroke-opacity'].map((name) =>
      Math.round(100 * opacity * Number(attrs[name] ?? 1)),
    );
    if (shares.every((share) => share === 100)) return '';
    const name = shares.join('-');
    this.#opacities.add(name);
    return `/O${name} gs `;
  }

  #write(node: SvgNode, attrs: Attributes): void {
    if (node.children?.length || attrs.stroke) throw new Undrawable();
    const { face, text, font } = this.#textOf(node);
    const fill = colourOf(attrs.fill ?? 'black');
    if (!text.trim() || !fill) return;
    const missingBefore = this.#fonts.missing.length;
    const measured = this.#fonts.measure(face, text);
    if (this.#fonts.missing.length > missingBefore) throw new Undrawable();
    if (isReplaced(font)) this.#replaced.add(font);
    const size = Number(attrs['font-size'] ?? 16);
    const shift = { middle: 0.5, end: 1 }[String(attrs['text-anchor'])] ?? 0;
    const x = Number(attrs.x ?? 0) - shift * measured.width * size;
    const baseline = baselines[String(attrs['dominant-baseline'] ?? 'alphabetic')]?.(
      this.#fonts.metrics(face),
    );
    const y = Number(attrs.y ?? 0) + (baseline ?? 0) * size;
    this.#content += `q ${this.#opacity(attrs)}BT ${fill} rg 1 0 0 -1 ${num(x)} ${num(y)} Tm ${this.#fonts.textOperators(measured, size)}ET Q\n`;
  }

  async #place(attrs: Attributes): Promise<void> {
    const { x = 0, y = 0, width, height, href, preserveAspectRatio } = attrs;
    if (preserveAspectRatio !== 'none') throw new Undrawable();
    const blob = await fetchedFrom(String(href ?? ''));
    const picture = await embed(this.#pdf, blob, await pictureKind({ key: '', name: '', blob }));
    const name = `I${this.#images.push(picture.object) - 1}`;
    const box = [Number(width), 0, 0, -Number(height), Number(x), Number(y) + Number(height)];
    this.#content += `q ${this.#opacity({ ...attrs, 'fill-opacity': 1 })}${box.map(num).join(' ')} cm /${name} Do Q\n`;
  }
}

const fontOf = ({ attrs }: SvgNode): string =>
  (String(attrs['font-family'] ?? 'Arial').split(',')[0] ?? '').replace(/^["']|["']$/g, '');

const hasSymbols = (node: SvgNode): boolean =>
  (node.tag === 'text' && isSymbolFont(fontOf(node))) || (node.children ?? []).some(hasSymbols);

/** Distance of a named baseline from the alphabetic one, as a multiple of the font size (SVG 2, 11.10.2). */
const baselines: Record<string, (font: { ascent: number; descent: number }) => number> = {
  alphabetic: () => 0,
  'text-before-edge': ({ ascent }) => ascent,
  hanging: ({ ascent }) => ascent,
  'text-after-edge': ({ descent }) => -descent,
};

/** Bytes of an embedded picture: a data URL in Base64. */
async function fetchedFrom(url: string): Promise<Blob> {
  const [, data] = /^data:image\/[\w.+-]+;base64,(.*)$/s.exec(url) ?? [];
  if (!data) throw new Undrawable();
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]);
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Attributes) =>
  `${[x, y, width, height].map((value) => num(Number(value))).join(' ')} re `;

/** Red, green and blue from 0 to 1; undefined for `none`. Gradients and patterns are not drawn. */
function colourOf(value: string | number): string | undefined {
  if (value === 'none' || value === 'transparent') return undefined;
  const hex = { black: '#000000', white: '#ffffff' }[String(value)] ?? String(value);
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (!red || !green || !blue) throw new Undrawable();
  return [red, green, blue].map((part) => num(Number.parseInt(part, 16) / 255)).join(' ');
}

/** Operators for width, caps, joins and dashes of a line. */
function lineOf(attrs: Attributes): string {
  const cap = { butt: 0, round: 1, square: 2 }[String(attrs['stroke-linecap'] ?? 'butt')] ?? 0;
  const join = { miter: 0, round: 1, bevel: 2 }[String(attrs['stroke-linejoin'] ?? 'miter')] ?? 0;
  const dashes = String(attrs['stroke-dasharray'] ?? 'none');
  const pattern =
    dashes === 'none'
      ? ''
      : dashes
          .split(/[\s,]+/)
          .map((part) => num(Number(part)))
          .join(' ');
  return `${num(Number(attrs['stroke-width'] ?? 1))} w ${cap} J ${join} j ${num(Number(attrs['stroke-miterlimit'] ?? 4))} M [${pattern}] ${num(Number(attrs['stroke-dashoffset'] ?? 0))} d `;
}

/** An SVG transform as an operator. */
function matrixOf(transform: string): string {
  let operators = '';
  for (const [, name, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === 'matrix')
      operators += `${[a, b, c, d, e, f].map((value) => value.toFixed(5)).join(' ')} cm `;
    else if (name === 'translate') operators += `1 0 0 1 ${num(a)} ${num(b)} cm `;
    else if (name === 'scale')
      operators += `${a} 0 0 ${list.trim().split(/[\s,]+/).length > 1 ? b : a} 0 0 cm `;
    else throw new Undrawable();
  }
  return operators;
}
