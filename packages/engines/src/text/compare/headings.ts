import { type Block, labelledText, type Place, type Token } from '../model';

/** Returns a function that finds the heading above a position; its result is undefined before the first heading. */
export function headingsOf(tokens: readonly Token[]): (place: Place) => string | undefined {
  const starts: { start: number; block: Block }[] = [];
  for (const { block, index } of tokens)
    if (block.kind === 'heading' && block !== starts.at(-1)?.block) starts.push({ start: index, block });
  return ({ from }) => {
    const heading = starts.findLast(({ start }) => start <= from);
    return heading && labelledText(heading.block);
  };
}
