import { type Place, placeOf } from '../model';
import { type PackedDocument, unpack } from '../pack';
import { sentencesOf } from './sentences';
import { termsOf } from './terms';

/** A sentence written by a model, and the sentence of the document that it is based on. */
export type MatchedPoint = {
  text: string;
  /** Undefined if no sentence shares half of its terms. */
  place?: Place;
};

/** Finds for each sentence of a model the sentence of the document that shares most of its terms. */
export const matchPoints = async ({
  doc,
  points,
}: {
  doc: PackedDocument;
  points: string[];
}): Promise<MatchedPoint[]> => matchTo(sentencesOf(await unpack(doc)), points);

/** Running text of a document as input for a model. */
export const runningText = async ({ doc }: { doc: PackedDocument }): Promise<string> =>
  sentencesOf(await unpack(doc))
    .map(({ text }) => text)
    .join(' ');

/**
 * Best sentence for each point. Rare words weigh more, and numbers most: a point with another number is another
 * point.
 */
function matchTo(sentences: ReturnType<typeof sentencesOf>, points: string[]): MatchedPoint[] {
  const terms = sentences.map(({ text }) => new Set(termsOf(text)));
  const sentencesWith = (term: string) => terms.reduce((sum, termSet) => sum + Number(termSet.has(term)), 0);
  return points.map((text) => {
    const textTerms = [...new Set(termsOf(text))];
    const weights = textTerms.map(
      (term) => Math.log(2 + sentences.length / (sentencesWith(term) || 1)) * (/\d/.test(term) ? 2 : 1),
    );
    const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
    let best = -1;
    let score = 0;
    terms.forEach((termSet, index) => {
      const shared = textTerms.reduce(
        (sum, term, index) => sum + (termSet.has(term) ? (weights[index] ?? 0) : 0),
        0,
      );
      if (shared > score) [best, score] = [index, shared];
    });
    const sentence = totalWeight > 0 && score / totalWeight >= 0.5 ? sentences[best] : undefined;
    return { text, ...(sentence && { place: placeOf(sentence.tokens) }) };
  });
}
