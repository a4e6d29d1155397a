import { PDFArray, type PDFContext, PDFDict } from '@cantoo/pdf-lib';
import { type Matrix, multiply } from '../../text/pdf/matrix';
import type { Leaf } from '../assemble/leaves';
import { dictOf, get, getArray, getDict } from '../assemble/objects';
import { type ContentToken, contentTokens } from '../content-tokens';
import { drawnForm } from './drawn-form';
import { type Face, readFace, type Widths } from './face';
import type { PageText, Replacement, Show, Stream } from './page-model';
import { glyphOf, replacementOf, showOf } from './shown';
import { streamText } from './stream-text';
import { initial, type State, setters } from './text-state';

/** Largest nesting depth of form XObjects. */
const deepest = 8;

/** Largest number of letters of a page with editable lines: pages for people have fewer. */
const most = 200_000;

/** Reads the text of a page, operator by operator. */
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
  new Reader(page, faceOf, root, initial(), 0).run();
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
    setters[token.text]?.(state, n);
    switch (token.text) {
      case 'q':
        this.#saved.push({ ...state });
        break;
      case 'Q':
        this.state = this.#saved.pop() ?? state;
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
        this.#marks.push(replacementOf(this.stream, this.#operands, this.page.glyphs.length));
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
    const start = this.#operands[0]?.start ?? end;
    const show = showOf({ stream: this.stream, start, end, before, face, state }, this.#place);
    page.shows.push(show);
    for (const operand of this.#operands) {
      if (operand.kind === 'string') this.#string(show, operand.bytes);
      // Numbers before the string of `"` are spacing, already in the state.
      else if (operand.kind === 'number' && !before) {
        show.parts.push(operand.value);
        this.#move((-operand.value / 1000) * state.size * state.scale);
      }
    }
  }

  #string(show: Show, bytes: number[]): void {
    const { state, page } = this;
    const step = show.face.bytes ?? 1;
    for (let at = 0; at + step <= bytes.length; at += step) {
      const glyph = glyphOf(show, bytes.slice(at, at + step), state, this.#place);
      show.parts.push(glyph);
      page.glyphs.push(glyph);
      this.#move((glyph.moves / 1000) * state.size * state.scale);
    }
  }

  #move(x: number): void {
    this.#place = multiply(this.#place, [1, 0, 0, 1, x, 0]);
  }

  #endMark(): void {
    const mark = this.#marks.pop();
    if (mark) this.page.replacements.push({ ...mark, to: this.page.glyphs.length });
  }

  #draw(): void {
    const [name] = this.#operands;
    if (name?.kind !== 'name' || this.depth >= deepest) return;
    const form = drawnForm(this.stream, name);
    if (!form) return;
    const state = { ...this.state, matrix: multiply(this.state.matrix, form.matrix) };
    new Reader(this.page, this.faceOf, form.stream, state, this.depth + 1).run();
  }
}
