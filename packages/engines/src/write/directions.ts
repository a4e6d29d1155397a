import bidiFactory from 'bidi-js';
import { rightToLeftLetters } from './right-to-left';

/** The Unicode Bidirectional Algorithm (Unicode Standard Annex 9). */
export const bidi = bidiFactory();

/** Letters that the shaper puts together and mirrors; all others are placed one by one. */
const shaped = new RegExp(`[${rightToLeftLetters}]+|[\\s\\S]`, 'gu');

/** A part of a text that runs in one direction: from right to left where its level is odd. */
export type Part = { text: string; level: number };

/** Parts of a word that run in one direction; signs that run from right to left are parts of their own. */
export function partsOf(text: string, levels: Uint8Array): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < text.length; ) {
    let end = index + 1;
    while (end < text.length && levels[end] === levels[index]) end += 1;
    const level = levels[index] ?? 0;
    const same = text.slice(index, end);
    const inner = level % 2 === 1 ? (same.match(shaped) ?? []) : [same];
    parts.push(...inner.map((part) => ({ text: part, level })));
    index = end;
  }
  return parts;
}

/** A bracket that runs from right to left opens to the other side. */
export const mirrored = ({ text, level }: Part) =>
  level % 2 === 1
    ? Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
    : text;

/** Items of a line as they are seen: what runs against its surroundings is reversed, from the highest level on (rule L2). */
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

/** Parts of one line of text as they are seen from left to right; its first letter with a direction decides on its own. */
export function visualParts(text: string): Part[] {
  const parts = partsOf(text, bidi.getEmbeddingLevels(text, 'auto').levels);
  return inVisualOrder(parts, ({ level }) => level).map((part) => ({ ...part, text: mirrored(part) }));
}
