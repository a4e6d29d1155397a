import { written } from '../../text/docx/written';
import type { Fields, Float, Inline, Shape, TextLook } from '../model';
import type { LaidShape } from './laid-block';
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
  /** A field whose value depends on the page. */
  field?: Extract<Inline, { kind: 'field' }>;
  float?: Float;
  place?: string;
  /** Embedding level, in a paragraph with text from right to left. */
  level?: number;
  /** What it says, if its letters are drawn mirrored. */
  actual?: string;
};

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
        const words = wordsOf(fieldText(inline, fields), look, type, undefined);
        // Without a page, its value is found when it is drawn: one word keeps its place.
        if (fields || inline.field === 'style') return words;
        const text = words.map((word) => word.text).join('');
        return [{ ...wordOf(text, look, type, undefined), kind: 'word', field: inline }];
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

/** What a field shows on a page; without one, its saved result. */
export function fieldText(
  { field, format, shown, reference }: Extract<Inline, { kind: 'field' }>,
  fields: Fields | undefined,
): string {
  if (field === 'style') return (reference && fields?.styled(reference)) ?? shown;
  const value = fields?.[field] ?? shown;
  const figure = Number(value);
  return format && figure ? written(figure, format) : value;
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
