import { type PDFContext, PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { type Matrix, multiply } from '../../matrix';
import { dictOf, formOf, get, getArray, getDict, getName, numbersOf, pdfName } from '../assemble/objects';
import { contentsOf, type PageObject } from '../assemble/page-objects';
import { type ContentToken, contentTokens } from '../content-tokens';
import { type Face, readFace, type Widths } from './face';
import type { GraphicsState, MarkedContent, PageText, Replacement, ShowOperator, Stream } from './page-model';
import { glyphOf, markedContentOf, replacementOf, showOperatorOf } from './page-model-parts';
import { readableText, streamText } from './stream-text';

/** Largest nesting depth of form XObjects. */
const maxDepth = 8;

/** Largest number of letters on a page that is editable: pages meant for people have fewer. */
const maxGlyphs = 200_000;

/** Reads the text of a page, operator by operator. */
export function readPageText(
  context: PDFContext,
  { dict, inherited }: PageObject,
  standardWidths: Widths,
): PageText {
  const texts = contentsOf(dict).map(readableText);
  if (texts.includes(undefined)) throw new Error('the content of a page cannot be decoded');
  const text = texts.join('\n');
  const root: Stream = { text, resources: dictOf(context, inherited.get('Resources')) };
  return readStream(root, standardWidths);
}

/** Reads the text of a single form XObject, such as an appearance. */
export function readFormText(form: PDFRawStream, standardWidths: Widths): PageText {
  const root: Stream = { text: streamText(form), resources: getDict(form.dict, 'Resources') };
  return readStream(root, standardWidths);
}

function readStream(root: Stream, standardWidths: Widths): PageText {
  const page: PageText = { root, shows: [], glyphs: [], replacements: [], covers: [] };
  const faces = new Map<PDFDict, Face>();
  const faceOf = (font: PDFDict): Face => {
    const existing = faces.get(font) ?? readFace(font, standardWidths);
    faces.set(font, existing);
    return existing;
  };
  const spaces = { letterSpace: 0, wordSpace: 0, leading: 0, rise: 0 };
  const state = { matrix: identity, size: 0, scale: 1, rendering: 0, ...spaces };
  new PageTextReader(page, faceOf, root, state, 0).run();
  return page;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Keys of the state, by the operators that set only this number (PDF 1.7, 9.3). */
const keysOfOperators = new Map<string, 'letterSpace' | 'wordSpace' | 'leading' | 'rise' | 'rendering'>([
  ['Tc', 'letterSpace'],
  ['Tw', 'wordSpace'],
  ['TL', 'leading'],
  ['Ts', 'rise'],
  ['Tr', 'rendering'],
]);

class PageTextReader {
  readonly #saved: GraphicsState[] = [];
  readonly #replacements: (Replacement | undefined)[] = [];
  readonly #markedContent: (MarkedContent | undefined)[] = [];
  #lineMatrix = identity;
  #textMatrix = identity;
  #operands: ContentToken[] = [];

  constructor(
    readonly page: PageText,
    readonly faceOf: (font: PDFDict) => Face,
    readonly stream: Stream,
    public state: GraphicsState,
    readonly depth: number,
    readonly outerMark?: MarkedContent,
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
    const numberAt = (index: number) => {
      const operand = this.#operands[index];
      return operand?.kind === 'number' ? operand.value : 0;
    };
    const matrix = (): Matrix => [
      numberAt(0),
      numberAt(1),
      numberAt(2),
      numberAt(3),
      numberAt(4),
      numberAt(5),
    ];
    const { text } = token;
    const key = keysOfOperators.get(text);
    if (key) state[key] = numberAt(0);
    else if (text === 'Tz') state.scale = numberAt(0) / 100;
    else if (text === 'cm') state.matrix = multiply(state.matrix, matrix());
    else if (text === 'q') this.#saved.push({ ...state });
    else if (text === 'Q') this.state = this.#saved.pop() ?? state;
    else if (text === 'BT') this.#lineMatrix = this.#textMatrix = identity;
    else if (text === 'Tf') this.#setFont(numberAt(1));
    else if (text === 'gs') this.#setGraphicsState();
    else if (text === 'Td' || text === 'TD') {
      if (text === 'TD') state.leading = -numberAt(1);
      this.#moveLine(numberAt(0), numberAt(1));
    } else if (text === 'Tm') this.#lineMatrix = this.#textMatrix = matrix();
    else if (text === 'T*') this.#moveLine(0, -state.leading);
    else if (text === 'Tj' || text === 'TJ') this.#show(token, '');
    else if (text === "'") {
      this.#moveLine(0, -state.leading);
      this.#show(token, 'T* ');
    } else if (text === '"') {
      state.wordSpace = numberAt(0);
      state.letterSpace = numberAt(1);
      this.#moveLine(0, -state.leading);
      this.#show(token, `${numberAt(0)} Tw ${numberAt(1)} Tc T* `);
    } else if (text === 'BMC' || text === 'BDC') this.#beginMark(text === 'BDC');
    else if (text === 'EMC') this.#endMark();
    else if (text === 'Do') this.#paintXObject();
  }

  #moveLine(x: number, y: number): void {
    this.#lineMatrix = this.#textMatrix = multiply(this.#lineMatrix, [1, 0, 0, 1, x, y]);
  }

  #setFont(size: number): void {
    const [name] = this.#operands;
    this.state.size = size;
    this.state.face = undefined;
    if (name?.kind !== 'name') return;
    const font = getDict(this.stream.resources, 'Font', name.text);
    this.state.font = name.text;
    if (font) this.state.face = this.faceOf(font);
  }

  #setGraphicsState(): void {
    const [name] = this.#operands;
    if (name?.kind !== 'name') return;
    const entry = getArray(getDict(this.stream.resources, 'ExtGState', name.text), 'Font');
    const font = entry?.lookup(0);
    if (!entry || !(font instanceof PDFDict)) return;
    this.state.face = this.faceOf(font);
    this.state.font = undefined;
    this.state.size = Number(entry.lookup(1)?.toString() ?? 0);
  }

  #show({ end }: { end: number }, prefix: string): void {
    const { state, page } = this;
    const { face } = state;
    if (!face || page.glyphs.length > maxGlyphs) return;
    const start = this.#operands[0]?.start ?? end;
    const mark = this.#currentMark();
    const operator = { stream: this.stream, start, end, prefix, face, state, ...(mark && { mark }) };
    const show = showOperatorOf(operator, this.#textMatrix);
    page.shows.push(show);
    for (const operand of this.#operands) {
      if (operand.kind === 'string') this.#string(show, operand.bytes);
      // Numbers before the string of `"` are spacings, which the state already contains.
      else if (operand.kind === 'number' && !prefix) {
        show.parts.push(operand.value);
        this.#move((-operand.value / 1000) * state.size * state.scale);
      }
    }
  }

  #string(show: ShowOperator, bytes: number[]): void {
    const { state, page } = this;
    const step = show.face.bytes ?? 1;
    for (let offset = 0; offset + step <= bytes.length; offset += step) {
      const glyph = glyphOf(show, bytes.slice(offset, offset + step), state, this.#textMatrix);
      show.parts.push(glyph);
      page.glyphs.push(glyph);
      this.#move((glyph.displacement / 1000) * state.size * state.scale);
    }
  }

  #move(x: number): void {
    this.#textMatrix = multiply(this.#textMatrix, [1, 0, 0, 1, x, 0]);
  }

  #beginMark(hasProperties: boolean): void {
    const from = this.page.glyphs.length;
    this.#replacements.push(hasProperties ? replacementOf(this.stream, this.#operands, from) : undefined);
    this.#markedContent.push(hasProperties ? markedContentOf(this.stream, this.#operands) : undefined);
  }

  #endMark(): void {
    this.#markedContent.pop();
    const replacement = this.#replacements.pop();
    if (replacement) this.page.replacements.push({ ...replacement, to: this.page.glyphs.length });
  }

  #currentMark(): MarkedContent | undefined {
    return this.#markedContent.findLast(Boolean) ?? this.outerMark;
  }

  #paintXObject(): void {
    const [name] = this.#operands;
    if (name?.kind !== 'name' || this.depth >= maxDepth) return;
    const parent = this.stream;
    const form = formOf(parent.resources, name.text);
    if (!form) {
      if (isOpaquePicture(parent.resources, name.text))
        this.page.covers.push({ lettersBelow: this.page.glyphs.length, matrix: this.state.matrix });
      return;
    }
    const numbers = numbersOf(getArray(form.dict, 'Matrix'));
    const matrix = numbers.length === 6 ? multiply(this.state.matrix, numbers as Matrix) : this.state.matrix;
    const stream: Stream = {
      text: streamText(form),
      resources: getDict(form.dict, 'Resources') ?? parent.resources,
      form: { stream: form, parent, name: { start: name.start, end: name.end } },
    };
    new PageTextReader(
      this.page,
      this.faceOf,
      stream,
      { ...this.state, matrix },
      this.depth + 1,
      this.#currentMark(),
    ).run();
  }
}

/** Whether a picture is opaque: no stencil, no mask (ISO 32000-2, 8.9.6). */
function isOpaquePicture(resources: PDFDict | undefined, name: string): boolean {
  const picture = get(getDict(resources, 'XObject'), name);
  if (!(picture instanceof PDFRawStream) || getName(picture.dict, 'Subtype') !== 'Image') return false;
  const isMasked = ['SMask', 'Mask', 'SMaskInData'].some((key) => picture.dict.has(pdfName(key)));
  return !isMasked && get(picture.dict, 'ImageMask')?.toString() !== 'true';
}
