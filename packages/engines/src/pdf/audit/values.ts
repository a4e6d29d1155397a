/**
 * Objects of a PDF (ISO 32000-2, 7.3) as the auditor reads them. Its reader shares neither types nor code with the
 * copier, so that both cannot have the same bug.
 */

export class Name {
  constructor(readonly text: string) {}
}

/** A string, decrypted; one character per byte. */
export class Text {
  constructor(readonly bytes: string) {}
}

export class Ref {
  constructor(
    readonly number: number,
    readonly generation: number,
  ) {}
}

export class Dict {
  readonly entries = new Map<string, Value>();
}

export class Stream {
  constructor(
    readonly dict: Dict,
    /** Stored bytes (still compressed), decrypted. */
    readonly bytes: Uint8Array,
  ) {}
}

export type Value = null | boolean | number | Name | Text | Ref | Value[] | Dict | Stream;

/** Resolves references; a missing object is null. */
export type Objects = {
  get(value: Value | undefined): Value;
  readonly trailer: Dict;
  /** Whether the cross-reference was broken, so that objects were found by searching. */
  readonly wasRebuilt: boolean;
  /** Whether an object without a value counts as deleted rather than missing: the cross-reference lists its number. */
  isDeleted(number: number): boolean;
};

export const dictOf = (value: Value): Dict | undefined =>
  value instanceof Dict ? value : value instanceof Stream ? value.dict : undefined;

/** Entry of a dictionary or of a stream's dictionary, with references resolved. */
export const entry = (objects: Objects, value: Value, key: string): Value =>
  objects.get(dictOf(objects.get(value))?.entries.get(key));

export const dictAt = (objects: Objects, value: Value, key: string): Dict | undefined =>
  dictOf(entry(objects, value, key));

export function listAt(objects: Objects, value: Value, key: string): Value[] {
  const list = entry(objects, value, key);
  return Array.isArray(list) ? list : [];
}

/** A name without its slash. */
export function nameAt(objects: Objects, value: Value, key: string): string | undefined {
  const name = entry(objects, value, key);
  return name instanceof Name ? name.text : undefined;
}

export function numberAt(objects: Objects, value: Value, key: string): number | undefined {
  const number = entry(objects, value, key);
  return typeof number === 'number' ? number : undefined;
}

export function textAt(objects: Objects, value: Value, key: string): string | undefined {
  const text = entry(objects, value, key);
  return text instanceof Text ? decoded(text.bytes) : undefined;
}

/** Characters of PDFDocEncoding from 0x80 on that differ from Latin-1 (ISO 32000-2, D.3). */
const documentLetters = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u{fffd}€';
/** Characters of PDFDocEncoding from 0x18 on. */
const documentAccents = '˘ˇˆ˙˝˛˚˜';

/** Text of a string (ISO 32000-2, 7.9.2.2). */
export function decoded(bytes: string): string {
  const isBigEndian = bytes.startsWith('\xfe\xff') ? 1 : bytes.startsWith('\xff\xfe') ? 0 : undefined;
  if (isBigEndian !== undefined) {
    let text = '';
    for (let offset = 2; offset + 1 < bytes.length; offset += 2) {
      const [highIndex, lowIndex] = isBigEndian ? [offset, offset + 1] : [offset + 1, offset];
      text += String.fromCharCode((bytes.charCodeAt(highIndex) << 8) | bytes.charCodeAt(lowIndex));
    }
    // Language tags between escape characters are removed.
    return text
      .split('\u001b')
      .filter((_, index) => index % 2 === 0)
      .join('');
  }
  if (bytes.startsWith('\xef\xbb\xbf')) {
    return new TextDecoder().decode(Uint8Array.from(bytes.slice(3), (letter) => letter.charCodeAt(0)));
  }
  return Array.from(bytes, (letter) => {
    const code = letter.charCodeAt(0);
    if (code >= 0x18 && code < 0x20) return documentAccents[code - 0x18];
    return documentLetters[code - 0x80] ?? letter;
  }).join('');
}
