/** Encodings with more than one byte per ASCII letter. */
export type WideEncoding = 'utf-16be' | 'utf-16le' | 'utf-32be' | 'utf-32le';

/** The encoding whose byte order mark is at the start of bytes (Unicode, 23.8). */
export function markedEncoding([a, b, c, d]: Uint8Array): WideEncoding | undefined {
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be';
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'utf-32le' : 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined;
}

/** Characters with which XML may start: white space and `<`. */
const possibleFirstBytes = new Set([0x3c, 0x20, 0x0a, 0x0d, 0x09]);

/** Encoding of XML without a byte order mark, by its first bytes (W3C XML 1.0, F.1). */
function guessedEncoding([a = -1, b = -1, c = -1, d = -1]: Uint8Array): WideEncoding | 'utf-8' {
  if (a === 0 && b === 0 && c === 0 && possibleFirstBytes.has(d)) return 'utf-32be';
  if (possibleFirstBytes.has(a) && b === 0 && c === 0 && d === 0) return 'utf-32le';
  if (a === 0 && possibleFirstBytes.has(b)) return 'utf-16be';
  if (possibleFirstBytes.has(a) && b === 0) return 'utf-16le';
  return 'utf-8';
}

/**
 * Text of XML, such as metadata, in UTF-8, UTF-16 or UTF-32 (ISO 16684-1, 7.3), also without a byte order mark.
 *
 * @returns undefined for bytes in another encoding
 */
export function xmlText(bytes: Uint8Array): string | undefined {
  const encoding = markedEncoding(bytes) ?? guessedEncoding(bytes);
  try {
    if (encoding !== 'utf-8') return wideText(bytes, encoding, { fatal: true });
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Text without its byte order mark. Bytes at the end that are too few for a character, such as a line end that
 * `Length` includes, are ignored.
 *
 * @param fatal whether invalid characters are an error; otherwise they become U+FFFD
 * @throws RangeError or TypeError
 */
export function wideText(bytes: Uint8Array, encoding: WideEncoding, { fatal }: { fatal: boolean }): string {
  if (encoding === 'utf-16be' || encoding === 'utf-16le')
    return new TextDecoder(encoding, { fatal }).decode(bytes.subarray(0, bytes.length & ~1));
  // No browser decodes UTF-32.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length & ~3);
  let text = '';
  for (let offset = 0; offset < view.byteLength; offset += 4) {
    const code = view.getUint32(offset, encoding === 'utf-32le');
    text += String.fromCodePoint(fatal || code <= 0x10ffff ? code : 0xfffd);
  }
  return text.replace(/^\ufeff/, '');
}

/** Bytes of XML in UTF-8; a declaration of another encoding is changed to UTF-8. */
export const xmlBytes = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    text.replace(/^(?:\s*<\?(?:xml|xpacket)\s[^>]*>)+/i, (head) =>
      head.replace(/(encoding\s*=\s*)(["'])(?!utf-8\2)[^"'>]*\2/gi, '$1$2UTF-8$2'),
    ),
  );
