import type { Section } from '../model';
import { balancedHeight, columnLeft, columnWidth } from './columns';
import { Exclusions } from './floats';
import { Footnotes } from './footnotes';
import { heightsOfHeadersAndFooters } from './headers-and-footers';
import { type LaidBlock, type Page, paragraphSpacing } from './laid-block';
import type { Setup } from './setup';

/** Where the layout is: page, column and height. */
export class Area {
  readonly pages: Page[] = [];
  readonly notes: Footnotes;
  exclusions = new Exclusions();
  section: Section;
  /** Upper and lower limits of the section's columns on this page, and the current height. */
  top = 0;
  bottom = 0;
  y = 0;
  /** Lowest point that a column of the section reached on this page. */
  lowest = 0;
  /** Last laid block of the column. */
  last: LaidBlock | undefined;
  /** The column contains nothing but repeated header rows of a table. */
  isEmpty = true;
  /** The page starts the document or a section, or follows an explicit page break. */
  afterBreak = true;
  readonly #setup: Setup;
  readonly #progress: (page: number) => void;
  #column = 0;
  /** Number of columns in use on this page. */
  #columns = 1;
  /** Lower edge of text and footnotes together; balanced columns end their text above it. */
  #end = 0;

  constructor(setup: Setup, progress: (page: number) => void) {
    this.#setup = setup;
    this.#progress = progress;
    this.notes = new Footnotes(setup);
    this.section = setup.document.sections[0] as Section;
  }

  get page(): Page {
    return this.pages.at(-1) as Page;
  }

  width(): number {
    return columnWidth(this.section, this.#column);
  }

  left(): number {
    // On left-hand pages a column has the same width but starts at another margin.
    const { margin } = this.page.section;
    return columnLeft(this.section, this.#column) + margin.left - this.section.margin.left;
  }

  /** Height available to a column, including its footnotes. */
  get height(): number {
    return this.#end - this.top;
  }

  begin(section: Section, index: number) {
    const previousSection = this.section;
    const { width, height } = section.page;
    const isSameSize = previousSection.page.width === width && previousSection.page.height === height;
    const isContinuation = index > 0 && section.start === 'same' && isSameSize;
    const { count } = section.columns;
    if (index > 0 && section.start === 'column' && isSameSize && count > 1) {
      // Other columns would begin on a new page, as in Word.
      if (count === previousSection.columns.count && this.#column + 1 < count) {
        this.section = section;
        this.newColumn();
        return;
      }
    }
    if (this.pages.length > 0) {
      this.#ruleColumns();
      // Footnotes belong to the columns of their own section. In a single column they are at the end of the page,
      // below the sections that follow; otherwise they are placed here.
      if (!isContinuation || Math.max(previousSection.columns.count, section.columns.count) > 1)
        this.#placeNotes();
    }
    this.section = section;
    if (isContinuation) {
      this.y = Math.max(this.y, this.lowest);
      // The space after the last paragraph applies to all columns; a single column includes it in the gap of its
      // first block.
      this.top = this.y + (section.columns.count > 1 ? (this.last?.after ?? 0) : 0);
      this.lowest = this.y;
      this.#end = Math.min(this.#end, this.page.notesTop ?? this.#end);
      this.bottom = this.#end;
      this.#column = 0;
      this.#columns = 1;
      return;
    }
    this.newPage(true);
    const odd = this.page.number % 2 === 1;
    if (index > 0 && section.numbers.start === undefined && section.start === (odd ? 'even' : 'odd')) {
      this.newPage(true);
    }
  }

  newPage(first: boolean) {
    if (this.pages.length > 0) {
      this.#ruleColumns();
      this.#placeNotes();
      this.page.end = Math.max(this.lowest, this.y);
    }
    const { start } = this.section.numbers;
    const previousNumber = this.pages.at(-1)?.number ?? 0;
    const number = first && start !== undefined ? start : previousNumber + 1;
    const page: Page = {
      section: number % 2 === 0 ? leftHand(this.section, this.#setup.document.mirrors) : this.section,
      first,
      number,
      content: [],
      notes: [],
      separators: [],
      headersAndFooters: [],
      rules: [],
      titles: [],
      end: 0,
      floats: [],
      behind: [],
    };
    this.pages.push(page);
    this.#progress(this.pages.length);
    const { header, footer } = heightsOfHeadersAndFooters(page, this.#setup);
    const { margin } = this.section;
    this.top = margin.top < 0 ? -margin.top : Math.max(margin.top, header > 0 ? margin.header + header : 0);
    const bottomMargin =
      margin.bottom < 0 ? -margin.bottom : Math.max(margin.bottom, footer > 0 ? margin.footer + footer : 0);
    this.bottom = Math.max(this.top + 40, this.section.page.height - bottomMargin);
    this.#end = this.bottom;
    this.#column = 0;
    this.#columns = 1;
    this.y = this.top;
    this.lowest = this.top;
    this.last = undefined;
    this.isEmpty = true;
    this.notes.begin(this.bottom - this.top, this.width());
    this.exclusions = new Exclusions();
  }

  newColumn() {
    this.lowest = Math.max(this.lowest, this.y);
    if (this.#column + 1 < this.section.columns.count) {
      this.#placeNotes();
      this.#column += 1;
      this.#columns = Math.max(this.#columns, this.#column + 1);
      this.y = this.top;
      this.last = undefined;
      this.isEmpty = true;
      this.notes.begin(this.height, this.width());
    } else this.newPage(false);
  }

  /** Ends the document: remaining footnotes continue on further pages. */
  end() {
    while (this.notes.waits) this.newColumn();
    this.#ruleColumns();
    this.#placeNotes();
    this.page.end = Math.max(this.lowest, this.y);
  }

  /** Draws lines between the columns used so far (ECMA-376 part 1, 17.6.4). */
  #ruleColumns() {
    const used = this.#columns;
    this.#columns = 1;
    if (this.pages.length > 0) this.#setup.graphics?.ruleColumns(this, used);
  }

  #placeNotes() {
    this.notes.place(this.page, this.left(), this.#end);
  }

  /** Adds the footnotes of a laid block that ends at the current height. */
  addNotes(laidBlock: LaidBlock) {
    this.notes.add(laidBlock.notes, this.width(), this.#end - this.y);
  }

  /** Splits a laid block so that the first part fits together with its footnotes. */
  divide(laidBlock: LaidBlock, isForced: boolean): [LaidBlock, LaidBlock] | undefined {
    const available = this.#end - this.y - this.gap(laidBlock);
    let reserved = Math.max(this.#end - this.bottom, this.notes.height([], this.width()));
    for (let tries = 0; tries < 5; tries++) {
      const parts = laidBlock.split?.(available - reserved, isForced);
      if (!parts) return undefined;
      const [here] = parts;
      const lack = here.height + this.notes.height([here], this.width()) - available;
      if (lack <= 0.01 || available - reserved - lack < 1) return parts;
      reserved += lack;
    }
    return undefined;
  }

  /** Height that remains in the column after these laid blocks; negative if they do not fit. */
  roomAfter(laidBlocks: readonly LaidBlock[]): number {
    const first = laidBlocks[0] as LaidBlock;
    const inside = laidBlocks
      .slice(1)
      .reduce((sum, laidBlock, i) => sum + paragraphSpacing(laidBlocks[i], laidBlock) + laidBlock.height, 0);
    const end = this.y + this.gap(first) + first.height + inside;
    return Math.min(this.bottom, this.#end - this.notes.height(laidBlocks, this.width())) - end;
  }

  gap(laidBlock: LaidBlock): number {
    if (this.last) return paragraphSpacing(this.last, laidBlock);
    // Space before a paragraph is dropped after an automatic page break, but kept at the top of the document.
    return this.y > this.top || this.afterBreak ? laidBlock.before : 0;
  }

  /** Balances columns before a section that continues below them on the page. */
  balance(laidBlocks: readonly LaidBlock[]) {
    const [first] = laidBlocks;
    const waiting = this.notes.height([], this.width());
    const height = balancedHeight(laidBlocks, {
      count: this.section.columns.count,
      available: this.height,
      gap: first ? Math.max(0, this.y + this.gap(first) - this.top) : 0,
      notes: (columnBlocks, column) =>
        this.notes.wholeHeight(columnBlocks, this.width()) + (column === 0 ? waiting : 0),
    });
    if (height !== undefined) this.bottom = Math.min(this.bottom, this.top + height + 0.5);
  }

  /** Lets the last balanced column, if it needs more than its share, extend to the end of the page. */
  extend(): boolean {
    if (this.#column + 1 < this.section.columns.count || this.bottom >= this.#end) return false;
    this.bottom = this.#end;
    return true;
  }

  /** Whether the first laid block does not fit into columns that start below other text of the page. */
  isTooLow(first: LaidBlock): boolean {
    if (this.section.columns.count === 1 || this.page.content.length === 0) return false;
    const available = this.height - this.notes.height([first], this.width());
    return first.height > available + 0.01 && !first.split?.(available, false);
  }
}

/**
 * The section as it is on a left-hand page.
 * @param mirrors whether its margins are exchanged (ECMA-376 part 1, 17.15.1.57)
 */
function leftHand(section: Section, mirrors: boolean): Section {
  const { left, right } = section.margin;
  const margin = mirrors ? { ...section.margin, left: right, right: left } : section.margin;
  return { ...section, margin, isLeftHand: true };
}
