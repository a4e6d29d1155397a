import { type Place, placeOf } from '../model';
import { type PackedDocument, unpack } from '../pack';
import { sentencesOf } from './sentences';
import { termsOf } from './terms';

/** A sentence that a model wrote, and the sentence of the document that it was taken from. */
export type MatchedPoint = {
  text: string;
  /** Undefined if no sentence covers half of it. */
  place?: Place;
};

/** Finds for each sentence of a model the one of the document that shares most of its terms. */
export const matchPoints = async ({
  doc,
  points,
}: {
  doc: PackedDocument;
  points: string[];
}): Promise<MatchedPoint[]> => matchTo(sentencesOf(await unpack(doc)), points);

/** The running text as input for a model. */
export const runningText = async ({ doc }: { doc: PackedDocument }): Promise<string> =>
  sentencesOf(await unpack(doc))
    .map(({ text }) => text)
    .join(' ');

/** Rare words of a point weigh more; numbers most: a point with another number is another point. */
function matchTo(sentences: ReturnType<typeof sentencesOf>, points: string[]): MatchedPoint[] {
  const terms = sentences.map(({ text }) => new Set(termsOf(text)));
  const holders = (term: string) => terms.reduce((sum, termSet) => sum + Number(termSet.has(term)), 0);
  return points.map((text) => {
    const textTerms = [...new Set(termsOf(text))];
    const weights = textTerms.map(
      (term) => Math.log(2 + sentences.length / (holders(term) || 1)) * (/\d/.test(term) ? 2 : 1),
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
