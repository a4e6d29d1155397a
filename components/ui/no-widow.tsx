/** Longest pair of words that fits one line of a phone's heading. */
const longest = 17;

/**
 * A heading whose last line is never a single word: of three words or more the last two stay together. A pair
 * too long for a phone does so only from the width of wide columns on. In a wider font or a narrower column
 * they break anyway.
 */
export function NoWidow({ text }: { text: string }) {
  const pair = /\S+ \S+$/.exec(text);
  if (!pair || pair.index === 0) return text;
  return (
    <>
      {text.slice(0, pair.index)}
      <span className={pair[0].length > longest ? 'lg:inline-block' : 'inline-block'}>{pair[0]}</span>
    </>
  );
}
