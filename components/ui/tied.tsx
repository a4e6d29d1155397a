/** The longest pair of words that a heading of a phone holds in one line. */
const longest = 17;

/**
 * A heading whose last line is never one word: of three words or more the last two stay together, if a phone has room for
 * them. In a wider face, or in a narrower column, they part all the same.
 */
export function Tied({ text }: { text: string }) {
  const pair = /\S+ \S+$/.exec(text);
  if (!pair || pair.index === 0 || pair[0].length > longest) return text;
  return (
    <>
      {text.slice(0, pair.index)}
      <span className="inline-block">{pair[0]}</span>
    </>
  );
}
