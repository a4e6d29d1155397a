/**
 * Breaks a text into lines of at most `width`, given in multiples of the font size; a word that is longer gets a line of
 * its own.
 */
export function wrapText(
  text: string,
  width: number,
  typeset: (text: string) => { width: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && typeset(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
