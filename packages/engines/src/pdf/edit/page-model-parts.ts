import { type Matrix, multiply } from '../../matrix';
import { getDict, getNumber, pdfName } from '../assemble/objects';
import type { ContentToken } from '../content-tokens';
import { codeOfBytes } from './cmap';
import type { Face } from './face';
import type { Glyph, GraphicsState, MarkedContent, ShowOperator, Stream } from './page-model';

type ShowContext = Pick<ShowOperator, 'stream' | 'start' | 'end' | 'prefix' | 'mark'> & {
  face: Face;
  state: GraphicsState;
};

/** A text-showing operator, still without text. */
export function showOperatorOf({ state, ...shown }: ShowContext, textMatrix: Matrix): ShowOperator {
  const textSpace = multiply(state.matrix, textMatrix);
  const { font, size, letterSpace, wordSpace, rendering } = state;
  return {
    ...shown,
    font,
    size,
    letterSpace,
    wordSpace,
    rendering,
    unit: (Math.hypot(textSpace[0], textSpace[1]) * size * state.scale) / 1000,
    parts: [],
  };
}

/** The glyph of a character code, with its position. */
export function glyphOf(
  show: ShowOperator,
  bytes: number[],
  state: GraphicsState,
  textMatrix: Matrix,
): Glyph {
  const { face } = show;
  const code = codeOfBytes(bytes);
  const width = face.widthOf(code) * face.unit;
  const isBlank = bytes.length === 1 && code === 32;
  const spacing = state.letterSpace + (isBlank ? state.wordSpace : 0);
  const displacement = width + (state.size ? (spacing * 1000) / state.size : 0);
  const [a, b, c, d, e, f] = multiply(state.matrix, textMatrix);
  const length = Math.hypot(a, b) || 1;
  return {
    show,
    code,
    bytes,
    text: face.textOf(code),
    x: e + c * state.rise,
    y: f + d * state.rise,
    direction: [a / length, b / length],
    width: width * show.unit,
    size: Math.hypot(c, d) * Math.abs(state.size) * (face.isType3 ? Math.abs(face.unit) : 1),
    displacement,
  };
}

/**
 * Replacement text of marked content: from an inline dictionary, or from a property list in the resources. The range of
 * its glyphs is still empty: `to` moves when the marked content ends.
 */
export function replacementOf(stream: Stream, operands: readonly ContentToken[], firstGlyph: number) {
  const index = operands.findIndex((token) => token.kind === 'name' && token.text === 'ActualText');
  const [key, value] = [operands[index], operands[index + 1]];
  if (key && value)
    return { stream, from: firstGlyph, to: firstGlyph, inline: { start: key.start, end: value.end } };
  const name = operands[1];
  if (name?.kind !== 'name') return undefined;
  const properties = getDict(stream.resources, 'Properties', name.text);
  return properties?.has(pdfName('ActualText'))
    ? { stream, from: firstGlyph, to: firstGlyph, properties }
    : undefined;
}

/**
 * The marked-content sequence that an operator begins, if it has an MCID, in an inline dictionary or in a property list of
 * the resources.
 */
export function markedContentOf(
  stream: Stream,
  operands: readonly ContentToken[],
): MarkedContent | undefined {
  const index = operands.findIndex((token) => token.kind === 'name' && token.text === 'MCID');
  const value = operands[index + 1];
  const name = operands[1];
  const id =
    index >= 0 && value?.kind === 'number'
      ? value.value
      : name?.kind === 'name'
        ? getNumber(getDict(stream.resources, 'Properties', name.text), 'MCID')
        : undefined;
  return id === undefined ? undefined : { id, ...(stream.form && { form: stream.form.stream }) };
}
