/** Longest pair of words that fits one line of a phone's heading. */
const maxPairLength = 17;

/**
 * A heading whose last line is never a single word: the last two of three or more words stay together. A pair that is
 * too long for a phone stays together only from the breakpoint `lg` on. If the column is narrower than the pair, the
 * pair breaks.
 */
export function NoWidow({ text }: { text: string }) {
  const pair = /\S+ \S+$/.exec(text);
  if (!pair || pair.index === 0) return text;
  return (
    <>
      {text.slice(0, pair.index)}
      <span className={pair[0].length > maxPairLength ? 'lg:inline-block' : 'inline-block'}>{pair[0]}</span>
    </>
  );
}
