import { type Tag, tag } from '../draw/tags';
import type { Document, Section } from '../model';
import { slabsOf } from './blocks';
import { Exclusions, placeFloat } from './floats';
import { furnish, furnitureFor, heightsOfFurniture } from './furniture';
import type { Setup } from './setup';
import { gapBetween, heightOf, type Page, type Slab } from './slab';
import { stack } from './table';

/** Lays a document out, page by page. */
export class Flow {
  readonly pages: Page[] = [];
  readonly #document: Document;
  readonly #setup: Setup;
  readonly #root: Tag;
  readonly #progress: (page: number) => void;
  #section: Section;
  #column = 0;
  /** Where the columns of the section begin and end on this page, and how far the text has come. */
  #top = 0;
  #bottom = 0;
  /** The same, where columns are not made equally high. */
  #end = 0;
  #y = 0;
  /** Lowest point that a column of the section reached on this page. */
  #lowest = 0;
  #last: Slab | undefined;
  #notes: Slab[][] = [];
  #exclusions = new Exclusions();

  constructor(document: Document, setup: Setup, root: Tag, progress: (page: number) => void) {
    this.#document = document;
    this.#setup = setup;
    this.#root = root;
    this.#progress = progress;
    this.#section = document.sections[0] as Section;
  }

  lay(): Page[] {
    const { sections, endnotes, notes } = this.#document;
    for (const [i, section] of sections.entries()) {
      const blocks = [...section.blocks];
      if (i === sections.length - 1) blocks.push(...endnotes.flatMap((key) => notes.get(key) ?? []));
      this.#begin(section, i);
      const slabs = slabsOf(blocks, this.#width(), this.#setup, this.#root);
      const next = sections[i + 1];
      if (section.columns.count > 1 && next?.start === 'same') this.#balance(slabs);
      this.#place(slabs);
    }
    this.#endPage();
    furnish(this.pages, this.#document, this.#setup);
    return this.pages;
  }

  get #page(): Page {
    return this.pages.at(-1) as Page;
  }

  #width(column = this.#column): number {
    const { columns, page, margin } = this.#section;
    const { width } = columns.widths?.[column] ?? {};
    const whole = page.width - margin.left - margin.right;
    return Math.max(20, width ?? (whole - columns.gap * (columns.count - 1)) / columns.count);
  }

  #left(): number {
    const { columns, margin } = this.#section;
    let x = margin.left;
    for (let i = 0; i < this.#column; i++) x += this.#width(i) + (columns.widths?.[i]?.gap ?? columns.gap);
    return x;
  }

  #begin(section: Section, index: number) {
    const before = this.#section;
    this.#section = section;
    const { width, height } = section.page;
    const same = before.page.width === width && before.page.height === height;
    if (index > 0 && (section.start === 'same' || section.start === 'column') && same) {
      this.#y = Math.max(this.#y, this.#lowest);
      this.#top = this.#y;
      this.#lowest = this.#y;
      this.#bottom = this.#end;
      this.#column = 0;
      return;
    }
    this.#newPage(true);
    const odd = this.#page.number % 2 === 1;
    if (index > 0 && section.numbers.start === undefined && section.start === (odd ? 'even' : 'odd')) {
      this.#newPage(true);
    }
  }

  #newPage(first: boolean) {
    if (this.pages.length > 0) this.#endPage();
    const { start } = this.#section.numbers;
    const before = this.pages.at(-1)?.number ?? 0;
    const number = first && start !== undefined ? start : before + 1;
    const page: Page = { section: this.#section, first, number, laid: [], furniture: [], floats: [] };
    this.pages.push(page);
    this.#progress(this.pages.length);
    const { header, footer } = heightsOfFurniture(furnitureFor(page, this.#document), page, this.#setup);
    const { margin } = this.#section;
    this.#top = margin.top < 0 ? -margin.top : Math.max(margin.top, header > 0 ? margin.header + header : 0);
    const below =
      margin.bottom < 0 ? -margin.bottom : Math.max(margin.bottom, footer > 0 ? margin.footer + footer : 0);
    this.#bottom = Math.max(this.#top + 40, this.#section.page.height - below);
    this.#end = this.#bottom;
    this.#column = 0;
    this.#y = this.#top;
    this.#lowest = this.#top;
    this.#last = undefined;
    this.#notes = [];
    this.#exclusions = new Exclusions();
  }

  #newColumn() {
    this.#lowest = Math.max(this.#lowest, this.#y);
    if (this.#column + 1 < this.#section.columns.count) {
      this.#column += 1;
      this.#y = this.#top;
      this.#last = undefined;
    } else this.#newPage(false);
  }

  /** Footnotes of the page stand at its end, below a line. */
  #endPage() {
    if (this.#notes.length === 0) return;
    const high = this.#notesHeight(this.#notes);
    const { margin } = this.#section;
    let y = this.#bottom - high;
    const rule = y + separator / 2;
    this.#page.laid.push({
      x: margin.left,
      y: rule,
      slab: {
        ...blank,
        draw: (pen, x, at) => pen.line({ width: 0.5, style: 'solid', colour: [0, 0, 0] }, x, at, x + 144, at),
      },
    });
    y += separator;
    const slabs = this.#notes.flat();
    this.#page.laid.push({
      x: margin.left,
      y,
      slab: { ...blank, draw: (pen, x, at) => stack(pen, slabs, x, at) },
    });
    this.#notes = [];
  }

  #notesHeight(notes: readonly Slab[][]): number {
    return notes.length > 0 ? separator + heightOf(notes.flat()) : 0;
  }

  #notesOf(slabs: readonly Slab[]): Slab[][] {
    const keys = slabs.flatMap(({ notes }) => notes).filter((key) => key.startsWith('f'));
    return keys.map((key) => {
      const found = this.#noteSlabs.get(key);
      if (found) return found;
      const own = tag('Note', this.#root);
      const laid = slabsOf(
        this.#document.notes.get(key) ?? [],
        this.#width(),
        { ...this.#setup, headings: false },
        own,
      );
      this.#noteSlabs.set(key, laid);
      return laid;
    });
  }

  readonly #noteSlabs = new Map<string, Slab[]>();

  /** Room that is left in the column once these are placed; below zero where they do not fit. */
  #roomAfter(slabs: readonly Slab[]): number {
    const first = slabs[0] as Slab;
    const notes = [...this.#notes, ...this.#notesOf(slabs)];
    const inside = slabs.slice(1).reduce((sum, slab, i) => sum + gapBetween(slabs[i], slab) + slab.height, 0);
    const end = this.#y + this.#gap(first) + first.height + inside;
    return this.#bottom - this.#notesHeight(notes) - end;
  }

  #gap(slab: Slab): number {
    if (this.#last) return gapBetween(this.#last, slab);
    // Room over a paragraph is dropped where a page ended by itself, and stands at the top of the document.
    return this.#y > this.#top || this.#fresh ? slab.before : 0;
  }

  /** The page began with the document, a section or a break that was asked for. */
  #fresh = true;

  #place(all: Slab[]) {
    const slabs = [...all];
    this.#fresh = true;
    for (let i = 0; i < slabs.length; ) {
      const slab = slabs[i] as Slab;
      if (slab.breakBefore && this.#y > this.#top) {
        this.#newPage(false);
        this.#fresh = true;
      }
      const group = [slab];
      while (group.at(-1)?.keep && slabs[i + group.length] && group.length < 40) {
        const next = slabs[i + group.length] as Slab;
        if (next.breakBefore) break;
        group.push(next);
      }
      const empty = this.#y <= this.#top + 0.01;
      let fits = this.#roomAfter(group) >= -0.01;
      if (!fits && !empty && group.length > 1 && tooHigh(group, this.#bottom - this.#top)) {
        fits = this.#roomAfter([slab]) >= -0.01;
        if (fits) group.length = 1;
      }
      if (!fits && slab.split && (group.length === 1 || empty)) {
        const notes = this.#notesHeight([...this.#notes, ...this.#notesOf([slab])]);
        const parts = slab.split(this.#bottom - this.#y - this.#gap(slab) - notes);
        if (parts) {
          const [here, rest] = parts;
          this.#put(here);
          if (slab.header) rest.header = slab.header;
          slabs[i] = rest;
          this.#fresh = false;
          this.#newColumn();
          continue;
        }
      }
      if (!fits && !empty) {
        this.#fresh = false;
        this.#newColumn();
        continue;
      }
      if (empty && slab.header) this.#repeat(slab.header);
      const relaid = this.#beside(slab);
      if (relaid) {
        slabs.splice(i, slab.count ?? 1, ...relaid);
        continue;
      }
      // What is kept together is placed line by line, unless all of it fits.
      const count = fits ? group.length : 1;
      for (const each of group.slice(0, count)) {
        if (each !== slab && each.relay && this.#beside(each)) break;
        this.#put(each);
        i += 1;
        if (each.breakAfter) {
          if (each.breakAfter === 'page') this.#newPage(false);
          else this.#newColumn();
          this.#fresh = true;
          break;
        }
      }
    }
  }

  /** Lays a paragraph out anew where something stands beside it, or comes with it. */
  #beside(slab: Slab): Slab[] | undefined {
    if (!slab.relay) return undefined;
    const x = this.#left();
    const y = this.#y + this.#gap(slab);
    const floats = slab.floats.filter(({ wrap }) => wrap !== 'none');
    for (const float of slab.floats) this.#float(float, y);
    const relay = slab.relay;
    slab.relay = undefined as never;
    if (floats.length === 0 && !this.#exclusions.reach(y)) {
      slab.floats = [];
      return undefined;
    }
    const relaid = relay((top, height) => this.#exclusions.room(x, y + top, this.#width(), height));
    for (const each of relaid) each.floats = [];
    return relaid;
  }

  #float(float: Slab['floats'][number], y: number) {
    const placed = placeFloat(
      float,
      this.#section,
      { x: this.#left(), width: this.#width(), y },
      this.#setup,
      this.#root,
    );
    this.#page.floats.push(placed);
    this.#exclusions.add(float, placed.x, placed.y);
  }

  #put(slab: Slab) {
    this.#y += this.#gap(slab);
    for (const float of slab.floats) this.#float(float, this.#y);
    this.#page.laid.push({ slab, x: this.#left(), y: this.#y });
    this.#notes.push(...this.#notesOf([slab]));
    this.#y += slab.height;
    this.#lowest = Math.max(this.#lowest, this.#y);
    this.#last = slab;
  }

  /** Header rows of a table stand again at the top of a page, not read twice. */
  #repeat(header: readonly Slab[]) {
    for (const row of header) {
      this.#page.laid.push({
        x: this.#left(),
        y: this.#y,
        slab: { ...blank, draw: (pen, x, y) => pen.mark(undefined, () => row.draw(pen, x, y)) },
      });
      this.#y += row.height;
    }
  }

  /** Columns before a section that goes on below them are equally high. */
  #balance(slabs: readonly Slab[]) {
    const total = heightOf(slabs);
    const { count } = this.#section.columns;
    if (total / count > this.#bottom - this.#top) return;
    const fits = (height: number) => {
      let [columns, y] = [1, 0];
      for (const slab of slabs) {
        if (y > 0 && y + slab.height > height) [columns, y] = [columns + 1, 0];
        y += slab.height + slab.before + slab.after;
      }
      return columns <= count;
    };
    let height = total / count;
    while (!fits(height) && height < total) height += 6;
    this.#bottom = Math.min(this.#bottom, this.#top + height + 0.5);
  }
}

/** Room for the line over footnotes. */
const separator = 14;

const blank: Slab = { height: 0, before: 0, after: 0, notes: [], floats: [], keep: false, draw() {} };

const tooHigh = (slabs: readonly Slab[], room: number) => heightOf(slabs) > room;
