/**
 * Files included in a guide: a comment with the file's name, and the fenced block below it.
 *
 * @param docs text of the guide
 * @param read content of a file of the checkout
 * @returns the guide with each block replaced by its file
 */
export function withShownFiles(docs: string, read: (file: string) => string): string {
  return docs.replace(
    /(<!-- file: (\S+) -->\n```\w*\n)[\s\S]*?(\n```\n)/g,
    (_, before: string, file: string, after: string) => `${before}${read(file).trimEnd()}${after}`,
  );
}
