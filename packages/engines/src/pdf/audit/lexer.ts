import { Dict, Name, Ref, Text, type Value } from './values';

/** A word that is not a value, such as `endobj` or an operator of a content stream. */
export class Keyword {
  constructor(readonly text: string) {}
}

const endOfData = Symbol('end of the data');
const listEnd = new Keyword(']');
const dictEnd = new Keyword('>>');

const [whitespace, delimiter] = [1, 2];
const characterClasses = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) characterClasses[code] = whitespace;
for (const character of '()<>[]{}/%') characterClasses[character.charCodeAt(0)] = delimiter;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const hexDigit = (code: number): number => {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
};

/** Maximum nesting depth, so that a broken file cannot overflow the stack. */
const maxDepth = 500;

/** Reads values from bytes (ISO 32000-2, 7.2 and 7.3); anything else is read as null. */
export class Lexer {
  constructor(
    readonly bytes: Uint8Array,
    public pos = 0,
    readonly end = bytes.length,
    /** Decrypts the bytes of a string. */
    readonly decrypt: (bytes: string) => string = (bytes) => bytes,
  ) {}

  get isDone(): boolean {
    this.#skip();
    return this.pos >= this.end;
  }

  /** The next value; null for a keyword. */
  value(): Value {
    const token = this.next();
    return token instanceof Keyword ? null : token;
  }

  /** The next value or keyword. References are only recognised if `references` is set: content has none. */
  next(references = true, depth = 0): Value | Keyword {
    const token = this.#token(references, depth);
    return token === endOfData ? new Keyword('') : token;
  }

  #skip(): void {
    while (this.pos < this.end) {
      const code = this.bytes[this.pos] ?? 0;
      if (code === 37) {
        while (this.pos < this.end && this.bytes[this.pos] !== 10 && this.bytes[this.pos] !== 13)
          this.pos += 1;
      } else if (characterClasses[code] === whitespace) this.pos += 1;
      else return;
    }
  }

  #token(references: boolean, depth: number): Value | Keyword | typeof endOfData {
    this.#skip();
    if (this.pos >= this.end) return endOfData;
    const code = this.bytes[this.pos] ?? 0;
    switch (code) {
      case 47:
        this.pos += 1;
        return new Name(this.#name());
      case 40:
        return new Text(this.decrypt(this.#literal()));
      case 60:
        if (this.bytes[this.pos + 1] !== 60) return new Text(this.decrypt(this.#hex()));
        this.pos += 2;
        return this.#dict(references, depth + 1);
      case 62:
        this.pos += this.bytes[this.pos + 1] === 62 ? 2 : 1;
        return dictEnd;
      case 91:
        this.pos += 1;
        return this.#list(references, depth + 1);
      case 93:
        this.pos += 1;
        return listEnd;
      case 41:
      case 123:
      case 125:
        this.pos += 1;
        return new Keyword(String.fromCharCode(code));
    }
    const word = this.#word();
    const number = numberOf(word);
    if (number !== undefined) {
      return references && number >= 0 && /^\d+$/.test(word) ? this.#referenceOr(number) : number;
    }
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : new Keyword(word);
  }

  #word(): string {
    const start = this.pos;
    while (this.pos < this.end && !characterClasses[this.bytes[this.pos] ?? 0]) this.pos += 1;
    let word = '';
    for (let offset = start; offset < this.pos; offset += 1)
      word += String.fromCharCode(this.bytes[offset] ?? 0);
    return word;
  }

  #name(): string {
    const word = this.#word();
    return word.includes('#')
      ? word.replace(/#([0-9a-fA-F]{2})/g, (_, digits: string) =>
          String.fromCharCode(Number.parseInt(digits, 16)),
        )
      : word;
  }

  #referenceOr(number: number): number | Ref {
    const start = this.pos;
    this.#skip();
    const generation = this.#word();
    if (/^\d{1,5}$/.test(generation)) {
      this.#skip();
      const next = this.bytes[this.pos + 1] ?? 32;
      if (this.bytes[this.pos] === 82 && characterClasses[next]) {
        this.pos += 1;
        return new Ref(number, Number(generation));
      }
    }
    this.pos = start;
    return number;
  }

  #list(references: boolean, depth: number): Value[] {
    const list: Value[] = [];
    if (depth > maxDepth) throw new Error('lists are nested too deeply');
    for (;;) {
      const token = this.#token(references, depth);
      if (token === endOfData || token === listEnd) return list;
      // If the end of a list is missing, the end of the dictionary ends it too.
      if (token === dictEnd) {
        this.pos -= 2;
        return list;
      }
      if (token instanceof Keyword) {
        if (token.text === 'endobj') return list;
        list.push(null);
      } else list.push(token);
    }
  }

  #dict(references: boolean, depth: number): Dict {
    const dict = new Dict();
    if (depth > maxDepth) throw new Error('dictionaries are nested too deeply');
    for (;;) {
      const key = this.#token(references, depth);
      if (key === endOfData || key === dictEnd) return dict;
      if (key instanceof Keyword && key.text === 'endobj') return dict;
      if (!(key instanceof Name)) continue;
      const value = this.#token(references, depth);
      if (value === endOfData || value === dictEnd) return dict;
      dict.entries.set(key.text, value instanceof Keyword ? null : value);
    }
  }

  #literal(): string {
    let text = '';
    let depth = 1;
    this.pos += 1;
    while (this.pos < this.end) {
      const letter = String.fromCharCode(this.bytes[this.pos] ?? 0);
      this.pos += 1;
      if (letter === '\\') text += this.#escape();
      else if (letter === '\r') {
        // CR LF counts as one line feed.
        if (this.bytes[this.pos] === 10) this.pos += 1;
        text += '\n';
      } else {
        if (letter === '(') depth += 1;
        else if (letter === ')') depth -= 1;
        if (depth === 0) break;
        text += letter;
      }
    }
    return text;
  }

  #escape(): string {
    const code = this.bytes[this.pos] ?? 0;
    this.pos += 1;
    if (code >= 48 && code <= 55) {
      let value = code - 48;
      for (let count = 1; count < 3; count += 1) {
        const digit = (this.bytes[this.pos] ?? 0) - 48;
        if (digit < 0 || digit > 7) break;
        value = value * 8 + digit;
        this.pos += 1;
      }
      return String.fromCharCode(value & 255);
    }
    if (code === 13 || code === 10) {
      if (code === 13 && this.bytes[this.pos] === 10) this.pos += 1;
      return '';
    }
    const letter = String.fromCharCode(code);
    return escapes[letter] ?? letter;
  }

  #hex(): string {
    let text = '';
    let firstDigit = -1;
    this.pos += 1;
    while (this.pos < this.end) {
      const code = this.bytes[this.pos] ?? 0;
      this.pos += 1;
      if (code === 62) break;
      const digit = hexDigit(code);
      if (digit < 0) continue;
      if (firstDigit < 0) firstDigit = digit;
      else {
        text += String.fromCharCode(firstDigit * 16 + digit);
        firstDigit = -1;
      }
    }
    return firstDigit < 0 ? text : text + String.fromCharCode(firstDigit * 16);
  }
}

/** The number that a word stands for; like other readers, ignores a second sign, and everything after a second point. */
function numberOf(word: string): number | undefined {
  const numeral = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)
    ? word
    : /^[+-]*(?:\d+\.?\d*|\.\d*)/.exec(word)?.[0];
  if (!numeral || !/^[+\-.\d]/.test(word) || /[a-zA-Z]/.test(word)) return undefined;
  const digits = numeral.replace(/^[+-]+/, '');
  const value = Number(digits === '.' || digits === '' ? 0 : digits);
  return numeral.startsWith('-') ? -value : value;
}
