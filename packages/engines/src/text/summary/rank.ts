import type { Sentence } from './sentences';
import { termsOf } from './terms';

type Vector = Map<string, number>;

/** Largest number of similar sentences linked per sentence, most similar first. */
const maxNeighbours = 24;

/**
 * Centrality of each sentence: sentences that share rare words with many central ones are central (LexRank;
 * Erkan and Radev, 2004). Words of many sentences create no neighbours, which keeps long documents fast.
 */
export function rank(sentences: Sentence[]): { scores: number[]; vectors: Vector[] } {
  const terms = sentences.map(({ text }) => termsOf(text));
  const holders = new Map<string, number[]>();
  terms.forEach((list, index) => {
    for (const term of new Set(list)) {
      const existing = holders.get(term);
      if (existing) existing.push(index);
      else holders.set(term, [index]);
    }
  });
  const weight = (term: string) => Math.log(1 + sentences.length / (holders.get(term)?.length ?? 1));
  const vectors = terms.map((list) => vectorOf(list, weight));
  const links = vectors.map((vector, index) => linksOf(vector, index, holders, vectors));
  return { scores: walk(links), vectors };
}

function vectorOf(list: string[], weight: (term: string) => number): Vector {
  const vector: Vector = new Map();
  for (const term of list) vector.set(term, (vector.get(term) ?? 0) + weight(term));
  const length = Math.hypot(...vector.values()) || 1;
  for (const [term, value] of vector) vector.set(term, value / length);
  return vector;
}

type Link = [number, number];

function linksOf(
  vector: Vector,
  sentence: number,
  holders: Map<string, number[]>,
  vectors: Vector[],
): Link[] {
  const near = new Map<number, number>();
  const common = Math.max(12, vectors.length * 0.15);
  for (const [term, value] of vector) {
    const list = holders.get(term) ?? [];
    if (list.length > common && vectors.length > 40) continue;
    for (const index of list) {
      if (index !== sentence)
        near.set(index, (near.get(index) ?? 0) + value * (vectors[index]?.get(term) ?? 0));
    }
  }
  return [...near]
    .filter(([, value]) => value > 0.03)
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxNeighbours);
}

/** Stationary distribution of a random walk between similar sentences, with occasional jumps. */
function walk(links: Link[][]): number[] {
  const count = links.length;
  const sums = links.map((list) => list.reduce((sum, [, value]) => sum + value, 0));
  let scores = new Array<number>(count).fill(1 / count);
  for (let round = 0; round < 30; round++) {
    const next = new Array<number>(count).fill(0.15 / count);
    links.forEach((list, from) => {
      for (const [to, value] of list) {
        next[to] = (next[to] ?? 0) + (0.85 * (scores[from] ?? 0) * value) / (sums[from] || 1);
      }
    });
    scores = next;
  }
  const highest = Math.max(...scores, Number.EPSILON);
  return scores.map((score) => score / highest);
}

/** Similarity of two sentences: 0 to 1. */
export function similarity(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [term, value] of a) sum += value * (b.get(term) ?? 0);
  return sum;
}
