import { type Block, labelledText, type Place, type Token } from '../model';

/** Returns the heading above a position of the text; undefined before the first one. */
export function headingsOf(tokens: readonly Token[]): (place: Place) => string | undefined {
  const starts: { start: number; block: Block }[] = [];
  for (const { block, index } of tokens)
    if (block.kind === 'heading' && block !== starts.at(-1)?.block) starts.push({ start: index, block });
  return ({ from }) => {
    const heading = starts.findLast(({ start }) => start <= from);
    return heading && labelledText(heading.block);
  };
}
