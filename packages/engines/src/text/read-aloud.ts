import { Fault } from '../engine';
import type { Block } from './model';
import { type PackedDocument, unpack } from './pack';
import { Stretch } from './stretch';
import { paragraphsOf, partsOf } from './summary/sentences';

/** Unit of reading aloud: a sentence, a heading, a row of a table. */
export type AloudLine = { text: string; page: number };

const kindsReadAloud = new Set<Block['kind']>(['paragraph', 'list', 'heading', 'cell', 'field', 'footnote']);

/**
 * A document for reading aloud, sentence by sentence; headers, footers and comments are left out.
 *
 * @throws Fault `no-text` without a word
 */
export async function linesToRead({ doc }: { doc: PackedDocument }): Promise<AloudLine[]> {
  const lines = paragraphsOf(await unpack(doc), kindsReadAloud).flatMap((group) => {
    const { text } = new Stretch(group);
    const page = group[0]?.page ?? 1;
    return partsOf(text).flatMap(([from, to]) => {
      const line = text.slice(from, to).trim();
      return line ? [{ text: line, page }] : [];
    });
  });
  if (lines.length === 0) throw new Fault('no-text', { file: doc.name });
  return lines;
}
