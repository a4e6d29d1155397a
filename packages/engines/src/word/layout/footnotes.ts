/** Layout of Word files: footnotes at the end of a column. */
import { type Tag, tag } from '../draw/tags';
import type { Block } from '../model';
import { heightOf, type LaidBlock, type Page, paragraphSpacing, stack } from './laid-block';
import type { Setup } from './setup';

/** Height of the line above footnotes, and above endnotes. */
const ruleHeight = 14;

/** What separates text and notes: a line, text of the file, or both. */
type Separator = { blocks: Block[]; isRuled: boolean; laidBlocks: LaidBlock[]; height: number };

const ruled: Separator = { blocks: [], isRuled: true, laidBlocks: [], height: ruleHeight };

const rule =
  (length: number): LaidBlock['draw'] =>
  (pen, from, y) =>
    pen.line({ width: 0.5, style: 'solid', colour: [0, 0, 0] }, from, y, from + length, y);

/** The separator of this type: a line, unless the file defines another (ECMA-376 part 1, 17.18.33). */
function separatorOf(type: string, width: number, setup: Setup): Separator | undefined {
  const own = setup.document.separators.get(type);
  if (!own) return undefined;
  const laidBlocks = setup.stacked(own.blocks, width, { ...setup, headings: false }, undefined);
  return {
    ...own,
    laidBlocks,
    height: heightOf(laidBlocks) + (own.isRuled ? ruleHeight : 0),
  };
}

/** Laid blocks of the separator between text and endnotes. */
export function endnoteSeparatorBlocks(width: number, setup: Setup): LaidBlock[] {
  const { isRuled, laidBlocks } = separatorOf('eseparator', width, setup) ?? ruled;
  const line: LaidBlock = {
    ...{ height: ruleHeight, before: 0, after: 0, notes: [], floats: [], keepNext: true },
    draw: (pen, x, y) => rule(144)(pen, x, y + ruleHeight / 2),
  };
  return [...(isRuled ? [line] : []), ...laidBlocks];
}

/** Minimum height of a column that footnotes leave to its text. */
const minTextHeight = 28;

/**
 * Footnotes of a column. A note begins in the column with its reference; what does not fit continues in the next one,
 * as in Word.
 */
export class Footnotes {
  readonly #setup: Setup;
  readonly #laid = new Map<string, LaidBlock[]>();
  /** Lines for this column, and lines that wait for the next one. */
  #lines: LaidBlock[] = [];
  #waiting: LaidBlock[] = [];
  /** The first line continues a note of the previous column. */
  #isContinued = false;
  #width = 0;
  readonly #separators = new Map<string, Separator | undefined>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** Whether lines are waiting for the next column. */
  get waits(): boolean {
    return this.#waiting.length > 0;
  }

  /** Starts a column of this size with the waiting lines. */
  begin(height: number, width: number) {
    this.#width = width;
    const waiting = this.#waiting;
    this.#lines = [];
    this.#waiting = [];
    this.#isContinued = waiting.length > 0;
    this.#append(waiting, Math.max(height - minTextHeight, height / 2));
    // A line that is higher than the page would otherwise wait forever.
    if (this.#lines.length === 0) this.#lines.push(...this.#waiting.splice(0, 1));
  }

  /** Adds notes. At least one of their lines goes to this column, and as many as fit. */
  add(notes: readonly string[], width: number, available: number) {
    for (const lines of this.#laidNotes(notes, width)) {
      if (this.#waiting.length > 0) this.#waiting.push(...lines);
      else this.#append(lines, available);
    }
  }

  /**
   * Minimum height of this column's footnotes, including those of `more`, which may still be placed in it: only the
   * first line of the last note is required.
   */
  height(more: readonly LaidBlock[], width: number): number {
    const notes = more.flatMap((laidBlock) => this.#laidNotes(laidBlock.notes, width));
    const added =
      this.#waiting.length > 0
        ? []
        : notes.flatMap((lines, i) => (i < notes.length - 1 ? lines : lines.slice(0, 1)));
    return this.#heightOf([...this.#lines, ...added], this.#isContinued);
  }

  /** Full height of the footnotes of laid blocks in a column without other notes. */
  wholeHeight(laidBlocks: readonly LaidBlock[], width: number): number {
    return this.#heightOf(
      laidBlocks.flatMap(({ notes }) => this.#laidNotes(notes, width).flat()),
      false,
    );
  }

  /** Draws the column's footnotes at its end, below their separator. */
  place(page: Page, x: number, bottom: number) {
    if (this.#lines.length === 0) return;
    const laidBlocks = this.#lines;
    const y = bottom - this.#heightOf(laidBlocks, this.#isContinued);
    const above = this.#above(this.#isContinued);
    const notes: LaidBlock['draw'] = (pen, left, y) => stack(pen, laidBlocks, left, y);
    const pushFileText = ({ laidBlocks, blocks }: Separator, y: number) => {
      page.notes.push({ x, y, laidBlock: { draw: (pen, left, top) => stack(pen, laidBlocks, left, top) } });
      page.separators.push(blocks);
    };
    page.notesTop = Math.min(page.notesTop ?? y, y);
    if (above.isRuled)
      page.notes.push({ x, y: y + ruleHeight / 2, laidBlock: { draw: rule(this.#isContinued ? 288 : 144) } });
    if (above.laidBlocks.length > 0) pushFileText(above, y + (above.isRuled ? ruleHeight : 0));
    page.notes.push({ x, y: y + above.height, laidBlock: { draw: notes } });
    const notice = this.waits && this.#notice;
    if (notice) pushFileText(notice, bottom - notice.height);
    this.#lines = [];
  }

  #separator(type: string): Separator | undefined {
    const key = `${type} ${this.#width}`;
    if (!this.#separators.has(key)) this.#separators.set(key, separatorOf(type, this.#width, this.#setup));
    return this.#separators.get(key);
  }

  #above(isContinued: boolean): Separator {
    return this.#separator(isContinued ? 'fcontinuationSeparator' : 'fseparator') ?? ruled;
  }

  /** Text of the file that says that a note continues in the next column. */
  get #notice(): Separator | undefined {
    return this.#separator('fcontinuationNotice');
  }

  /** Height of note lines with their separator and, if they continue, the notice below; 0 without lines. */
  #heightOf(lines: readonly LaidBlock[], isContinued: boolean): number {
    if (lines.length === 0) return 0;
    const below = this.waits ? (this.#notice?.height ?? 0) : 0;
    return this.#above(isContinued).height + heightWithoutEnd(lines) + below;
  }

  #append(lines: readonly LaidBlock[], room: number) {
    const above = this.#above(this.#isContinued).height;
    let used = this.#lines.length > 0 ? above + heightWithoutEnd(this.#lines) : above;
    const waiting = [...lines];
    const isWhole = used + heightWithoutEnd(lines) <= room + 0.02;
    const available = room - (isWhole ? 0 : (this.#notice?.height ?? 0));
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
        const noteTag = (): Tag => tag('Note', root);
        const lines =
          this.#laid.get(key) ?? this.#setup.stacked(document.notes.get(key) ?? [], width, setup, noteTag());
        this.#laid.set(key, lines);
        return lines;
      });
  }
}

/** The space after the last line does not count at the end of a page. */
const heightWithoutEnd = (laidBlocks: readonly LaidBlock[]) =>
  heightOf(laidBlocks) - (laidBlocks.at(-1)?.after ?? 0);
