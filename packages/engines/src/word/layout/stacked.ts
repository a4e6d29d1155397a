import type { Tag } from '../draw/tags';
import type { Block } from '../model';
import { laidBlocksOf } from './blocks';
import { Exclusions, placeFloat, type Surroundings } from './floats';
import { type LaidBlock, type PlacedFloat, paragraphSpacing } from './laid-block';
import type { Setup } from './setup';

/** Lays out blocks stacked in a cell, a box or a note, including their floats. */
export const stackBlocks = (
  blocks: readonly Block[],
  width: number,
  setup: Setup,
  parent: Tag | undefined,
): LaidBlock[] => {
  const boxSetup = { ...setup, reach: undefined };
  return layOutStacked(laidBlocksOf(blocks, width, boxSetup, parent), width, boxSetup, parent).laidBlocks;
};

/**
 * Places the floats of stacked laid blocks. Lines avoid them, and a stack without surroundings grows to the height of
 * the floats that lines avoid. Each float is drawn together with its laid block.
 *
 * @param around page to which floats may refer; without it they refer to the stack
 * @returns the laid blocks, and the floats that lie behind all text of the page
 */
export function layOutStacked(
  all: readonly LaidBlock[],
  width: number,
  setup: Setup,
  parent: Tag | undefined,
  around?: Surroundings,
): { laidBlocks: LaidBlock[]; behind: PlacedFloat[] } {
  if (all.every(({ floats }) => floats.length === 0)) return { laidBlocks: [...all], behind: [] };
  const exclusions = new Exclusions();
  const [x, top] = [around?.x ?? 0, around?.y ?? 0];
  const waiting = [...all];
  const laidBlocks: LaidBlock[] = [];
  const behind: PlacedFloat[] = [];
  let y = top;
  let lowest = top;
  for (let laidBlock = waiting.shift(); laidBlock; laidBlock = waiting.shift()) {
    const blockTop = y + paragraphSpacing(laidBlocks.at(-1), laidBlock);
    const { floats } = laidBlock;
    const placed = floats.map((float) =>
      placeFloat(float, around?.section, { x, width, y: blockTop }, setup, parent),
    );
    for (const each of placed) exclusions.add(each);
    for (const { float, y: from, height, x: left } of placed)
      if (float.wrap !== 'none' && left < x + width) lowest = Math.max(lowest, from + height);
    if (laidBlock.reflow && exclusions.extendsBelow(blockTop)) {
      const { reflow, count = 1 } = laidBlock;
      const reflowed = reflow((down, height, neededWidth) =>
        exclusions.room(x, blockTop + down, width, height, neededWidth),
      );
      for (const each of reflowed) each.floats = [];
      waiting.splice(0, count - 1);
      waiting.unshift(...reflowed.slice(1));
      laidBlock = reflowed[0] ?? laidBlock;
    }
    if (around) behind.push(...placed.filter(({ float }) => float.behind));
    const obstacles = around ? placed.filter(({ float }) => !float.behind) : placed;
    laidBlocks.push(
      obstacles.length > 0 ? withFloats(laidBlock, obstacles, x, blockTop) : { ...laidBlock, floats: [] },
    );
    y = blockTop + laidBlock.height;
  }
  const last = laidBlocks.at(-1);
  if (last && lowest > y && !around)
    laidBlocks.push({
      ...{ height: lowest - y, before: 0, after: 0 },
      notes: [],
      floats: [],
      keepNext: false,
      draw: () => {},
    });
  return { laidBlocks, behind };
}

/** A laid block that also draws its floats, which were placed as if it were at the given point. */
function withFloats(laidBlock: LaidBlock, placed: readonly PlacedFloat[], x: number, y: number): LaidBlock {
  const sorted = [...placed].sort((a, b) => a.float.order - b.float.order);
  return {
    ...laidBlock,
    floats: [],
    draw(pen, left, top) {
      const shift = [left - x, top - y] as const;
      for (const each of sorted) if (each.float.behind) each.draw(pen, ...shift);
      laidBlock.draw(pen, left, top);
      for (const each of sorted) if (!each.float.behind) each.draw(pen, ...shift);
    },
  };
}
