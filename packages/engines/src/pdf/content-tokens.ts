/** A token of a content stream (PDF 1.7, 7.8.2), with its position. */
export type ContentToken = { start: number; end: number } & (
  | { kind: 'name'; text: string }
  | { kind: 'operator'; text: string }
  | { kind: 'string'; bytes: number[] }
  | { kind: 'number'; value: number }
  | { kind: 'other' }
);

const whitespace = /[\0\t\n\f\r ]/;
const delimiter = /[\0\t\n\f\r ()<>[\]{}/%]/;

/** Tokens of a stream; each character of `text` is a byte. */
export function* contentTokens(text: string): Generator<ContentToken> {
  let offset = 0;
  let inlineStart = 0;
  while (offset < text.length) {
    const character = text[offset] ?? '';
    if (whitespace.test(character)) offset += 1;
    else if (character === '%') offset = indexOfNext(text, offset, /[\r\n]/);
    else if (character === '(') {
      const { bytes, end } = literal(text, offset);
      yield { kind: 'string', bytes, start: offset, end };
      offset = end;
    } else if (character === '<' && text[offset + 1] !== '<') {
      const end = indexOfNext(text, offset, />/);
      yield { kind: 'string', bytes: hexadecimal(text.slice(offset + 1, end)), start: offset, end: end + 1 };
      offset = end + 1;
    } else if (character === '/') {
      const end = indexOfNext(text, offset + 1, delimiter);
      const name = text.slice(offset + 1, end);
      const decodedName = name.replace(/#([\da-f]{2})/gi, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      yield { kind: 'name', text: decodedName, start: offset, end };
      offset = end;
    } else if (/[<>[\]{})]/.test(character)) {
      const end =
        offset + (text[offset + 1] === character && (character === '<' || character === '>') ? 2 : 1);
      yield { kind: 'other', start: offset, end };
      offset = end;
    } else {
      const [start, end] = [offset, indexOfNext(text, offset, delimiter)];
      const word = text.slice(start, end);
      offset = end;
      if (/^[+-.\d]/.test(word)) yield { kind: 'number', value: Number.parseFloat(word) || 0, start, end };
      else {
        yield { kind: 'operator', text: word, start, end };
        if (word === 'BI') inlineStart = offset;
        if (word === 'ID')
          offset = endOfInlineImage(text, offset, lengthOfInlineImage(text.slice(inlineStart, start)));
      }
    }
  }
}

/**
 * Position at which the bytes of an inline image end (ISO 32000-2, 8.9.7), before the operator EI. The bytes may contain
 * these letters too: if the number of bytes is known, they are skipped; and EI only counts if text follows.
 */
function endOfInlineImage(text: string, from: number, length: number): number {
  let index = indexOfNext(text, length > 0 ? Math.min(from + length, text.length) : from, endOfImage);
  while (index < text.length && !/^[\t\n\f\r -~]*$/.test(text.slice(index, index + 16)))
    index = indexOfNext(text, index + 3, endOfImage);
  return index < text.length ? index : indexOfNext(text, from, endOfImage);
}

const endOfImage = /\sEI(?=\s|$)/;

/** Known number of bytes of an inline image: its stated length, or that of unfiltered samples; 0 if unknown. */
function lengthOfInlineImage(entries: string): number {
  const numberAfter = (pattern: RegExp) => Number(pattern.exec(entries)?.[1] ?? 0);
  const length = numberAfter(/\/L(?:ength)?\s+(\d+)/);
  if (length > 0 || /\/F(ilter)?(?![a-zA-Z])/.test(entries)) return length;
  const isMask = /\/(IM|ImageMask)\s+true/.test(entries);
  const colourSpace = /\/(?:CS|ColorSpace)\s*\[?\s*\/(\w+)/.exec(entries)?.[1] ?? '';
  const components = isMask ? 1 : componentCounts[colourSpace];
  if (components === undefined) return 0;
  const bits = isMask ? 1 : numberAfter(/\/(?:BPC|BitsPerComponent)\s+(\d+)/);
  const bytesPerRow = Math.ceil((numberAfter(/\/W(?:idth)?\s+(\d+)/) * bits * components) / 8);
  return bytesPerRow * numberAfter(/\/H(?:eight)?\s+(\d+)/);
}

/** Components per pixel, by the names of colour spaces in inline images (ISO 32000-2, Table 92). */
const componentCounts: Record<string, number> = {
  G: 1,
  DeviceGray: 1,
  RGB: 3,
  DeviceRGB: 3,
  CMYK: 4,
  DeviceCMYK: 4,
  I: 1,
  Indexed: 1,
};

/** Index of the next match; the length of the text if there is none. */
function indexOfNext(text: string, from: number, expression: RegExp): number {
  const pattern = new RegExp(expression, 'g');
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}

const hexadecimal = (digits: string): number[] =>
  (digits.replace(/[^\da-f]/gi, '').match(/..?/g) ?? []).map((pair) =>
    Number.parseInt(pair.padEnd(2, '0'), 16),
  );

const escapes: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Bytes of the literal string at a position, and the position after it. */
function literal(text: string, start: number): { bytes: number[]; end: number } {
  const bytes: number[] = [];
  let depth = 0;
  let offset = start;
  for (; offset < text.length; offset++) {
    const character = text[offset] ?? '';
    if (character === '(' && depth++ === 0) continue;
    if (character === ')' && --depth === 0) break;
    if (character !== '\\') {
      bytes.push(character.charCodeAt(0));
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(offset + 1, offset + 4))?.[0];
    const escaped = text[offset + 1] ?? '';
    if (octal) bytes.push(Number.parseInt(octal, 8) & 255);
    else if (escaped !== '\n' && escaped !== '\r') bytes.push(escapes[escaped] ?? escaped.charCodeAt(0));
    // A backslash before an end of line removes it, also if that is two characters (ISO 32000-2, 7.3.4.2).
    if (escaped === '\r' && text[offset + 2] === '\n') offset += 1;
    offset += octal ? octal.length : 1;
  }
  return { bytes, end: offset + 1 };
}
