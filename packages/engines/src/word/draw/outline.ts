import { textString } from '../../write/pdf-font';
import type { PdfWriter } from '../../write/pdf-writer';

/** A heading; `place` is its destination (ISO 32000-1, 12.3.2.2), such as `7 0 R/Fit`. */
type Heading = { title: string; level: number; place: string };

type Item = Heading & { object: number; inner: Item[] };

/** Writes nested bookmarks of headings. @returns number of their object */
export function writeOutline(pdf: PdfWriter, headings: readonly Heading[]): number {
  const root = pdf.reserve();
  const top: Item[] = [];
  const open: Item[] = [];
  for (const heading of headings) {
    const item: Item = { ...heading, object: pdf.reserve(), inner: [] };
    while ((open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    (open.at(-1)?.inner ?? top).push(item);
    open.push(item);
  }
  const write = (items: readonly Item[], parent: number) => {
    for (const [i, { title, place, object, inner }] of items.entries()) {
      const next = items[i + 1] ? `/Next ${items[i + 1]?.object} 0 R` : '';
      const previous = i > 0 ? `/Prev ${items[i - 1]?.object} 0 R` : '';
      const below = inner.length > 0 ? ends(inner) : '';
      const entries = `/Title${textString(title)}/Parent ${parent} 0 R/Dest[${place}]`;
      pdf.add(`<<${entries}${next}${previous}${below}>>`, undefined, object);
      write(inner, object);
    }
  };
  write(top, root);
  pdf.add(`<</Type/Outlines${ends(top)}>>`, undefined, root);
  return root;
}

const ends = (items: readonly Item[]) =>
  `/First ${items[0]?.object} 0 R/Last ${items.at(-1)?.object} 0 R/Count ${items.length}`;
