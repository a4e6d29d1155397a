import { text } from '../pdf-writer';
import type { StrangeDocument } from './strange-document';

type Item = { ref: number; title: string; target: string; below: Item[]; parent: Item | undefined };

/**
 * Adds bookmarks: one for each page, some below others, and groups without a target.
 *
 * @returns the object number of the outlines
 */
export function outlinesOf(document: StrangeDocument): number {
  const outlines = document.pdf.next();
  const top: Item[] = [];
  let parent: Item | undefined;
  for (const page of document.pages) {
    if (document.decide('a group of bookmarks', 0.2)) {
      const title = text(Buffer.from('Group'));
      const group: Item = { ref: document.pdf.next(), title, target: '', below: [], parent: undefined };
      top.push(group);
      parent = group;
    } else if (document.chance(0.3)) parent = undefined;
    const item: Item = {
      ref: document.pdf.next(),
      title: document.string(document.plant('bookmark', page)),
      target: '',
      below: [],
      parent,
    };
    item.target = document.chance(0.5)
      ? `/Dest ${document.destinationOf(page)}`
      : `/A<</S/GoTo/D ${document.destinationOf(page)}>>`;
    (parent?.below ?? top).push(item);
    if (document.chance(0.3)) parent = item;
  }
  return document.pdf.set(outlines, `<</Type/Outlines${write(document, top, outlines)}>>`);
}

/** Writes bookmarks and those below them. @returns entries of their parent */
function write(document: StrangeDocument, items: Item[], parent: number): string {
  for (const [index, { ref, title, target, below }] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    document.pdf.set(
      ref,
      `<</Title${title}/Parent ${parent} 0 R${target}${before ? `/Prev ${before.ref} 0 R` : ''}${after ? `/Next ${after.ref} 0 R` : ''}${write(document, below, ref)}>>`,
    );
  }
  return items.length > 0
    ? `/First ${items[0]?.ref} 0 R/Last ${items.at(-1)?.ref} 0 R/Count ${items.length}`
    : '';
}
