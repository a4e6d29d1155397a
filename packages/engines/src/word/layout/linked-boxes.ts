import type { BoxText } from '../model';
import { heightOf, type LaidBlock } from './laid-block';

/** The lines of a text that appear in this box: the linked boxes before it take as many as fit in them. */
export function linesInBox({ chain }: BoxText, laidBlocks: LaidBlock[]): LaidBlock[] {
  if (!chain) return laidBlocks;
  const boxes = [...chain.boxes].sort((a, b) => a.part - b.part);
  let from = 0;
  for (const { part, room } of boxes) {
    let end = from;
    for (let next = laidBlocks[end]; next; next = laidBlocks[end]) {
      if (heightOf(laidBlocks.slice(from, end + 1)) - next.after > room + 0.5) break;
      end += 1;
    }
    if (part === boxes.at(-1)?.part) end = laidBlocks.length;
    if (part === chain.part) return laidBlocks.slice(from, end);
    from = end;
  }
  return [];
}
