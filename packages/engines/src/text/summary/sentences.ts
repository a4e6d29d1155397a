import { isContinuedBy } from '../hyphens';
import { type Block, type TextDocument, type Token, tokensOf } from '../model';
import { Stretch } from '../stretch';

export type Sentence = {
  tokens: Token[];
  text: string;
  /** The heading above it. */
  heading?: Block;
  /** Index of the sentence within its paragraph, from 0. */
  position: number;
};

const summarizedKinds = new Set<Block['kind']>(['paragraph', 'list', 'heading']);
const runningKinds = new Set<Block['kind']>(['paragraph', 'list']);

/** Supported by Firefox since version 125. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : undefined;
/**
 * Fallback: up to a mark that ends a sentence with its quotation marks and spaces, followed by a capital or a digit.
 */
const sentence = /[\s\S]+?(?:[.!?।]+["”’)\]]*\s+(?=[^\s\p{Ll}])|\n+|$)/gu;

/** Sentences with the spaces that follow them, and where they start. */
function segmentsOf(text: string): { segment: string; index: number }[] {
  if (segmenter) return [...segmenter.segment(text)];
  return Array.from(text.matchAll(sentence), ({ 0: segment, index }) => ({ segment, index }));
}

/** Abbreviations and initials do not end a sentence. */
const abbreviated =
  /(?:^|[\s(“"])(?:\p{Lu}|No|Nos|Rs|Mr|Mrs|Ms|Dr|Shri|Smt|Sri|St|vs?|Ltd|Pvt|Co|Inc|Art|Sec|S|Cl|Ch|Fig|Vol|pp?|cf|viz|etc|e\.g|i\.e|al|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|a\.m|p\.m)\.["”’)]*\s*$/u;

/** Only the number of a clause or a list item, which belongs to the next sentence. */
const number = /^\s*\(?(?:\d{1,3}(?:\.\d{1,3})*|\p{Ll}|[ivxlc]{1,5})[.)]\s*$/u;

/**
 * Sentences of the running text with their headings; tables, notes, headers and footers are excluded.
 *
 * @returns in order, each with its words, its text and its position in its paragraph, from 0
 */
export function sentencesOf(doc: TextDocument): Sentence[] {
  const sentences: Sentence[] = [];
  let heading: Block | undefined;
  for (const group of paragraphsOf(doc, summarizedKinds)) {
    if (group[0]?.block.kind === 'heading') {
      heading = group[0].block;
      continue;
    }
    const stretch = new Stretch(group);
    partsOf(stretch.text).forEach(([from, to], position) => {
      const tokens = stretch.run(from, to);
      const text = stretch.text.slice(from, to).trim();
      if (text) sentences.push({ tokens, text, position, ...(heading && { heading }) });
    });
  }
  return sentences;
}

/** Words of each block of these types; a paragraph across pages counts as one, and so does a table row. */
export function paragraphsOf(doc: TextDocument, kinds: ReadonlySet<Block['kind']>): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokensOf(doc)) {
    const { block, word } = token;
    if (word.mark === 'deleted' || word.mark === 'hidden' || !kinds.has(block.kind)) continue;
    const last = groups.at(-1);
    const previousBlock = last?.at(-1)?.block;
    const isSameGroup =
      previousBlock === block ||
      (previousBlock && inOneRow(previousBlock, block)) ||
      (previousBlock &&
        block.kind === 'paragraph' &&
        runningKinds.has(previousBlock.kind) &&
        isContinuedBy(previousBlock, block));
    if (last && isSameGroup) last.push(token);
    else groups.push([token]);
  }
  return groups;
}

const inOneRow = (block: Block, otherBlock: Block) =>
  block.kind === 'cell' &&
  otherBlock.kind === 'cell' &&
  block.table === otherBlock.table &&
  block.row === otherBlock.row;

/** Character ranges of the sentences. */
export function partsOf(text: string): [number, number][] {
  const parts: [number, number][] = [];
  for (const { segment, index } of segmentsOf(text)) {
    const last = parts.at(-1);
    const previousSentence = last ? text.slice(last[0], last[1]) : '';
    const continues =
      last &&
      (number.test(previousSentence) ||
        abbreviated.test(previousSentence) ||
        (/^[\p{Ll}\d]/u.test(segment) && !/[.!?।]["”’)]*\s*$/u.test(previousSentence)));
    if (last && continues) last[1] = index + segment.length;
    else parts.push([index, index + segment.length]);
  }
  return parts;
}
