import { encodeLatin1, type Part, sizeOf } from './bytes';

/**
 * Writes a PDF (ISO 32000-1) object by object. Streams may be slices of a source: their size is known without reading
 * them, so the memory needed is independent of the size of the PDF.
 */
export class PdfWriter {
  // The second line marks the file as binary (7.5.2).
  readonly #parts: Part[] = [encodeLatin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  readonly #offsets: number[] = [0];
  #size = 15;

  /** Reserves the number of an object that is written later. */
  reserve(): number {
    return this.#offsets.push(0) - 1;
  }

  /**
   * Writes an object.
   *
   * @param content its content; for a stream, the entries of its dictionary without `<<`, `>>` and `/Length`
   * @returns its number
   */
  add(content: string, stream?: Part[], number = this.reserve()): number {
    this.#offsets[number] = this.#size;
    if (stream) {
      const length = stream.reduce((sum, part) => sum + sizeOf(part), 0);
      this.#put(`${number} 0 obj\n<<${content}/Length ${length}>>\nstream\n`);
      for (const part of stream) this.#count(part);
      this.#put('\nendstream\nendobj\n');
    } else {
      this.#put(`${number} 0 obj\n${content}\nendobj\n`);
    }
    return number;
  }

  /** Writes the cross-reference table. @returns the parts of the whole file */
  finish(root: number, info?: number): Part[] {
    const start = this.#size;
    const [, ...offsets] = this.#offsets;
    const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const count = this.#offsets.length;
    this.#put(`xref\n0 ${count}\n0000000000 65535 f \n${lines.join('')}`);
    this.#put(
      `trailer\n<</Size ${count}/Root ${root} 0 R${info ? `/Info ${info} 0 R` : ''}>>\nstartxref\n${start}\n%%EOF\n`,
    );
    return this.#parts;
  }

  #put(text: string) {
    this.#count(encodeLatin1(text));
  }

  #count(part: Part) {
    this.#parts.push(part);
    this.#size += sizeOf(part);
  }
}

/** Larger than any coordinate that a PDF program supports (ISO 32000-2, annex C), without an exponent. */
const largest = 1e9;

/** A number in PDF syntax: without exponent, rounded to three decimals. */
export const num = (value: number) =>
  String(Math.round(Math.max(-largest, Math.min(largest, value)) * 1000) / 1000);
