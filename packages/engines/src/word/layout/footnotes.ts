/** Layout of Word files: footnotes at the end of a column. */
import { type Tag, tag } from '../draw/tags';
import { heightOf, type LaidBlock, type Page, paragraphSpacing, stack } from './laid-block';
import type { Setup } from './setup';

/** Height of the line above footnotes. */
const separator = 14;

/** Lowest height of a column that footnotes leave to its text. */
const leastText = 28;

/**
 * Footnotes of a column. A note begins at the end of the column with its reference; what has no room there goes on in
 * the next one, as in Word.
 */
export class Footnotes {
  readonly #setup: Setup;
  readonly #laid = new Map<string, LaidBlock[]>();
  /** Lines of this column, and those that wait for the next one. */
  #lines: LaidBlock[] = [];
  #waiting: LaidBlock[] = [];
  /** The first line goes on with a note of the column before. */
  #isContinued = false;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** Whether lines wait for the next column. */
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Begins a column of a height with the lines that wait for it. */
  begin(height: number) {
    const waiting = this.#waiting;
    this.#lines = [];
    this.#waiting = [];
    this.#isContinued = waiting.length > 0;
    this.#append(waiting, Math.max(height - leastText, height / 2));
    // A line higher than the page would wait forever.
    if (this.#lines.length === 0) this.#lines.push(...this.#waiting.splice(0, 1));
  }

  /** Adds notes, of which as many lines are in this column as it has room for, and at least one. */
  add(notes: readonly string[], width: number, available: number) {
    for (const lines of this.#laidNotes(notes, width)) {
      if (this.#waiting.length > 0) this.#waiting.push(...lines);
      else this.#append(lines, available);
    }
  }

  /**
   * Height that the footnotes of this column need at least, including those of `more`, which may still be placed in
   * it: of the last note the first line.
   */
  height(more: readonly LaidBlock[], width: number): number {
    const notes = more.flatMap((laidBlock) => this.#laidNotes(laidBlock.notes, width));
    const added =
      this.#waiting.length > 0
        ? []
        : notes.flatMap((lines, i) => (i < notes.length - 1 ? lines : lines.slice(0, 1)));
    return heightOfNotes([...this.#lines, ...added]);
  }

  /** Height that the whole footnotes of laid blocks need in a column without others. */
  wholeHeight(laidBlocks: readonly LaidBlock[], width: number): number {
    return heightOfNotes(laidBlocks.flatMap(({ notes }) => this.#laidNotes(notes, width).flat()));
  }

  /** Draws the column's footnotes at its end, below a line. */
  place(page: Page, x: number, bottom: number) {
    if (this.#lines.length === 0) return;
    const laidBlocks = this.#lines;
    const y = bottom - heightOfNotes(laidBlocks);
    const length = this.#isContinued ? 288 : 144;
    const line: LaidBlock['draw'] = (pen, from, at) =>
      pen.line({ width: 0.5, style: 'solid', colour: [0, 0, 0] }, from, at, from + length, at);
    const notes: LaidBlock['draw'] = (pen, left, at) => stack(pen, laidBlocks, left, at);
    page.notesTop = Math.min(page.notesTop ?? y, y);
    page.notes.push({ x, y: y + separator / 2, laidBlock: { draw: line } });
    page.notes.push({ x, y: y + separator, laidBlock: { draw: notes } });
    this.#lines = [];
  }

  #append(lines: readonly LaidBlock[], available: number) {
    let used = this.#lines.length > 0 ? separator + heightWithoutEnd(this.#lines) : separator;
    const waiting = [...lines];
    for (let line = waiting[0]; line; line = waiting[0]) {
      const height = used + paragraphSpacing(this.#lines.at(-1), line) + line.height;
      if (height <= available + 0.02) {
        this.#lines.push(line);
        waiting.shift();
        used = height;
        continue;
      }
      const parts = line.split?.(available - used, this.#lines.length === 0);
      if (parts) {
        this.#lines.push(parts[0]);
        waiting[0] = parts[1];
      }
      break;
    }
    this.#waiting.push(...waiting);
  }

  #laidNotes(notes: readonly string[], width: number): LaidBlock[][] {
    const { document, root } = this.#setup;
    return notes
      .filter((key) => key.startsWith('f'))
      .map((key) => {
        const setup = { ...this.#setup, headings: false };
        const own = (): Tag => tag('Note', root);
        const laid =
          this.#laid.get(key) ?? this.#setup.stacked(document.notes.get(key) ?? [], width, setup, own());
        this.#laid.set(key, laid);
        return laid;
      });
  }
}

/** Height of lines of notes with the line above them; none where there is no line. */
const heightOfNotes = (lines: readonly LaidBlock[]): number =>
  lines.length > 0 ? separator + heightWithoutEnd(lines) : 0;

/** The space below the last line is not needed at the end of a page. */
const heightWithoutEnd = (laidBlocks: readonly LaidBlock[]) =>
  heightOf(laidBlocks) - (laidBlocks.at(-1)?.after ?? 0);
