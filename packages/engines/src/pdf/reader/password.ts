/** Bytes 0x80 to 0xA0 and 0x18 to 0x1F of PDFDocEncoding (ISO 32000-2, D.3). */
const upperCharacters = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž';
const accents = '˘ˇˆ˙˝˛˚˜';

function documentCode(letter: string): number | undefined {
  const index = upperCharacters.indexOf(letter);
  if (index >= 0) return 0x80 + index;
  if (letter === '€') return 0xa0;
  const accent = accents.indexOf(letter);
  if (accent >= 0) return 0x18 + accent;
  const code = letter.charCodeAt(0);
  return letter.length === 1 && code < 256 ? code : undefined;
}

/** A password in PDFDocEncoding, one character for each byte; undefined if it has a character outside that encoding. */
export function documentEncoded(password: string): string | undefined {
  const codes = [...password].map(documentCode);
  return codes.every((code) => code !== undefined) ? String.fromCharCode(...(codes as number[])) : undefined;
}

/**
 * Encodings of a password that programs use, most likely first. Before AES-256 the standard asks for PDFDocEncoding (ISO
 * 32000-2, 7.6.4.3.2), but programs also take the low byte of each UTF-16 unit, or UTF-8. With AES-256 it asks for
 * normalised UTF-8 (7.6.4.3.3), but some programs encode the PDFDocEncoding bytes as UTF-8.
 */
export function passwordBytes(password: string, revision: number): Uint8Array[] {
  const utf8 = (text: string) => new TextEncoder().encode(text).subarray(0, 127);
  const encoded = documentEncoded(password);
  if (revision >= 5)
    return [
      utf8(password),
      utf8(password.normalize('NFKC')),
      ...(encoded === undefined ? [] : [utf8(encoded)]),
    ];
  const codes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
  return [...(encoded === undefined ? [] : [codes(encoded)]), codes(password), utf8(password)];
}
