import type { PDFContext } from '@cantoo/pdf-lib';
import type { Fact } from '../../engine';
import type { Leaf } from '../assemble/leaves';
import { dictOf, getArray, getName, items } from '../assemble/objects';
import type { PdfFact } from '../facts';
import type { Traces } from './traces';

/** Annotations of all pages. */
export type NoteCounts = { notes: number; links: number; fields: number };

export function countNotes(context: PDFContext, leaves: Leaf[]): NoteCounts {
  const counts = { notes: 0, links: 0, fields: 0 };
  for (const leaf of leaves)
    for (const item of items(getArray(leaf.dict, 'Annots'))) {
      const kind = getName(dictOf(context, item), 'Subtype');
      if (kind === 'Link') counts.links += 1;
      else if (kind === 'Widget') counts.fields += 1;
      else if (kind && kind !== 'Popup') counts.notes += 1;
    }
  return counts;
}

export function factsOf({
  wasFound,
  notesBefore,
  notesAfter,
  traces,
  work,
  attachments,
  stays,
  opened,
}: {
  wasFound: { letters: number; pictures: number; drawings: number };
  notesBefore: NoteCounts;
  notesAfter: NoteCounts;
  traces: Traces;
  work: { reworded: number; appearances: number };
  attachments: number;
  stays: number[];
  opened: { encrypted: string };
}): Fact<PdfFact>[] {
  const facts: Fact<PdfFact>[] = [];
  const tell = (fact: PdfFact, count: number) => {
    if (count > 0) facts.push({ fact, count });
  };
  tell('redacted-letters', wasFound.letters);
  tell('redacted-pictures', wasFound.pictures);
  tell('redacted-drawings', wasFound.drawings);
  tell('redacted-notes', notesBefore.notes - notesAfter.notes);
  tell('redacted-links', notesBefore.links - notesAfter.links);
  tell('redacted-fields', notesBefore.fields - notesAfter.fields);
  const of = (...kinds: string[]) => kinds.reduce((sum, kind) => sum + (traces.get(kind) ?? 0), 0);
  tell('redacted-bookmarks', of('bookmarks'));
  tell('redacted-information', of('information', 'metadata'));
  tell('redacted-alternatives', of('alternatives') + work.reworded);
  tell('redacted-values', of('values', 'field-names'));
  tell(
    'redacted-elsewhere',
    of('notes', 'addresses', 'destinations', 'attachment-names', 'scripts', 'other-texts') + work.appearances,
  );
  tell('redacted-attachments', attachments);
  if (of('program-data') > 0) facts.push({ fact: 'program-data', count: of('program-data'), lost: true });
  if (stays.length > 0) facts.push({ fact: 'redacted-stays', count: stays.length, pages: stays, lost: true });
  if (opened.encrypted !== 'none') facts.push({ fact: 'password', count: 1, lost: true });
  return facts;
}
