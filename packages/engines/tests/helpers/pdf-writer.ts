import { deflateSync } from 'node:zlib';
import type { Encrypter } from './encrypted-pdf';

/** An object as text, in which `text()` marks strings; or a stream. */
type WrittenObject = { dict: string; data?: Buffer };

export type WriterOptions = {
  /** Packs objects into object streams, with a cross-reference stream instead of a table. */
  packed: boolean;
  /** How a stream states its length: itself, in another object, or in another object and wrongly. */
  lengths: 'direct' | 'indirect' | 'wrong';
  strings: 'literal' | 'hex';
  encrypter: Encrypter | undefined;
  id: Buffer;
};

/** A string of an object, to be encrypted and escaped when it is written. */
export const text = (bytes: Buffer): string => `{{${bytes.toString('hex')}}}`;

/** Writes PDFs with rare structures: updates, packed objects, odd lengths, encryption. */
export class PdfWriter {
  readonly #objects = new Map<number, WrittenObject>();
  /** Earlier versions of objects, and objects that an update set free. */
  readonly #old = new Map<number, WrittenObject>();
  #count = 0;

  /** Number for an object that is set later. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  set(number: number, dict: string, data?: Buffer): number {
    this.#objects.set(number, { dict, ...(data && { data }) });
    return number;
  }

  add = (dict: string, data?: Buffer): number => this.set(this.next(), dict, data);

  /** Sets the version of an object before the last update. */
  setOld(number: number, dict: string, data?: Buffer): void {
    this.#old.set(number, { dict, ...(data && { data }) });
  }

  write(root: number, options: WriterOptions): Uint8Array {
    const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1')];
    let size = parts[0]?.length ?? 0;
    const push = (data: Buffer | string) => {
      const part = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
      parts.push(part);
      size += part.length;
    };
    const encryption = options.encrypter && this.add(options.encrypter.dict);
    const first = new Map([...this.#objects, ...this.#old]);
    const changed = new Map([...this.#objects].filter(([number]) => this.#old.has(number)));
    const freed = [...this.#old.keys()].filter((number) => !this.#objects.has(number));
    let previous: number | undefined;
    for (const [objects, free] of [
      [first, []],
      [changed, freed],
    ] as const) {
      if (objects.size + free.length === 0) continue;
      const table = new Map<number, [kind: number, first: number, second: number]>();
      for (const number of free) table.set(number, [0, 0, 1]);
      const packed: number[] = [];
      for (const [number, { dict, data }] of objects) {
        if (options.packed && !data && number !== encryption) packed.push(number);
        else {
          table.set(number, [1, size, 0]);
          push(
            this.#object(
              number,
              dict,
              data,
              number === encryption ? { ...options, encrypter: undefined } : options,
            ),
          );
        }
      }
      if (packed.length > 0) {
        const bodies = packed.map((number) =>
          strings(objects.get(number)?.dict ?? '', options.strings, (bytes) => bytes),
        );
        let offset = 0;
        const heads = bodies.map((body, index) => {
          const head = `${packed[index]} ${offset}`;
          offset += body.length + 1;
          return head;
        });
        const head = `${heads.join(' ')} `;
        const number = this.next();
        for (const [index, object] of packed.entries()) table.set(object, [2, number, index]);
        table.set(number, [1, size, 0]);
        const data = Buffer.from(`${head}${bodies.join(' ')} `, 'latin1');
        push(this.#object(number, `<</Type/ObjStm/N ${packed.length}/First ${head.length}>>`, data, options));
      }
      for (const [number, length] of this.#lengths.splice(0)) {
        table.set(number, [1, size, 0]);
        push(`${number} 0 obj ${length} endobj\n`);
      }
      const rest = `/Root ${root} 0 R/ID[<${options.id.toString('hex')}><${options.id.toString('hex')}>]${encryption ? `/Encrypt ${encryption} 0 R` : ''}${previous === undefined ? '' : `/Prev ${previous}`}`;
      previous = size;
      push(options.packed ? this.#stream(table, size, rest) : tableOf(table, this.#count + 1, rest));
      push(`startxref\n${previous}\n%%EOF\n`);
    }
    return new Uint8Array(Buffer.concat(parts));
  }

  readonly #lengths: [number, number][] = [];

  #object(number: number, dict: string, data: Buffer | undefined, options: WriterOptions): Buffer {
    const { encrypter, lengths } = options;
    const body = strings(dict, options.strings, (bytes) => encrypter?.encrypt(number, bytes) ?? bytes);
    if (!data) return Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1');
    const isCompressed = data.length % 2 === 0 && !dict.includes('/Filter');
    const encoded = isCompressed ? deflateSync(data) : data;
    const stored = encrypter?.encrypt(number, encoded) ?? encoded;
    let length = `${stored.length}`;
    if (lengths !== 'direct' && !dict.includes('/ObjStm')) {
      const lengthNumber = this.next();
      this.#lengths.push([
        lengthNumber,
        lengths === 'wrong' && !encrypter ? stored.length + 3 : stored.length,
      ]);
      length = `${lengthNumber} 0 R`;
    }
    const entries = `${body.slice(0, -2)}${isCompressed ? '/Filter/FlateDecode' : ''}/Length ${length}>>`;
    return Buffer.concat([
      Buffer.from(`${number} 0 obj\n${entries}\nstream\n`, 'latin1'),
      stored,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  }

  #stream(table: Map<number, [number, number, number]>, objectOffset: number, rest: string): Buffer {
    const number = this.next();
    const entries = new Map(table).set(number, [1, objectOffset, 0]).set(0, [0, 0, 65535]);
    const sorted = [...entries].sort(([a], [b]) => a - b);
    const data = Buffer.concat(
      sorted.map(([, [kind, one, other]]) => {
        const line = Buffer.alloc(7);
        line.writeUInt8(kind, 0);
        line.writeUInt32BE(one, 1);
        line.writeUInt16BE(other, 5);
        return line;
      }),
    );
    const index = sorted.map(([object]) => `${object} 1`).join(' ');
    const dict = `<</Type/XRef/W[1 4 2]/Index[${index}]/Size ${this.#count + 1}${rest}/Length ${data.length}>>`;
    return Buffer.concat([
      Buffer.from(`${number} 0 obj\n${dict}\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n'),
    ]);
  }
}

function tableOf(table: Map<number, [number, number, number]>, size: number, rest: string): string {
  const lines = [...table].sort(([a], [b]) => a - b);
  const line = (offset: number, generation: number, state: string) =>
    `${`${offset}`.padStart(10, '0')} ${`${generation}`.padStart(5, '0')} ${state} \n`;
  const sections = lines.map(
    ([number, [kind, offset]]) => `${number} 1\n${kind === 0 ? line(0, 1, 'f') : line(offset, 0, 'n')}`,
  );
  return `xref\n0 1\n${line(0, 65535, 'f')}${sections.join('')}trailer\n<</Size ${size}${rest}>>\n`;
}

function strings(body: string, form: WriterOptions['strings'], encrypt: (bytes: Buffer) => Buffer): string {
  return body.replace(/\{\{([0-9a-f]*)\}\}/g, (_, hex: string) => {
    const bytes = encrypt(Buffer.from(hex, 'hex'));
    if (form === 'hex') return `<${bytes.toString('hex')}>`;
    const escaped = bytes
      .toString('latin1')
      .replace(/[\\()]/g, '\\$&')
      .replaceAll('\r', '\\r');
    return `(${escaped})`;
  });
}
