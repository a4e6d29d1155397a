import { bytesOf, type Input } from '../input';
import { Content } from './content';
import { ObjectFile } from './object-file';

/** Content of a source, read from its own bytes, from a repaired copy, or from the output of pdf.js. */
export async function sourceContent(input: Input): Promise<Content | undefined> {
  if (input.content) return input.content === 'unreadable' ? undefined : input.content;
  const { source, opened, inspection } = input;
  const tries: (() => Promise<Uint8Array | null>)[] = opened.rescued
    ? [async () => opened.rescued?.bytes ?? null]
    : [
        () => bytesOf(input),
        () =>
          opened.encrypted === 'none' ? opened.doc.extractPages([{ document: null }]) : Promise.resolve(null),
      ];
  for (const bytesOf of tries) {
    try {
      const bytes = await bytesOf();
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
