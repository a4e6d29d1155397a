import { hexOf } from '../../write/bytes';
import { pdfName } from '../assemble/objects';
import type { ShowOperator } from './page-model';
import type { Changes, Insertion } from './set-line';

/** A text-showing operator with letters removed and inserted, as operators; the content after it keeps its position. */
export function operators(show: ShowOperator, changes: Changes): string {
  const writer = new OperatorWriter(show);
  let shift = 0;
  for (const part of show.parts) {
    if (typeof part === 'number') {
      writer.number(part);
      continue;
    }
    const target = changes.shifts.get(part) ?? 0;
    const insertion = changes.insertions.get(part);
    if (insertion && !insertion.after) {
      writer.advance(-shift);
      shift = 0;
      writer.insert(insertion);
    }
    if (changes.removed.has(part)) writer.number(-part.displacement);
    else {
      writer.advance(target - shift);
      shift = target;
      writer.letter(part.bytes);
    }
    if (insertion?.after) {
      writer.advance(-shift);
      shift = 0;
      // Positions are relative to the glyph's own start.
      writer.number(part.displacement);
      writer.insert(insertion);
      writer.number(-part.displacement);
    }
  }
  writer.advance(-shift);
  return writer.end();
}

const rounded = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** Writes the operators of a changed text-showing operator. */
class OperatorWriter {
  #text: string;
  #array: (number | string)[] = [];

  constructor(readonly show: ShowOperator) {
    this.#text = show.prefix;
  }

  /** Adds a number to the array of TJ, where a positive one moves back. */
  number(value: number): void {
    const last = this.#array.at(-1);
    if (typeof last === 'number') this.#array[this.#array.length - 1] = last + value;
    else this.#array.push(value);
  }

  /** Advances by this many points. */
  advance(points: number): void {
    if (points !== 0) this.number(-points / this.show.unit);
  }

  /** Adds a letter in the current font. */
  letter(bytes: number[]): void {
    const last = this.#array.at(-1);
    if (typeof last === 'string') this.#array[this.#array.length - 1] = last + hexOf(bytes);
    else this.#array.push(hexOf(bytes));
  }

  /** Adds inserted letters, each at its offset, and returns to the start. */
  insert({ letters }: Insertion): void {
    let offset = 0;
    let font: string | undefined;
    for (const letter of letters) {
      if (letter.font !== font) this.#setFont(letter.font);
      font = letter.font;
      this.number((offset - letter.offset) / this.show.unit / this.#scale(font));
      this.letter(letter.bytes);
      offset = letter.offset + letter.displacement * this.show.unit;
    }
    if (font !== undefined) this.#setFont(undefined);
    this.number(offset / this.show.unit);
  }

  end(): string {
    this.#flush();
    return this.#text.trimEnd();
  }

  /** Sizes in Type 3 fonts are in units of the font. */
  #scale(font: string | undefined): number {
    return font === undefined ? 1 : this.show.face.unit;
  }

  #setFont(font: string | undefined): void {
    this.#flush();
    const size = this.show.size * this.#scale(font);
    const hasSpacing = this.show.letterSpace !== 0 || this.show.wordSpace !== 0;
    if (font === undefined) {
      this.#text += `/${nameText(this.show.font ?? '')} ${rounded(size)} Tf `;
      if (hasSpacing)
        this.#text += `${rounded(this.show.letterSpace)} Tc ${rounded(this.show.wordSpace)} Tw `;
    } else this.#text += `/${font} ${rounded(size)} Tf ${hasSpacing ? '0 Tc 0 Tw ' : ''}`;
  }

  #flush(): void {
    const parts = this.#array.filter((part) => typeof part === 'string' || Math.abs(part) > 0.00005);
    this.#array = [];
    if (parts.length === 0) return;
    this.#text += `[${parts.map((part) => (typeof part === 'string' ? `<${part}>` : rounded(part))).join('')}] TJ `;
  }
}

const nameText = (name: string) => pdfName(name).toString().slice(1);
