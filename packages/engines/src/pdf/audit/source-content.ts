import { bytesOf, type Input } from '../input';
import { Content } from './content';
import { ObjectFile } from './object-file';

/** Content of a source, read from its own bytes, a repaired copy, or the output of pdf.js; undefined if unreadable. */
export async function sourceContent(input: Input): Promise<Content | undefined> {
  if (input.content) return input.content === 'unreadable' ? undefined : input.content;
  const { source, opened, inspection } = input;
  const readers: (() => Promise<Uint8Array | null>)[] = opened.rescued
    ? [async () => opened.rescued?.bytes ?? null]
    : [
        () => bytesOf(input),
        () =>
          opened.encrypted === 'none' ? opened.doc.extractPages([{ document: null }]) : Promise.resolve(null),
      ];
  for (const readBytes of readers) {
    try {
      const bytes = await readBytes();
      const content = bytes && new Content(new ObjectFile(bytes, opened.rescued ? '' : source.password));
      if (content?.pages.length === inspection.pages) {
        input.content = content;
        return content;
      }
    } catch {
      // The next strategy is tried.
    }
  }
  input.content = 'unreadable';
  return undefined;
}
