import { written } from '../../text/docx/written';
import type { FieldName, Float, Inline, Shape, TextLook } from '../model';
import type { LaidShape } from './slab';
import { type Height, type Piece, type Type, widthOf } from './type';

/** The smallest units of a line. */
export type Atom = Height & {
  kind: 'word' | 'space' | 'tab' | 'break' | 'drawing' | 'mark';
  width: number;
  look: TextLook;
  pieces: Piece[];
  text: string;
  /** A line may break after it. */
  ends: boolean;
  link?: string;
  shape?: Shape;
  /** The shape, laid out. */
  laid?: LaidShape;
  what?: 'line' | 'page' | 'column';
  /** Edge of the text that a tab refers to. */
  edge?: 'left' | 'center' | 'right';
  note?: string;
  float?: Float;
  place?: string;
};

/** Values of a page's fields. */
export type Fields = Record<FieldName, string>;

/** Break opportunities: after spaces, hyphens and dashes, and beside Chinese and Japanese characters. */
const parting =
  /[ \u2000-\u200a\u3000]+|[^ \u2000-\u200a\u3000]*?(?:[-\u2010\u2012-\u2014\u00ad\u200b](?=[^\d])|[\u3001-\u30ff\u3400-\u9fff\uff00-\uffef])|[^ \u2000-\u200a\u3000]+/gu;

export function atomsOf(inlines: readonly Inline[], type: Type, fields: Fields | undefined): Atom[] {
  return inlines.flatMap((inline): Atom[] => {
    if (inline.kind === 'place') return [sign(inline.name)];
    const { look } = inline;
    const base = { look, ...type.height(look), pieces: [], text: '', width: 0, ends: false };
    switch (inline.kind) {
      case 'text':
        return wordsOf(inline.text, look, type, inline.link);
      case 'field': {
        const value = fields?.[inline.field] ?? inline.shown;
        const figure = Number(value);
        const text = inline.format && figure ? written(figure, inline.format) : value;
        return wordsOf(text, look, type, undefined);
      }
      case 'note': {
        const marks = inline.mark ? wordsOf(inline.mark, look, type, undefined) : [];
        return [...marks, { ...base, kind: 'mark', ascent: 0, descent: 0, note: inline.id }];
      }
      case 'tab':
        return [
          {
            ...{ ...base, kind: 'tab', text: '\t', ends: true },
            ...(inline.link && { link: inline.link }),
            ...(inline.edge && { edge: inline.edge }),
          },
        ];
      case 'break':
        return [{ ...base, kind: 'break', what: inline.what, ends: true }];
      case 'drawing': {
        const { shape, link } = inline;
        const size = { width: shape.width, ascent: shape.height, descent: 0 };
        return [{ ...base, ...size, kind: 'drawing', shape, ends: true, ...(link && { link }) }];
      }
      default:
        return [{ ...base, kind: 'mark', ascent: 0, descent: 0, float: inline.float }];
    }
  });
}

const sign = (place: string): Atom => ({
  kind: 'mark',
  place,
  look: { font: '', size: 0, bold: false, italic: false },
  width: 0,
  ascent: 0,
  descent: 0,
  pieces: [],
  text: '',
  ends: false,
});

function wordsOf(text: string, look: TextLook, type: Type, link: string | undefined): Atom[] {
  return (text.replace(/[\n\r\t]/g, ' ').match(parting) ?? []).map((part) => wordOf(part, look, type, link));
}

export function wordOf(part: string, look: TextLook, type: Type, link: string | undefined): Atom {
  const space = /^[ \u2000-\u200a\u3000]+$/u.test(part);
  const shown = part.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\u2011', '-');
  const pieces = shown ? type.set(look, shown) : [];
  return {
    kind: space ? 'space' : 'word',
    look,
    pieces,
    text: shown,
    width: widthOf(pieces),
    ...type.height(look, pieces),
    ends: space || /[-\u2010\u2012-\u2014\u00ad\u200b\u3001-\u30ff\u3400-\u9fff\uff00-\uffef]$/u.test(part),
    ...(link && { link }),
  };
}
