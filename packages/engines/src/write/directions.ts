import bidiFactory from 'bidi-js';
import { rightToLeftLetters } from './right-to-left';

/** The Unicode Bidirectional Algorithm (Unicode Standard Annex 9). */
export const bidi = bidiFactory();

/** Letters that the shaper joins and mirrors; all others are placed one by one. */
const shapedRuns = new RegExp(`[${rightToLeftLetters}]+|[\\s\\S]`, 'gu');

/** A part of a text with one direction: right to left if its level is odd. */
export type Part = { text: string; level: number };

/** Parts of a text with one direction. In right-to-left text, each character that the shaper does not join is its own part. */
export function partsOf(text: string, levels: Uint8Array): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < text.length; ) {
    let end = index + 1;
    while (end < text.length && levels[end] === levels[index]) end += 1;
    const level = levels[index] ?? 0;
    const levelText = text.slice(index, end);
    const inner = level % 2 === 1 ? (levelText.match(shapedRuns) ?? []) : [levelText];
    parts.push(...inner.map((part) => ({ text: part, level })));
    index = end;
  }
  return parts;
}

/** The text of a part, with mirrored brackets if it is right to left. */
export const mirrorBrackets = ({ text, level }: Part) =>
  level % 2 === 1
    ? Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
    : text;

/**
 * Items of a line in visual order: runs against the surrounding direction are reversed, from the highest level on
 * (rule L2).
 */
export function inVisualOrder<Item>(items: readonly Item[], levelOf: (item: Item) => number): Item[] {
  const order = [...items];
  for (let level = Math.max(0, ...order.map(levelOf)); level > 0; level--) {
    for (let index = 0; index < order.length; index++) {
      let end = index;
      while (end < order.length && levelOf(order[end] as Item) >= level) end += 1;
      if (end > index) order.splice(index, end - index, ...order.slice(index, end).reverse());
      index = Math.max(index, end);
    }
  }
  return order;
}

/**
 * Parts of one line of text in visual order, from left to right; the base direction is that of the first letter that
 * has one.
 */
export function visualParts(text: string): Part[] {
  const parts = partsOf(text, bidi.getEmbeddingLevels(text, 'auto').levels);
  return inVisualOrder(parts, ({ level }) => level).map((part) => ({ ...part, text: mirrorBrackets(part) }));
}
