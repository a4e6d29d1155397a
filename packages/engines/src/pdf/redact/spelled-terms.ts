import { type PDFContext, type PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { encodeLatin1 } from '../../write/bytes';
import { dictOf, getArray, getDict, getName, getNumber, items, pdfName } from '../assemble/objects';
import { contentsOf, type PageObject } from '../assemble/page-objects';
import { appearancesOf } from '../assemble/resources';
import type { Substitutes } from '../edit/fonts';
import { streamText } from '../edit/stream-text';
import { runContent } from './content';
import { ContentRun, type Letter } from './page';
import { reachedFrom } from './placed-texts';
import { readingOf } from './reading';
import type { DocumentState } from './state';
import { lettersAndDigits, type Terms } from './terms';

type ContentToClear = { stream: PDFRawStream; resources: PDFDict | undefined };

/** Removes the letters that spell a term from content outside pages, such as an appearance stream. */
export async function removeSpelledTerms(
  { context, terms, fonts }: { context: PDFContext; terms: Terms; fonts: Substitutes },
  content: PDFRawStream | ContentToClear,
): Promise<void> {
  const { stream, resources } =
    content instanceof PDFRawStream
      ? { stream: content, resources: getDict(content.dict, 'Resources') }
      : content;
  const source = { text: streamText(stream), resources };
  const run = (job: { isReadOnly: true } | { isRemoved: (letter: number) => boolean }) =>
    fonts.runWithFonts(() => {
      const page = new ContentRun({ context, areas: [], widths: fonts.widths, ...job });
      return { letters: page.letters, written: runContent(page, source) };
    });
  const removedLetters = lettersSpelling((await run({ isReadOnly: true })).letters, terms);
  if (removedLetters.size === 0) return;
  const { written } = await run({ isRemoved: (letter) => removedLetters.has(letter) });
  const dict = stream.dict.clone(context);
  for (const key of ['DecodeParms', 'Length']) dict.delete(pdfName(key));
  dict.set(pdfName('Filter'), pdfName('FlateDecode'));
  if (written.resources && dict.has(pdfName('Resources'))) dict.set(pdfName('Resources'), written.resources);
  const newStream = PDFRawStream.of(dict, context.flateStream(encodeLatin1(written.text)).getContents());
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object === stream) context.assign(ref, newStream);
}

/** Indices of the letters that spell a term. */
function lettersSpelling(letters: Letter[], terms: Terms): Set<number> {
  const removedLetters = new Set<number>();
  const numbers = new Map(letters.map((letter, number) => [letter, number]));
  let text = '';
  const owners: Letter[][] = [];
  for (const unit of readingOf(letters))
    for (const character of lettersAndDigits(unit.text)) {
      text += character;
      owners.push(...Array.from({ length: character.length }, () => unit.letters));
    }
  for (const term of terms.normalised)
    for (let position = text.indexOf(term); position >= 0; position = text.indexOf(term, position + 1))
      for (let index = position; index < position + term.length; index++)
        for (const letter of owners[index] ?? []) removedLetters.add(numbers.get(letter) as number);
  return removedLetters;
}

/**
 * Content that is in the file but on no page: forms and patterns that nothing draws, such as resources of a form field, and the pages of
 * templates (ISO 32000-2, 7.7.4).
 */
export function undrawnContent(
  context: PDFContext,
  pageObjects: PageObject[],
  { pages }: DocumentState,
): ContentToClear[] {
  const reached = reachedFrom(context);
  const drawn = new Set<PDFRawStream>(pages.flatMap(({ forms }) => [...forms]));
  for (const { dict } of pageObjects)
    for (const item of items(getArray(dict, 'Annots')))
      for (const stream of appearancesOf(dictOf(context, item))) drawn.add(stream);
  const undrawn: ContentToClear[] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref.tag)) continue;
    const dict = dictOf(context, object);
    if (object instanceof PDFRawStream) {
      const isDrawing =
        getName(object.dict, 'Subtype') === 'Form' || getNumber(object.dict, 'PatternType') === 1;
      if (isDrawing && !drawn.has(object))
        undrawn.push({ stream: object, resources: getDict(object.dict, 'Resources') });
    } else if (dict && getName(dict, 'Type') === 'Template')
      for (const stream of contentsOf(dict))
        if (stream instanceof PDFRawStream) undrawn.push({ stream, resources: getDict(dict, 'Resources') });
  }
  return undrawn;
}
