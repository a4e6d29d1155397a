import type { Pen } from '../draw/pen';
import type { Float, Section } from '../model';

/** A piece of a page that is not cut: a line, or a row of a table. */
export type Slab = {
  height: number;
  /** Room over it; none at the top of a page. */
  before: number;
  /** Room under it, if something follows. */
  after: number;
  /** Spaces of HTML: only the larger of two counts. */
  auto?: boolean;
  draw(pen: Pen, x: number, y: number): void;
  /** Footnotes that must stand on its page. */
  notes: string[];
  floats: Float[];
  /** It may not be parted from the next one. */
  keep: boolean;
  breakBefore?: boolean;
  /** What begins behind it. */
  breakAfter?: 'page' | 'column';
  /** Two parts of it, of which the first fits; nothing if it may not be cut. */
  split?(room: number): [Slab, Slab] | undefined;
  /** Rows that stand again over it on a new page. */
  header?: Slab[];
  /** The first line of a paragraph: lays it out again beside what is there. */
  relay?(room: (top: number, height: number) => { left: number; width: number; above: number }): Slab[];
  /** Lines of its paragraph, with itself. */
  count?: number;
  /** The next paragraph of the same style stands close. */
  close?: string;
};

export type Laid = { slab: Slab; x: number; y: number };

/** A page and its content. */
export type Page = {
  section: Section;
  /** First page of its section. */
  first: boolean;
  /** As it is counted. */
  number: number;
  laid: Laid[];
  furniture: Laid[];
  floats: { float: Float; x: number; y: number; draw(pen: Pen): void }[];
};

export const heightOf = (slabs: readonly Slab[]): number =>
  slabs.reduce((sum, slab, i) => sum + slab.height + gapBetween(slabs[i - 1], slab), 0) +
  (slabs.at(-1)?.after ?? 0);

/** Room between two slabs. */
export function gapBetween(above: Slab | undefined, below: Slab): number {
  if (!above) return below.before;
  return above.auto && below.auto ? Math.max(above.after, below.before) : above.after + below.before;
}

/** Takes no room and draws nothing: for what is drawn beside the flow. */
export const blank: Slab = { height: 0, before: 0, after: 0, notes: [], floats: [], keep: false, draw() {} };
