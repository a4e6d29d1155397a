import type { Section } from '../model';
import { Area } from './area';
import { laidBlocksOf } from './blocks';
import { keptTogether, repeatedAbove } from './columns';
import { placeFloat } from './floats';
import { endnoteSeparatorBlocks } from './footnotes';
import { addHeadersAndFooters } from './headers-and-footers';
import { heightOf, type LaidBlock, type Page } from './laid-block';
import type { LineCounter } from './line-counter';
import { finishPage } from './page-rules';
import type { Setup } from './setup';

/** Lays out a document page by page. */
export class Flow {
  readonly #setup: Setup;
  readonly #area: Area;
  readonly #lineCounter: Pick<LineCounter, 'add'> | undefined;

  constructor(setup: Setup, progress: (page: number) => void) {
    this.#setup = setup;
    this.#area = new Area(setup, progress);
    const { graphics } = setup;
    this.#lineCounter = graphics && new graphics.LineCounter(setup);
  }

  layOut(): Page[] {
    const { sections, endnotes, notes } = this.#setup.document;
    for (const [i, section] of sections.entries()) {
      this.#area.begin(section, i);
      const width = this.#area.width();
      const sectionSetup = { ...this.#setup, pitch: section.pitch, reach: this.#reachOf(section) };
      const laidBlocks = laidBlocksOf(section.blocks, width, sectionSetup, this.#setup.root);
      if (i === sections.length - 1 && endnotes.length > 0) {
        const endnoteBlocks = endnotes.flatMap((key) => notes.get(key) ?? []);
        laidBlocks.push(
          ...endnoteSeparatorBlocks(width, sectionSetup),
          ...laidBlocksOf(endnoteBlocks, width, sectionSetup, this.#setup.root),
        );
      }
      const next = sections[i + 1];
      const { unbalanced } = this.#setup.document;
      this.#place(laidBlocks, section.columns.count > 1 && next?.start === 'same' && !unbalanced);
    }
    this.#area.end();
    for (const page of this.#area.pages) finishPage(page, this.#setup);
    addHeadersAndFooters(this.#area.pages, this.#setup);
    return this.#area.pages;
  }

  /** Distance from the left edge of the only column to the right edge of the paper, on left-hand pages too. */
  #reachOf({ columns, page, margin }: Section): number | undefined {
    if (columns.count > 1) return undefined;
    const { mirrors } = this.#setup.document;
    return page.width - (mirrors ? Math.max(margin.left, margin.right) : margin.left);
  }

  /** @param isBalanced whether the columns of the last page end at the same height */
  #place(all: LaidBlock[], isBalanced: boolean) {
    const laidBlocks = [...all];
    const uneven = this.#setup.graphics?.unevenColumns(this.#area.section, laidBlocks);
    let balanced = 0;
    const [first] = laidBlocks;
    this.#area.afterBreak = true;
    if (first && this.#area.isTooLow(first)) {
      this.#area.afterBreak = false;
      this.#area.newPage(false);
    }
    for (let i = 0; i < laidBlocks.length; ) {
      uneven?.settle(laidBlocks, i, this.#area.width());
      const laidBlock = laidBlocks[i] as LaidBlock;
      // A continuous section or a later column may be at its own top without being at the top of the page.
      if (laidBlock.breakBefore && this.#area.page.content.length > 0) {
        this.#area.newPage(false);
        this.#area.afterBreak = true;
      }
      if (isBalanced && balanced < this.#area.pages.length) {
        balanced = this.#area.pages.length;
        this.#area.balance(laidBlocks.slice(i));
      }
      const group = keptTogether(laidBlocks, i, this.#area.height);
      if (this.#area.y <= this.#area.top + 0.01) this.#repeat(laidBlock);
      const empty = this.#area.isEmpty;
      if (laidBlock.room && !empty && this.#area.y + laidBlock.room > this.#area.bottom) {
        if (this.#area.extend()) continue;
        delete laidBlock.room;
        this.#area.afterBreak = false;
        this.#area.newColumn();
        continue;
      }
      let fits = this.#area.roomAfter(group) >= -0.01;
      if (!fits && this.#area.extend()) continue;
      const tooHigh = heightOf(group) > this.#area.height;
      if (!fits && !empty && group.length > 1 && tooHigh) {
        fits = this.#area.roomAfter([laidBlock]) >= -0.01;
        if (fits) group.length = 1;
      }
      if (!fits && laidBlock.split && (group.length === 1 || empty)) {
        const parts = this.#area.divide(laidBlock, empty);
        if (parts) {
          const [here, rest] = parts;
          this.#put(here);
          if (laidBlock.header) rest.header = laidBlock.header;
          laidBlocks[i] = rest;
          this.#area.afterBreak = false;
          this.#area.newColumn();
          continue;
        }
      }
      if (!fits && !empty) {
        this.#area.afterBreak = false;
        this.#area.newColumn();
        continue;
      }
      const reflowed = this.#besideObstacle(laidBlock);
      if (reflowed) {
        laidBlocks.splice(i, laidBlock.count ?? 1, ...reflowed);
        continue;
      }
      // Blocks that are kept together are placed one by one if they do not fit as a whole.
      const count = fits ? group.length : 1;
      for (const each of group.slice(0, count)) {
        const besideObstacle = each !== laidBlock && each.reflow ? this.#besideObstacle(each) : undefined;
        if (besideObstacle) {
          laidBlocks.splice(i, each.count ?? 1, ...besideObstacle);
          break;
        }
        this.#put(each);
        uneven?.put(each);
        i += 1;
        if (each.breakAfter) {
          if (each.breakAfter === 'page') this.#area.newPage(false);
          else this.#area.newColumn();
          this.#area.afterBreak = true;
          break;
        }
      }
    }
  }

  /** Lays a paragraph out again if an obstacle is beside it, or if it brings one. */
  #besideObstacle(laidBlock: LaidBlock): LaidBlock[] | undefined {
    if (!laidBlock.reflow) return undefined;
    const x = this.#area.left();
    const y = this.#area.y + this.#area.gap(laidBlock);
    const floats = laidBlock.floats.filter(({ wrap }) => wrap !== 'none');
    for (const float of laidBlock.floats) this.#float(float, y);
    const { reflow } = laidBlock;
    delete laidBlock.reflow;
    if (floats.length === 0 && !this.#area.exclusions.extendsBelow(y)) {
      laidBlock.floats = [];
      return undefined;
    }
    const reflowed = reflow((top, height, neededWidth) =>
      this.#area.exclusions.room(x, y + top, this.#area.width(), height, neededWidth),
    );
    for (const each of reflowed) each.floats = [];
    return reflowed;
  }

  #float(float: LaidBlock['floats'][number], y: number) {
    const anchor = { x: this.#area.left(), width: this.#area.width(), y };
    const placed = placeFloat(float, this.#area.page.section, anchor, this.#setup, this.#setup.root);
    this.#area.page.floats.push(placed);
    this.#area.exclusions.add(placed);
  }

  #put(laidBlock: LaidBlock) {
    this.#area.y += this.#area.gap(laidBlock);
    for (const float of laidBlock.floats) this.#float(float, this.#area.y);
    this.#area.page.content.push({ laidBlock, x: this.#area.left(), y: this.#area.y });
    this.#lineCounter?.add(laidBlock, this.#area);
    if (laidBlock.title) this.#area.page.titles.push(laidBlock.title);
    this.#area.y += laidBlock.height;
    this.#area.addNotes(laidBlock);
    this.#area.lowest = Math.max(this.#area.lowest, this.#area.y);
    this.#area.last = laidBlock;
    this.#area.isEmpty = false;
  }

  /** Repeats a table's header rows at the top of a page, untagged. */
  #repeat(laidBlock: LaidBlock) {
    for (const row of repeatedAbove(laidBlock, this.#area.height)) {
      const draw: LaidBlock['draw'] = (pen, x, y) => pen.mark(undefined, () => row.draw(pen, x, y));
      this.#area.page.content.push({ x: this.#area.left(), y: this.#area.y, laidBlock: { draw } });
      this.#area.y += row.height;
    }
  }
}
