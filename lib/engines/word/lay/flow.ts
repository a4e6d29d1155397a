import type { Tag } from '../draw/tags';
import type { Document, Section } from '../model';
import { slabsOf } from './blocks';
import { balancedHeight, columnLeft, columnWidth } from './columns';
import { Exclusions, placeFloat } from './floats';
import { Footnotes } from './footnotes';
import { furnish, furnitureFor, heightsOfFurniture } from './furniture';
import type { Setup } from './setup';
import { blank, gapBetween, heightOf, type Page, type Slab } from './slab';

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
  readonly #notes: Footnotes;
  #exclusions = new Exclusions();

  constructor(document: Document, setup: Setup, root: Tag, progress: (page: number) => void) {
    this.#document = document;
    this.#setup = setup;
    this.#root = root;
    this.#progress = progress;
    this.#notes = new Footnotes(document, setup, root);
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
    this.#notes.place(this.#page, this.#bottom);
    furnish(this.pages, this.#document, this.#setup);
    return this.pages;
  }

  get #page(): Page {
    return this.pages.at(-1) as Page;
  }

  #width(): number {
    return columnWidth(this.#section, this.#column);
  }

  #left(): number {
    return columnLeft(this.#section, this.#column);
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
    if (this.pages.length > 0) this.#notes.place(this.#page, this.#bottom);
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
    this.#notes.newPage();
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

  /** Room that is left in the column once these are placed; below zero where they do not fit. */
  #roomAfter(slabs: readonly Slab[]): number {
    const first = slabs[0] as Slab;
    const inside = slabs.slice(1).reduce((sum, slab, i) => sum + gapBetween(slabs[i], slab) + slab.height, 0);
    const end = this.#y + this.#gap(first) + first.height + inside;
    return this.#bottom - this.#notes.height(slabs, this.#width()) - end;
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
        const notes = this.#notes.height([slab], this.#width());
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
    this.#notes.add([slab], this.#width());
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
    const height = balancedHeight(slabs, this.#section.columns.count, this.#bottom - this.#top);
    if (height !== undefined) this.#bottom = Math.min(this.#bottom, this.#top + height + 0.5);
  }
}

const tooHigh = (slabs: readonly Slab[], room: number) => heightOf(slabs) > room;
