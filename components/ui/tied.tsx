/** The longest pair of words that a heading of a phone holds in one line. */
const longest = 17;

/**
 * A heading whose last line is never one word: of three words or more the last two stay together. A pair that a phone has
 * no room for does so from the width on where headings have wide columns. In a wider face, or in a narrower column, they
 * part all the same.
 */
export function Tied({ text }: { text: string }) {
  const pair = /\S+ \S+$/.exec(text);
  if (!pair || pair.index === 0) return text;
  return (
    <>
      {text.slice(0, pair.index)}
      <span className={pair[0].length > longest ? 'lg:inline-block' : 'inline-block'}>{pair[0]}</span>
    </>
  );
}
