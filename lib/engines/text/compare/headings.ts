import { type Block, type Place, type Token, textOf } from '../model';

/** Returns the heading above a position of the text; undefined before the first one. */
export function headingsOf(tokens: readonly Token[]): (place: Place) => string | undefined {
  const starts: { from: number; block: Block }[] = [];
  let last: Block | undefined;
  for (const { block, index } of tokens) {
    if (block !== last && block.kind === 'heading') starts.push({ from: index, block });
    last = block;
  }
  return ({ from }) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle]?.from ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    const block = starts[low - 1]?.block;
    return block && [block.label, textOf(block)].filter(Boolean).join(' ');
  };
}
