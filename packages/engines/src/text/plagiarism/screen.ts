import { Interner } from '../compare/intern';
import { type Place, placeOf, type TextDocument, type Token, tokensOf } from '../model';
import { type PackedDocument, unpack } from '../pack';
import { type Passage, passagesOf } from './winnow';
import { type ExclusionReason, excludedWords, keyOf } from './words';

/** Text that does not count as copied. */
export type PlagiarismOptions = {
  excludesQuotations?: boolean;
  excludesReferences?: boolean;
  /** Words marked as quotations by hand, excluded: `from` to `to` (excluded) count tokens. */
  quotations?: readonly { from: number; to: number }[];
  /** Minimum length of a passage in words; 12 if not given. */
  minWords?: number;
};

/** A passage of the document that is also in a source. */
export type CopiedPassage = {
  /** Index of its source, from 0. */
  source: number;
  /** Where it is in the document and in the source. */
  place: Place;
  from: Place;
  words: number;
  /** Whether its author put it in quotation marks. */
  quoted?: true;
};

/** What a document has in common with its sources. Shares are from 0 to 1. */
export type Plagiarism = {
  /** In document order. If sources share a passage, the one with the longest comes first. */
  passages: CopiedPassage[];
  /** Number of the document's words found in each source, and their share of all words. */
  sources: { name: string; words: number; share: number }[];
  /** Number of words of the document, as a reader counts them, and of those found in any source. */
  words: number;
  copied: number;
  share: number;
  /** Number of words excluded on request, and their places. */
  excluded: Record<ExclusionReason, number>;
  excludedRuns: { reason: ExclusionReason; place: Place }[];
};

/** Finds passages that a document shares with its sources. */
export const plagiarism = async (input: {
  doc: PackedDocument;
  sources: PackedDocument[];
  options?: PlagiarismOptions;
}): Promise<Plagiarism> =>
  screenPlagiarism(await unpack(input.doc), await Promise.all(input.sources.map(unpack)), input.options);

/**
 * Searches a document for passages shared with sources, word by word, ignoring case and punctuation.
 *
 * @param sources in the order in which passages number them, from 0
 * @param options what is excluded (default: nothing), and the shortest passage that counts, in words
 * @returns passages in the order of the document, and counts of its words
 */
export function screenPlagiarism(
  doc: TextDocument,
  sources: TextDocument[],
  {
    excludesQuotations = false,
    excludesReferences = false,
    quotations = [],
    minWords,
  }: PlagiarismOptions = {},
): Plagiarism {
  const numbers = new Interner<string>();
  const tokens = wordsOf(doc);
  const reasons = excludedWords(tokens);
  const reasonFor = (token: Token): ExclusionReason | undefined => {
    const reason = reasons.get(token);
    if (reason === 'quotation' && excludesQuotations) return reason;
    if (reason === 'reference' && excludesReferences) return reason;
    const marked = quotations.some(({ from, to }) => from <= token.index && token.index < to);
    return marked ? 'quotation' : undefined;
  };
  const reasonByToken = new Map(tokens.map((token) => [token, reasonFor(token)]));
  const isExcluded = (token: Token) => reasonByToken.get(token) !== undefined;
  const numberOf = (token: Token) => numbers.number(keyOf(token.word.text));
  const document = Int32Array.from(tokens, (token) => (isExcluded(token) ? -1 : numberOf(token)));
  const texts = sources.map(wordsOf);
  const numbered = texts.map((text) => Int32Array.from(text, numberOf));
  const passages = joinPassages(passagesOf(document, numbered, minWords));
  const wordCount = tokensOf(doc).length;
  const share = (words: number) => (wordCount > 0 ? words / wordCount : 0);
  const copied = coveredWords(passages);
  const count = (reason: ExclusionReason) =>
    tokens.filter((token) => reasonByToken.get(token) === reason).length;
  return {
    passages: passages.map(({ source, documentStart, from, length, fromLength }) => {
      const run = tokens.slice(documentStart, documentStart + length);
      return {
        source,
        place: placeOf(run),
        from: placeOf((texts[source] ?? []).slice(from, from + fromLength)),
        words: length,
        ...(run.every((token) => reasons.get(token) === 'quotation') && { quoted: true }),
      };
    }),
    sources: sources.map(({ name }, source) => {
      const covered = coveredWords(passages.filter((passage) => passage.source === source));
      return { name, words: covered, share: share(covered) };
    }),
    words: wordCount,
    copied,
    share: share(copied),
    excluded: { quotation: count('quotation'), reference: count('reference') },
    excludedRuns: runsOf(tokens, reasonByToken),
  };
}

/** Runs of adjacent words excluded for the same reason. A run ends with its block. */
function runsOf(
  tokens: Token[],
  reasonByToken: Map<Token, ExclusionReason | undefined>,
): Plagiarism['excludedRuns'] {
  const runs: { reason: ExclusionReason; tokens: Token[] }[] = [];
  let previous: Token | undefined;
  for (const token of tokens) {
    const reason = reasonByToken.get(token);
    const last = runs.at(-1);
    const end = last?.tokens.at(-1);
    const continued = end && end === previous && end.block === token.block;
    if (last && continued && last.reason === reason) last.tokens.push(token);
    else if (reason) runs.push({ reason, tokens: [token] });
    previous = token;
  }
  return runs.map(({ reason, tokens }) => ({ reason, place: placeOf(tokens) }));
}

/** Words with a letter or digit; headers, footers, margin notes and invisible text do not count. */
const wordsOf = (doc: TextDocument): Token[] =>
  tokensOf(doc).filter(
    ({ word, block }) =>
      !['header', 'footer', 'comment', 'aside'].includes(block.kind) &&
      word.mark !== 'deleted' &&
      word.mark !== 'hidden' &&
      /[\p{L}\p{N}]/u.test(word.text),
  );

type JoinedPassage = Passage & { fromLength: number };

/** Merges passages with at most two other words between them in both texts, such as a changed word. */
function joinPassages(passages: Passage[]): JoinedPassage[] {
  const merged: JoinedPassage[] = [];
  for (const passage of [...passages].sort(
    (a, b) => a.source - b.source || a.documentStart - b.documentStart || a.from - b.from,
  )) {
    const last = merged.findLast(({ source, documentStart, length, from, fromLength }) => {
      const gap = passage.documentStart - documentStart - length;
      const sourceGap = passage.from - from - fromLength;
      return source === passage.source && gap >= 0 && gap <= 2 && sourceGap >= 0 && sourceGap <= 2;
    });
    if (last) {
      last.length = passage.documentStart + passage.length - last.documentStart;
      last.fromLength = passage.from + passage.length - last.from;
    } else merged.push({ ...passage, fromLength: passage.length });
  }
  const keptPassages = merged.filter((passage) => !merged.some((other) => repeats(passage, other)));
  return keptPassages.sort((a, b) => a.documentStart - b.documentStart || b.length - a.length);
}

/** Whether a passage only repeats, elsewhere in the same source, words that another one already covers. */
const repeats = (passage: JoinedPassage, otherPassage: JoinedPassage) =>
  passage !== otherPassage &&
  passage.source === otherPassage.source &&
  otherPassage.documentStart <= passage.documentStart &&
  otherPassage.documentStart + otherPassage.length >= passage.documentStart + passage.length &&
  (otherPassage.length > passage.length || otherPassage.from < passage.from);

/** Number of words in passages that are sorted by their position in the document. */
function coveredWords(passages: Passage[]): number {
  let [wordCount, end] = [0, 0];
  for (const { documentStart, length } of passages) {
    wordCount += Math.max(0, documentStart + length - Math.max(documentStart, end));
    end = Math.max(end, documentStart + length);
  }
  return wordCount;
}
