import { type PDFContext, PDFDict, PDFHexString, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { get, getDict, getNumber, getText, kidsOf, pdfName, put } from '../assemble/objects';
import { catalogOf, type PageObject } from '../assemble/page-objects';
import type { MarkedContent } from './page-model';
import type { FormCopies } from './rewrite';

/** Old and new text of a line. */
export type ChangedText = { before: string; after: string };

/** Old and new text of a line or paragraph, and the marked content of its page with the changed letters. */
export type TaggedChange = ChangedText & { pageObject: PageObject; markedContent: MarkedContent[] };

/** An element of the structure tree with its parent, and the page of its content. */
type Element = { dict: PDFDict; parent: Element | undefined; page: PDFObject | undefined };

/** Texts that replace or describe an element's content (PDF 1.7, 14.9): description, wording, expansion, title. */
const alternativeTextKeys = ['Alt', 'ActualText', 'E', 'T'];

/**
 * Rewords the alternative texts of structure elements that contain a changed line. Other elements keep their texts,
 * even with the same words, as they describe something else.
 *
 * @returns number of elements with a new text
 */
export function rewordAlternatives(context: PDFContext, lines: readonly TaggedChange[]): number {
  if (lines.length === 0) return 0;
  const rewordedDicts = new Set<PDFDict>();
  for (const { element, contents } of contentOf(context)) {
    for (const line of lines) {
      if (
        !contents.some((content) =>
          line.markedContent.some((mark) => isSameMarkedContent(context, content, mark, line.pageObject)),
        )
      )
        continue;
      for (let ancestor: Element | undefined = element; ancestor; ancestor = ancestor.parent)
        if (rewordElement(ancestor.dict, line)) rewordedDicts.add(ancestor.dict);
    }
  }
  return rewordedDicts.size;
}

/** A content item of an element: marked content, by its number. `entry` is its dictionary, if it has one. */
type Content = { entry?: PDFDict; id: number; page: PDFObject | undefined; form: PDFObject | undefined };

/** Elements that have content items of their own, with these items. */
function* contentOf(context: PDFContext): Generator<{ element: Element; contents: Content[] }> {
  const visited = new Set<PDFDict>();
  const root = getDict(catalogOf(context), 'StructTreeRoot');
  const waiting: Element[] = root ? [{ dict: root, parent: undefined, page: undefined }] : [];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const { dict } = element;
    if (visited.has(dict)) continue;
    visited.add(dict);
    const page = dict.get(pdfName('Pg')) ?? element.page;
    const contents: Content[] = [];
    for (const value of kidsOf(dict)) {
      const kid = context.lookup(value);
      if (kid instanceof PDFNumber) contents.push({ id: kid.asNumber(), page, form: undefined });
      if (!(kid instanceof PDFDict)) continue;
      const id = getNumber(kid, 'MCID');
      if (id === undefined) waiting.push({ dict: kid, parent: element, page });
      else
        contents.push({
          entry: kid,
          id,
          page: kid.get(pdfName('Pg')) ?? page,
          form: kid.get(pdfName('Stm')),
        });
    }
    if (contents.length > 0) yield { element, contents };
  }
}

function isSameMarkedContent(
  context: PDFContext,
  content: Content,
  mark: MarkedContent,
  pageObject: PageObject,
): boolean {
  if (content.id !== mark.id) return false;
  if (mark.form ? context.lookup(content.form) !== mark.form : content.form) return false;
  return isOnPage(context, content, pageObject);
}

const isOnPage = (context: PDFContext, { page }: Content, { ref, dict }: PageObject): boolean =>
  page instanceof PDFRef && ref ? page.tag === ref.tag : context.lookup(page) === dict;

/** Makes the elements that have content in a copied form refer to the copy. */
export function followForms(context: PDFContext, pageObject: PageObject, copies: FormCopies): void {
  if (copies.size === 0) return;
  for (const { contents } of contentOf(context)) {
    for (const content of contents) {
      const copy = content.form instanceof PDFRef ? copies.get(content.form.tag) : undefined;
      if (copy && content.entry && isOnPage(context, content, pageObject)) put(content.entry, { Stm: copy });
    }
  }
}

function rewordElement(dict: PDFDict, line: TaggedChange): boolean {
  let isReworded = false;
  for (const key of alternativeTextKeys) {
    const text = getText(dict, key);
    // Names of the structure tree root or of classes are not alternative texts.
    if (text === undefined || get(dict, 'S') === undefined) continue;
    const next = reworded(text, line, key === 'ActualText');
    if (next === text) continue;
    isReworded = true;
    if (next) put(dict, { [key]: PDFHexString.fromText(next) });
    else dict.delete(pdfName(key));
  }
  return isReworded;
}

const wordsOf = (text: string) => text.normalize('NFKC').split(/\s+/).filter(Boolean);
const withoutPunctuation = (word: string) =>
  word.replace(/^\P{L}+(?=\p{L})|(?<=[\p{L}\d])[^\p{L}\d]+$/gu, '');

/**
 * An alternative text after a line was reworded: the whole line or else its changed words are replaced wherever they
 * occur. Common words alone ("of the") do not count as an occurrence of the line.
 *
 * @param isWording whether the text repeats its element word by word, so that every word counts
 */
export function reworded(text: string, { before, after }: ChangedText, isWording: boolean) {
  const words = wordsOf(text);
  const [oldWords, newWords] = [wordsOf(before), wordsOf(after)];
  const replacement =
    isWording || oldWords.length > 1 || isDistinctive(oldWords)
      ? replaced(words, oldWords, newWords)
      : undefined;
  if (replacement) return replacement.join(' ');
  let start = 0;
  while (start < Math.min(oldWords.length, newWords.length) && oldWords[start] === newWords[start])
    start += 1;
  let end = 0;
  while (
    end < Math.min(oldWords.length, newWords.length) - start &&
    oldWords.at(-1 - end) === newWords.at(-1 - end)
  )
    end += 1;
  const removed = oldWords.slice(start, oldWords.length - end);
  const replacementWords = newWords.slice(start, newWords.length - end);
  if (removed.length === 0 || !(isWording || isDistinctive(removed))) return text;
  const phrase = replaced(words, removed, replacementWords);
  if (phrase) return phrase.join(' ');
  // If the old words are in another order or not adjacent, the new words replace the first of them.
  const keptWords = new Set(replacementWords.map(withoutPunctuation));
  const replacedWords = new Set(
    removed
      .map(withoutPunctuation)
      .filter((word) => !keptWords.has(word) && (isWording || isDistinctive([word]))),
  );
  const first = words.findIndex((word) => replacedWords.has(withoutPunctuation(word)));
  if (first < 0) return text;
  const rest = (from: number, to?: number) =>
    words.slice(from, to).filter((word) => !replacedWords.has(withoutPunctuation(word)));
  return [...rest(0, first), ...replacementWords, ...rest(first + 1)].join(' ');
}

const isDistinctive = (words: string[]) => words.some((word) => /\p{N}|\p{L}{4}/u.test(word));

/** Words with each occurrence of a phrase replaced; punctuation after it is kept. Undefined if it does not occur. */
function replaced(words: string[], phrase: string[], replacementWords: string[]): string[] | undefined {
  const [phraseWords, output]: [string[], string[]] = [phrase.map(withoutPunctuation), []];
  let isFound = false;
  for (let position = 0; position < words.length; ) {
    if (
      phraseWords.length > 0 &&
      phraseWords.every((word, index) => withoutPunctuation(words[position + index] ?? '') === word)
    ) {
      const last = words[position + phraseWords.length - 1] ?? '';
      const tail = last.slice(last.indexOf(withoutPunctuation(last)) + withoutPunctuation(last).length);
      const end = replacementWords.at(-1);
      output.push(
        ...replacementWords.slice(0, -1),
        ...(end ? [tail && !end.endsWith(tail) ? withoutPunctuation(end) + tail : end] : []),
      );
      position += phraseWords.length;
      isFound = true;
    } else {
      output.push(words[position] ?? '');
      position += 1;
    }
  }
  return isFound ? output : undefined;
}
