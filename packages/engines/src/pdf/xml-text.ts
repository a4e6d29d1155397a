/** White space and the sign that XML begins with. */
const first = new Set([0x3c, 0x20, 0x0a, 0x0d, 0x09]);

/** How XML is encoded, by its first bytes (W3C XML 1.0, F.1). */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16be' | 'utf-16le' | 'utf-32be' | 'utf-32le' {
  const [a = -1, b = -1, c = -1, d = -1] = bytes;
  const begins = (...start: number[]) => start.every((byte, at) => bytes[at] === byte);
  if (begins(0, 0, 0xfe, 0xff) || (begins(0, 0, 0) && first.has(d))) return 'utf-32be';
  if (begins(0xff, 0xfe, 0, 0) || (first.has(a) && b === 0 && c === 0 && d === 0)) return 'utf-32le';
  if (begins(0xfe, 0xff) || (a === 0 && first.has(b))) return 'utf-16be';
  if (begins(0xff, 0xfe) || (first.has(a) && b === 0)) return 'utf-16le';
  return 'utf-8';
}

/**
 * Text of XML, such as metadata, which may be in UTF-8, UTF-16 or UTF-32 (ISO 16684-1, 7.3), without a byte order mark.
 *
 * @returns undefined for bytes that are in none of them
 */
export function xmlText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  try {
    if (encoding === 'utf-32be' || encoding === 'utf-32le') return wideText(bytes, encoding === 'utf-32le');
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text of UTF-32, which no browser decodes. @throws RangeError for what is none */
function wideText(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let at = 0; at < bytes.length; at += 4) text += String.fromCodePoint(view.getUint32(at, littleEndian));
  return text.replace(/^\ufeff/, '');
}

/** Bytes of XML in UTF-8, whatever it says of its encoding. */
export const xmlBytes = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    text.replace(/^\s*<\?(?:xml|xpacket)\s[^>]*?encoding\s*=\s*(["'])(?!utf-8\1)[^"'>]*\1/i, (head) =>
      head.replace(/(encoding\s*=\s*["'])[^"']*/i, '$1UTF-8'),
    ),
  );
