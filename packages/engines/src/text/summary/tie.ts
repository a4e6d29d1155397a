import { type Place, placeOf } from '../model';
import { type PackedPaper, unpack } from '../pack';
import { sentencesOf } from './sentences';
import { termsOf } from './terms';

/** A sentence from elsewhere, and the paper's sentence that covers most of it. */
export type Tied = {
  text: string;
  /** Undefined if no sentence covers half of it. */
  place?: Place;
};

/** Matches each point of a model with a sentence of the paper. */
export const tie = async ({ paper, points }: { paper: PackedPaper; points: string[] }): Promise<Tied[]> =>
  tieTo(sentencesOf(await unpack(paper)), points);

/** The running text as input for a model. */
export const runningText = async ({ paper }: { paper: PackedPaper }): Promise<string> =>
  sentencesOf(await unpack(paper))
    .map(({ text }) => text)
    .join(' ');

/** Rare words of a point weigh more; numbers most: a point with another number is another point. */
function tieTo(sentences: ReturnType<typeof sentencesOf>, points: string[]): Tied[] {
  const terms = sentences.map(({ text }) => new Set(termsOf(text)));
  const holders = (term: string) => terms.reduce((sum, one) => sum + Number(one.has(term)), 0);
  return points.map((text) => {
    const own = [...new Set(termsOf(text))];
    const weights = own.map(
      (term) => Math.log(2 + sentences.length / (holders(term) || 1)) * (/\d/.test(term) ? 2 : 1),
    );
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    let best = -1;
    let score = 0;
    terms.forEach((one, index) => {
      const said = own.reduce((sum, term, at) => sum + (one.has(term) ? (weights[at] ?? 0) : 0), 0);
      if (said > score) [best, score] = [index, said];
    });
    const sentence = all > 0 && score / all >= 0.5 ? sentences[best] : undefined;
    return { text, ...(sentence && { place: placeOf(sentence.tokens) }) };
  });
}
