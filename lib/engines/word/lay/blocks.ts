import { type Tag, tag } from '../draw/tags';
import type { Block, Paragraph } from '../model';
import { paragraphSlabs } from './paragraph';
import type { Neighbours, Setup } from './setup';
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
      return tableSlabs(block, width, parent, (inner, room, own) => slabsOf(inner, room, setup, own));
    const own = parent && tag(typeOf(block), parent);
    const slabs = paragraphSlabs(block, neighbours(blocks, i), width, setup, own);
    const [first] = slabs;
    if (first && canStandBeside(block)) {
      first.count = slabs.length;
      first.relay = (room) => paragraphSlabs(block, neighbours(blocks, i), width, setup, own, room);
    }
    return slabs;
  });
}

const canStandBeside = ({ inlines }: Paragraph) => inlines.length > 0;

const typeOf = ({ look }: Paragraph) => (look.level ? `H${Math.min(6, look.level)}` : 'P');

function neighbours(blocks: readonly Block[], i: number): Neighbours {
  const [above, below] = [blocks[i - 1], blocks[i + 1]];
  return {
    ...(above?.kind === 'paragraph' && { above }),
    ...(below?.kind === 'paragraph' && { below }),
  };
}
