import type { Fact } from '../engine';
import type { AssembleOptions, Notes } from './assemble/assemble';
import { type Input, takenOf, ways } from './input';
import type { Inspection, Look } from './inspect';

/** Facts of a report. The first seven are counted, and `lost` if they were dropped. */
export type PdfFact =
  | 'forms' // fields
  | 'bookmarks'
  | 'links'
  | 'attachments'
  | 'layers'
  | 'tags' // documents that have them
  | 'labels' // likewise
  // About one file:
  | 'signatures' // invalid in any new file
  | 'repaired'
  | 'pages' // unreadable
  | 'missing' // pages it counts but lacks
  | 'password' // the result opens without
  | 'scripts' // that computed fields
  | 'dynamic-form' // XFA
  | 'articles'
  | 'program-data' // private data of programs
  | 'opening' // actions run when it was opened
  // Made:
  | 'renamed' // fields with names of an earlier file
  | 'blank' // pages added
  | 'file-bookmarks' // one for each file
  | 'once' // each page is in one part
  | 'left-out' // pages in no part
  | 'removed' // pages left out on purpose
  | 'cleared' // title, author and other metadata
  | 'smaller' // pictures below the requested resolution, due to this device's limit
  // Edited:
  | 'edited' // reworded lines
  | 'face-replaced' // a font that lacks a letter, and its substitute
  | 'letters-missing' // in all fonts
  | 'too-long' // by this many points
  | 'titles' // of bookmarks and the document that have the new words
  | 'alternatives' // texts for screen readers that have the new words
  | 'filled' // fields
  | 'signed'; // drawn signatures

const counted: { fact: PdfFact; of: (inspection: Inspection) => number; once?: boolean }[] = [
  { fact: 'forms', of: ({ fields }) => fields },
  { fact: 'bookmarks', of: ({ bookmarks }) => bookmarks },
  { fact: 'links', of: ({ links }) => links },
  { fact: 'attachments', of: ({ attachments }) => attachments },
  { fact: 'layers', of: ({ layers }) => layers },
  { fact: 'tags', of: ({ tagged }) => Number(tagged), once: true },
  { fact: 'labels', of: ({ labels }) => Number(labels), once: true },
];

/** Compares the contents of whole sources with those of the result, so that every loss is reported. */
export function lostAndKept(inputs: Input[], after: Look, notes: Notes, { bookmarks }: AssembleOptions) {
  const facts: Fact<PdfFact>[] = [];
  if (bookmarks === 'per-file') facts.push({ fact: 'file-bookmarks', count: inputs.length });
  for (const { fact, of, once } of counted) {
    if (fact === 'bookmarks' && bookmarks === 'none') continue;
    const sum = inputs.reduce((all, { inspection }) => all + of(inspection), 0);
    const had = once ? Math.min(sum, 1) : sum;
    const added = fact === 'bookmarks' && bookmarks === 'per-file' ? inputs.length : 0;
    const has = Math.min(had, of(after) - added);
    if (has > 0) facts.push({ fact, count: has });
    if (has < had) facts.push({ fact, count: had - has, lost: true });
  }
  facts.push(...ofFiles(inputs, notes));
  if (notes.blank > 0) facts.push({ fact: 'blank', count: notes.blank });
  return facts;
}

/**
 * Facts about some pages of a file. Fields and bookmarks of other pages were dropped on request and are not
 * reported; links to those pages are.
 */
export function factsOfPages(input: Input, after: Look, notes: Notes): Fact<PdfFact>[] {
  const { inspection, objects } = input;
  const facts: Fact<PdfFact>[] = counted
    .map(({ fact, of }) => ({ fact, count: of(after) }))
    .filter(({ count }) => count > 0);
  const links = takenOf(input).reduce((sum, { page }) => sum + (inspection.pageLinks[page - 1] ?? 0), 0);
  if (links > after.links) facts.push({ fact: 'links', count: links - after.links, lost: true });
  for (const { fact, of, once } of counted) {
    if (once && of(inspection) > of(after)) facts.push({ fact, count: 1, lost: true });
    // Layers of other pages are dropped on purpose; pdf.js drops all of them.
    if (fact === 'layers' && objects?.way === ways.indexOf('pdfjs') && inspection.layers > after.layers)
      facts.push({ fact, count: inspection.layers - after.layers, lost: true });
  }
  return [...facts, ...ofFiles([input], notes)];
}

/** Facts about single files. */
function ofFiles(inputs: Input[], notes: Notes): Fact<PdfFact>[] {
  return inputs.flatMap(({ source, inspection }, index) => {
    const piece = notes.pieces[index];
    if (!piece) return [];
    const { repaired, encrypted } = inspection;
    const { of = 0, read = 0, lost = [] } = repaired ?? {};
    const signed = Math.max(inspection.signatures, piece.signatures);
    const missing = Math.max(piece.missing, of - read - lost.length);
    const facts: (Fact<PdfFact> | false | undefined)[] = [
      signed > 0 && { fact: 'signatures', count: signed, lost: true },
      repaired && { fact: 'repaired', count: read },
      lost.length > 0 && { fact: 'pages', pages: lost, count: lost.length, lost: true },
      encrypted === 'user' && { fact: 'password' },
      piece.renamed > 0 && { fact: 'renamed', count: piece.renamed },
      missing > 0 && { fact: 'missing', count: missing, lost: true },
      piece.scripts && { fact: 'scripts', lost: true },
      piece.dynamicForm && { fact: 'dynamic-form', lost: true },
      piece.articles && { fact: 'articles', lost: true },
      piece.programData && { fact: 'program-data', lost: true },
      piece.opening && { fact: 'opening', lost: true },
    ];
    return facts.flatMap((fact) => (fact ? { ...fact, file: source.name } : []));
  });
}
