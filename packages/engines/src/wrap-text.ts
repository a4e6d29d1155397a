/**
 * Breaks a text at its spaces into lines of at most `width`; a word that is longer gets a line of its own.
 *
 * @param widthOf width of a text, in the unit of `width`
 */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
