/** Breaks a text into lines of at most this width, as a multiple of the size; a longer word gets its own line. */
export function wrapped(text: string, width: number, set: (text: string) => { width: number }): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && set(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
