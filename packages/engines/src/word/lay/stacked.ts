import type { Tag } from '../draw/tags';
import type { Block } from '../model';
import { slabsOf } from './blocks';
import { Exclusions, placeFloat, type Surroundings } from './floats';
import type { Setup } from './setup';
import { gapBetween, type PlacedFloat, type Slab } from './slab';

/** Lays out blocks that are stacked in a cell, a box or a note, with the floats in them. */
export const stackSlabs = (
  blocks: readonly Block[],
  width: number,
  setup: Setup,
  parent: Tag | undefined,
): Slab[] => settled(slabsOf(blocks, width, setup, parent), width, setup, parent).slabs;

/**
 * Places the floats of stacked slabs; lines keep clear of them, and the stack becomes as high as the floats that
 * lines avoid. Floats are drawn with the slab that they belong to.
 *
 * @param around page to which floats may refer; without it, they refer to the stack
 * @returns the slabs, and the floats that are behind all text of the page
 */
export function settled(
  all: readonly Slab[],
  width: number,
  setup: Setup,
  parent: Tag | undefined,
  around?: Surroundings,
): { slabs: Slab[]; behind: PlacedFloat[] } {
  if (all.every(({ floats }) => floats.length === 0)) return { slabs: [...all], behind: [] };
  const exclusions = new Exclusions();
  const [x, top] = [around?.x ?? 0, around?.y ?? 0];
  const waiting = [...all];
  const slabs: Slab[] = [];
  const behind: PlacedFloat[] = [];
  let y = top;
  let lowest = top;
  for (let slab = waiting.shift(); slab; slab = waiting.shift()) {
    const at = y + gapBetween(slabs.at(-1), slab);
    const { floats } = slab;
    const placed = floats.map((float) =>
      placeFloat(float, around?.section, { x, width, y: at }, setup, parent),
    );
    for (const each of placed) exclusions.add(each);
    for (const { float, y: from, height, x: left } of placed)
      if (float.wrap !== 'none' && left < x + width) lowest = Math.max(lowest, from + height);
    if (slab.relay && exclusions.reach(at)) {
      const { relay, count = 1 } = slab;
      const relaid = relay((down, height) => exclusions.room(x, at + down, width, height));
      for (const each of relaid) each.floats = [];
      waiting.splice(0, count - 1);
      waiting.unshift(...relaid.slice(1));
      slab = relaid[0] ?? slab;
    }
    if (around) behind.push(...placed.filter(({ float }) => float.behind));
    const own = around ? placed.filter(({ float }) => !float.behind) : placed;
    slabs.push(own.length > 0 ? withFloats(slab, own, x, at) : { ...slab, floats: [] });
    y = at + slab.height;
  }
  const last = slabs.at(-1);
  if (last && lowest > y && !around)
    slabs.push({
      ...{ height: lowest - y, before: 0, after: 0 },
      notes: [],
      floats: [],
      keep: false,
      draw: () => {},
    });
  return { slabs, behind };
}

/** A slab that draws its floats, which were placed for its own place at a point. */
function withFloats(slab: Slab, placed: readonly PlacedFloat[], x: number, y: number): Slab {
  const sorted = [...placed].sort((a, b) => a.float.order - b.float.order);
  return {
    ...slab,
    floats: [],
    draw(pen, left, top) {
      const by = [left - x, top - y] as const;
      for (const each of sorted) if (each.float.behind) each.draw(pen, ...by);
      slab.draw(pen, left, top);
      for (const each of sorted) if (!each.float.behind) each.draw(pen, ...by);
    },
  };
}
