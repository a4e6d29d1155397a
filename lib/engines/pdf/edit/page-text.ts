import { PDFArray, type PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { type Matrix, multiply } from '../../text/pdf/matrix';
import type { Leaf } from '../assemble/leaves';
import { dictOf, get, getArray, getDict, getName, items, named } from '../assemble/objects';
import { type ContentToken, contentTokens } from '../content-tokens';
import { code } from './cmap';
import { type Face, readFace, streamText, type Widths } from './face';

/** A content stream: the page's own (all its parts as one), or that of a form that it draws. */
export type Stream = {
  text: string;
  resources: PDFDict | undefined;
  /** Of a form: its object, the stream that draws it, and where its name stands there. */
  form?: { stream: PDFRawStream; parent: Stream; name: { start: number; end: number } };
};

/** One operator that shows text, with the state in which it does. */
export type Show = {
  stream: Stream;
  /** Place of operands and operator in the stream. */
  start: number;
  end: number;
  /** What `'` and `"` do before they show text, as operators. */
  before: string;
  face: Face;
  /** Name of the font in the resources; undefined where a graphics state has set it. */
  font: string | undefined;
  size: number;
  letterSpace: number;
  wordSpace: number;
  /** As Tr says: 3 is invisible, 4 and more clip. */
  rendering: number;
  /** Points for a thousandth of the size along the line. */
  unit: number;
  parts: (number | Glyph)[];
};

/** A letter where it stands. Lengths and places are points of the page's own space. */
export type Glyph = {
  show: Show;
  code: number;
  bytes: number[];
  text: string | undefined;
  x: number;
  y: number;
  /** Direction of its line, of length 1. */
  along: [number, number];
  width: number;
  /** Width with the space after it. */
  advance: number;
  size: number;
  /** Thousandths by which it moves on, with the space after it. */
  moves: number;
};

/** A mark with a replacement text (ActualText), and which letters it holds: from the first on, to before the last. */
export type Replacement = {
  stream: Stream;
  from: number;
  to: number;
  /** Place of key and text in the stream, or the list of properties that has them. */
  inline?: { start: number; end: number };
  properties?: PDFDict;
};

export type PageText = { root: Stream; shows: Show[]; glyphs: Glyph[]; replacements: Replacement[] };

type State = {
  matrix: Matrix;
  face?: Face;
  font?: string;
  size: number;
  letterSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
  rendering: number;
};

/** Forms that hold forms, deeper than which nobody draws. */
const deepest = 8;

/** Letters of a page, past which no line is offered: no page that people read has as many. */
const most = 200_000;

/** Reads what a page shows as text, operator by operator. */
export function readPageText(context: PDFContext, { dict, inherited }: Leaf, standard: Widths): PageText {
  const contents = get(dict, 'Contents');
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const text = streams.map((stream) => streamText(context.lookup(stream))).join('\n');
  const root: Stream = { text, resources: dictOf(context, inherited.get('Resources')) };
  const page: PageText = { root, shows: [], glyphs: [], replacements: [] };
  const faces = new Map<PDFDict, Face>();
  const faceOf = (font: PDFDict): Face => {
    const known = faces.get(font) ?? readFace(font, standard);
    faces.set(font, known);
    return known;
  };
  const state: State = {
    matrix: [1, 0, 0, 1, 0, 0],
    size: 0,
    letterSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    rendering: 0,
  };
  new Reader(page, faceOf, root, state, 0).run();
  return page;
}

class Reader {
  readonly #saved: State[] = [];
  readonly #marks: (Replacement | undefined)[] = [];
  #line: Matrix = [1, 0, 0, 1, 0, 0];
  #place: Matrix = [1, 0, 0, 1, 0, 0];
  #operands: ContentToken[] = [];

  constructor(
    readonly page: PageText,
    readonly faceOf: (font: PDFDict) => Face,
    readonly stream: Stream,
    public state: State,
    readonly depth: number,
  ) {}

  run(): void {
    for (const token of contentTokens(this.stream.text)) {
      if (token.kind !== 'operator') {
        this.#operands.push(token);
        continue;
      }
      this.#operator(token);
      this.#operands = [];
    }
  }

  #operator(token: { text: string; start: number; end: number }): void {
    const { state } = this;
    const n = (at: number) => {
      const operand = this.#operands[at];
      return operand?.kind === 'number' ? operand.value : 0;
    };
    const matrix = (): Matrix => [n(0), n(1), n(2), n(3), n(4), n(5)];
    switch (token.text) {
      case 'q':
        this.#saved.push({ ...state });
        break;
      case 'Q':
        this.state = this.#saved.pop() ?? state;
        break;
      case 'cm':
        state.matrix = multiply(state.matrix, matrix());
        break;
      case 'BT':
        this.#line = this.#place = [1, 0, 0, 1, 0, 0];
        break;
      case 'Tf':
        this.#setFont(n(1));
        break;
      case 'gs':
        this.#setState();
        break;
      case 'Tc':
        state.letterSpace = n(0);
        break;
      case 'Tw':
        state.wordSpace = n(0);
        break;
      case 'Tz':
        state.scale = n(0) / 100;
        break;
      case 'TL':
        state.leading = n(0);
        break;
      case 'Ts':
        state.rise = n(0);
        break;
      case 'Tr':
        state.rendering = n(0);
        break;
      case 'Td':
        this.#next(n(0), n(1));
        break;
      case 'TD':
        state.leading = -n(1);
        this.#next(n(0), n(1));
        break;
      case 'Tm':
        this.#line = this.#place = matrix();
        break;
      case 'T*':
        this.#next(0, -state.leading);
        break;
      case 'Tj':
      case 'TJ':
        this.#show(token, '');
        break;
      case "'":
        this.#next(0, -state.leading);
        this.#show(token, 'T* ');
        break;
      case '"':
        state.wordSpace = n(0);
        state.letterSpace = n(1);
        this.#next(0, -state.leading);
        this.#show(token, `${n(0)} Tw ${n(1)} Tc T* `);
        break;
      case 'BMC':
        this.#marks.push(undefined);
        break;
      case 'BDC':
        this.#marks.push(this.#replacement());
        break;
      case 'EMC':
        this.#endMark();
        break;
      case 'Do':
        this.#draw();
        break;
    }
  }

  #next(x: number, y: number): void {
    this.#line = this.#place = multiply(this.#line, [1, 0, 0, 1, x, y]);
  }

  #setFont(size: number): void {
    const [name] = this.#operands;
    this.state.size = size;
    this.state.face = undefined;
    if (name?.kind !== 'name') return;
    const font = getDict(getDict(this.stream.resources, 'Font'), name.text);
    this.state.font = name.text;
    if (font) this.state.face = this.faceOf(font);
  }

  #setState(): void {
    const [name] = this.#operands;
    if (name?.kind !== 'name') return;
    const entry = getArray(getDict(getDict(this.stream.resources, 'ExtGState'), name.text), 'Font');
    const font = entry?.lookup(0);
    if (!entry || !(font instanceof PDFDict)) return;
    this.state.face = this.faceOf(font);
    this.state.font = undefined;
    this.state.size = Number(entry.lookup(1)?.toString() ?? 0);
  }

  #show({ end }: { end: number }, before: string): void {
    const { state, page } = this;
    const { face } = state;
    if (!face || page.glyphs.length > most) return;
    const space = multiply(state.matrix, this.#place);
    const length = Math.hypot(space[0], space[1]);
    const show: Show = {
      stream: this.stream,
      start: this.#operands[0]?.start ?? end,
      end,
      before,
      face,
      font: state.font,
      size: state.size,
      letterSpace: state.letterSpace,
      wordSpace: state.wordSpace,
      rendering: state.rendering,
      unit: (length * state.size * state.scale) / 1000,
      parts: [],
    };
    page.shows.push(show);
    for (const operand of this.#operands) {
      if (operand.kind === 'string') this.#string(show, operand.bytes);
      // Numbers before the string of `"` are spaces, which the state has by now.
      else if (operand.kind === 'number' && !before) {
        show.parts.push(operand.value);
        this.#move((-operand.value / 1000) * state.size * state.scale);
      }
    }
  }

  #string(show: Show, bytes: number[]): void {
    const { state, page } = this;
    const { face } = show;
    const step = face.bytes ?? 1;
    for (let at = 0; at + step <= bytes.length; at += step) {
      const own = bytes.slice(at, at + step);
      const number = code(own);
      const width = face.widthOf(number) * face.unit;
      const spaced = state.size
        ? ((state.letterSpace + (step === 1 && number === 32 ? state.wordSpace : 0)) * 1000) / state.size
        : 0;
      const [a, b, c, d, e, f] = multiply(state.matrix, this.#place);
      const length = Math.hypot(a, b) || 1;
      const glyph: Glyph = {
        show,
        code: number,
        bytes: own,
        text: face.textOf(number),
        x: e + c * state.rise,
        y: f + d * state.rise,
        along: [a / length, b / length],
        width: width * show.unit,
        advance: (width + spaced) * show.unit,
        size: Math.hypot(c, d) * Math.abs(state.size) * (face.type3 ? Math.abs(face.unit) : 1),
        moves: width + spaced,
      };
      show.parts.push(glyph);
      page.glyphs.push(glyph);
      this.#move(((width + spaced) / 1000) * state.size * state.scale);
    }
  }

  #move(x: number): void {
    this.#place = multiply(this.#place, [1, 0, 0, 1, x, 0]);
  }

  /** Of a dictionary that stands in the stream, or of one that the resources have by its name. */
  #replacement(): Replacement | undefined {
    const from = this.page.glyphs.length;
    const at = this.#operands.findIndex((token) => token.kind === 'name' && token.text === 'ActualText');
    const [key, value] = [this.#operands[at], this.#operands[at + 1]];
    if (key && value) {
      return { stream: this.stream, from, to: from, inline: { start: key.start, end: value.end } };
    }
    const name = this.#operands[1];
    if (name?.kind !== 'name') return undefined;
    const properties = getDict(getDict(this.stream.resources, 'Properties'), name.text);
    return properties?.has(named('ActualText'))
      ? { stream: this.stream, from, to: from, properties }
      : undefined;
  }

  #endMark(): void {
    const mark = this.#marks.pop();
    if (mark) this.page.replacements.push({ ...mark, to: this.page.glyphs.length });
  }

  #draw(): void {
    const [name] = this.#operands;
    if (name?.kind !== 'name' || this.depth >= deepest) return;
    const stream = get(getDict(this.stream.resources, 'XObject'), name.text);
    if (!(stream instanceof PDFRawStream) || getName(stream.dict, 'Subtype') !== 'Form') return;
    const numbers = items(getArray(stream.dict, 'Matrix')).map((item) =>
      Number(stream.dict.context.lookup(item)?.toString()),
    );
    const matrix = (numbers.length === 6 ? numbers : [1, 0, 0, 1, 0, 0]) as Matrix;
    const inner: Stream = {
      text: streamText(stream),
      resources: getDict(stream.dict, 'Resources') ?? this.stream.resources,
      form: { stream, parent: this.stream, name: { start: name.start, end: name.end } },
    };
    const state = { ...this.state, matrix: multiply(this.state.matrix, matrix) };
    new Reader(this.page, this.faceOf, inner, state, this.depth + 1).run();
  }
}
