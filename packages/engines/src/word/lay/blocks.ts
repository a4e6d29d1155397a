import { type Tag, tag } from '../draw/tags';
import type { Block } from '../model';
import { paragraphSlabs } from './paragraph';
import type { Setup } from './setup';
import type { Slab } from './slab';
import { tableSlabs } from './table';

/** Lays out stacked blocks. */
export function slabsOf(
  blocks: readonly Block[],
  width: number,
  setup: Setup,
  parent: Tag | undefined,
): Slab[] {
  return blocks.flatMap((block, i) => {
    if (block.kind === 'table')
      return tableSlabs(block, width, parent, (inner, room, own) => setup.stacked(inner, room, setup, own));
    const { level } = block.look;
    const own = parent && tag(level ? `H${Math.min(6, level)}` : 'P', parent);
    const neighbours = { above: paragraph(blocks[i - 1]), below: paragraph(blocks[i + 1]) };
    const slabs = paragraphSlabs(block, neighbours, width, setup, own);
    const [first] = slabs;
    if (first && block.inlines.length > 0) {
      first.count = slabs.length;
      first.relay = (room) => paragraphSlabs(block, neighbours, width, setup, own, room);
    }
    return slabs;
  });
}

const paragraph = (block: Block | undefined) => (block?.kind === 'paragraph' ? block : undefined);
