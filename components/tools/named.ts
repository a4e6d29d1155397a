/** Puts a tool's name into words such as “How {tool} works”. */
export function named(words: string, tool: string): string {
  return words.replace('{tool}', tool);
}
