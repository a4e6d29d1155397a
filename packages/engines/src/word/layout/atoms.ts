import { writeNumber } from '../../text/docx/number-formats';
import type { Fields, Float, Inline, Link, Shape, TextLook } from '../model';
import type { LaidShape } from './laid-block';
import { type Height, type Piece, type Typesetter, widthOf } from './typesetter';

/** The smallest units of a line. */
export type Atom = Height & {
  kind: 'word' | 'space' | 'tab' | 'break' | 'drawing' | 'mark';
  width: number;
  look: TextLook;
  pieces: Piece[];
  text: string;
  /** Whether a line may break after it. */
  ends: boolean;
  /** Whether such a break adds a hyphen (soft hyphen). */
  soft?: boolean;
  link?: Link;
  shape?: Shape;
  /** The shape, laid out. */
  layout?: LaidShape;
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
  /** Text for assistive technology (ActualText) where the drawn letters differ: mirrored, or with a hyphen. */
  actual?: string;
};

/** Chinese and Japanese letters: a line may break before and after each. */
const hanLetters = '\\u3001-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u{20000}-\\u{323af}';
/** Signs before which no line breaks (Unicode Line Breaking, classes CL, EX, NS). */
const closingSigns =
  '\\u3001\\u3002\\u3005\\u3009\\u300b\\u300d\\u300f\\u3011\\u3015\\u3041\\u3043\\u3045\\u3047\\u3049\\u3063\\u3083\\u3085\\u3087\\u30a1\\u30a3\\u30a5\\u30a7\\u30a9\\u30c3\\u30e3\\u30e5\\u30e7\\u30fb\\u30fc\\uff01\\uff09\\uff0c\\uff0e\\uff1a\\uff1b\\uff1f\\uff3d\\uff5d)\\]},.!?:;%\\u201d\\u2019';
/** Signs after which no line breaks (class OP). */
const openingSigns = '\\u3008\\u300a\\u300c\\u300e\\u3010\\u3014\\uff08\\uff3b\\uff5b';
const spaces = ' \\u2000-\\u200a\\u3000';
const dashes = '\\-\\u2010\\u2012-\\u2014\\u00ad\\u200b';

/** Matches a part of a text after which a line may break: at spaces, hyphens, dashes, Chinese and Japanese letters. */
const partPattern = new RegExp(
  `[${spaces}]+|[^${spaces}]*?(?:[${dashes}](?=[^\\d])|(?![${openingSigns}])[${hanLetters}][${closingSigns}]*)|[^${spaces}]+`,
  'gu',
);
const breakAfterPattern = new RegExp(
  `[${dashes}]$|(?![${openingSigns}])[${hanLetters}][${closingSigns}]*$`,
  'u',
);

/** Scripts without spaces between words: Thai, Lao, Burmese, Khmer. */
const scriptWithoutSpaces = /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff]/;

export function atomsOf(
  inlines: readonly Inline[],
  typesetter: Typesetter,
  fields: Fields | undefined,
): Atom[] {
  return inlines.flatMap((inline): Atom[] => {
    if (inline.kind === 'place') return [placeMark(inline.name)];
    const { look } = inline;
    const base = { look, ...typesetter.height(look), pieces: [], text: '', width: 0, ends: false };
    switch (inline.kind) {
      case 'text':
        return wordsOf(inline.text, look, typesetter, inline.link);
      case 'field': {
        const words = wordsOf(fieldText(inline, fields), look, typesetter, inline.link);
        // As long as the page is unknown, the value is too. A single word reserves its place, and the value is filled
        // in when the line is drawn.
        if (fields || inline.field === 'style') return words;
        const text = words.map((word) => word.text).join('');
        return [{ ...wordOf(text, look, typesetter, inline.link), kind: 'word', field: inline }];
      }
      case 'note': {
        const marks = inline.mark ? wordsOf(inline.mark, look, typesetter, inline.link) : [];
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
        return [
          {
            ...{ ...base, kind: 'mark', ascent: 0, descent: 0 },
            float: inline.link ? { ...inline.float, link: inline.link } : inline.float,
          },
        ];
    }
  });
}

/** Text of a field on a page; without a page, its saved result. */
export function fieldText(
  { field, format, picture, result, reference }: Extract<Inline, { kind: 'field' }>,
  fields: Fields | undefined,
): string {
  if (field === 'style') return (reference && fields?.styled(reference)) ?? result;
  const value = fields?.[field] ?? result;
  const number = (field === 'page' && fields?.number) || Number(value);
  if (picture !== undefined && value !== '' && Number.isInteger(number)) return inPicture(number, picture);
  return format && number ? writeNumber(number, format) : value;
}

/** A whole number in a numeric picture: zeros for missing digits, and the letters around it (17.16.4.2). */
function inPicture(number: number, picture: string): string {
  let isWritten = false;
  return picture.replace(/(['`])(.*?)\1|['`]|[0#x,]+/g, (part, quote: string | undefined, quoted: string) => {
    if (quote) return quoted;
    if (/['`]/.test(part)) return '';
    if (isWritten) return part;
    isWritten = true;
    const digits = part.includes(',') ? number.toLocaleString('en') : `${number}`;
    return digits.padStart(part.replace(/[^0]/g, '').length, '0');
  });
}

const placeMark = (place: string): Atom => ({
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

function wordsOf(text: string, look: TextLook, typesetter: Typesetter, link: Link | undefined): Atom[] {
  const parts = text.replace(/[\n\r\t]/g, ' ').match(partPattern) ?? [];
  return parts
    .flatMap((part) => (scriptWithoutSpaces.test(part) ? wordsWithin(part) : [part]))
    .map((part) => wordOf(part, look, typesetter, link));
}

/** Words of a text in a script without spaces, as the browser's dictionary divides it. */
const wordsWithin = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), ({ segment }) => segment)
    : [text];

export function wordOf(part: string, look: TextLook, typesetter: Typesetter, link: Link | undefined): Atom {
  const isSpace = /^[ \u2000-\u200a\u3000]+$/u.test(part);
  const printedText = part.replace(/[\u00ad\u200b\u2060\ufeff]/g, '').replaceAll('\u2011', '-');
  const pieces = printedText ? typesetter.measure(look, printedText) : [];
  return {
    kind: isSpace ? 'space' : 'word',
    look,
    pieces,
    text: printedText,
    width: widthOf(pieces),
    ...typesetter.height(look, pieces),
    ends: isSpace || scriptWithoutSpaces.test(part) || breakAfterPattern.test(part),
    ...(part.endsWith('\u00ad') && { soft: true }),
    ...(link && { link }),
  };
}
