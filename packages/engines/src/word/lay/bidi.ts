import bidiFactory from 'bidi-js';
import type { Atom } from './atoms';
import { wordOf } from './atoms';
import type { Placed } from './fill';
import type { Type } from './type';

/** The Unicode Bidirectional Algorithm (Unicode Standard Annex 9). */
const bidi = bidiFactory();

/** Stands for a drawing or a mark in the text of a paragraph. */
const object = '\ufffc';

/** Letters that the shaper puts together and mirrors; all others are placed one by one. */
const shaped = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]+|[\s\S]/gu;

const textOf = ({ kind, text }: Atom) =>
  kind === 'word' || kind === 'space' || kind === 'tab' ? text : object;

/**
 * Divides the words of a paragraph where their direction changes, and notes the level of each atom: even ones run from
 * left to right, odd ones from right to left.
 */
export function withLevels(atoms: readonly Atom[], rightToLeft: boolean, type: Type): Atom[] {
  const text = atoms.map(textOf).join('');
  const { levels } = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr');
  let from = 0;
  return atoms.flatMap((atom): Atom[] => {
    const own = textOf(atom);
    const start = from;
    from += own.length;
    const level = levels[start] ?? 0;
    if (atom.kind !== 'word' || atom.field) return [{ ...atom, level }];
    const parts = partsOf(own, levels.subarray(start, from));
    if (parts.length === 1 && parts[0]?.text === own && level % 2 === 0) return [{ ...atom, level }];
    return parts.map((part, i): Atom => {
      const text = mirrored(part);
      return {
        ...wordOf(text, atom.look, type, atom.link),
        ends: i === parts.length - 1 && atom.ends,
        level: part.level,
        ...(text !== part.text && { actual: part.text }),
      };
    });
  });
}

type Part = { text: string; level: number };

/** Parts of a word that run in one direction; signs that run from right to left are parts of their own. */
function partsOf(text: string, levels: Uint8Array): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at + 1;
    while (end < text.length && levels[end] === levels[at]) end += 1;
    const level = levels[at] ?? 0;
    const same = text.slice(at, end);
    const inner = level % 2 === 1 ? (same.match(shaped) ?? []) : [same];
    parts.push(...inner.map((part) => ({ text: part, level })));
    at = end;
  }
  return parts;
}

/** A bracket that runs from right to left opens to the other side. */
const mirrored = ({ text, level }: Part) =>
  level % 2 === 1 ? Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign).join('') : text;

/**
 * Moves the atoms of a line to their places; their order stays that of the text. A paragraph from right to left was
 * laid out as its own mirror image, so that indents, tabs and alignment refer to its right side.
 *
 * @param width of the column, if the paragraph runs from right to left
 */
export function reorder(placed: readonly Placed[], width: number | undefined): void {
  const base = width === undefined ? 0 : 1;
  let end = placed.length;
  while (end > 0 && ['space', 'break', 'mark'].includes(placed[end - 1]?.atom.kind ?? '')) end -= 1;
  let segment: Placed[] = [];
  for (const item of [...placed.slice(0, end), undefined]) {
    if (item && item.atom.kind !== 'tab') segment.push(item);
    else {
      arrange(segment, base);
      segment = [];
    }
  }
  if (width !== undefined) for (const item of placed) item.x = width - item.x - item.width;
}

/** Reverses what runs against its surroundings, from the highest level to the lowest (rule L2). */
function arrange(segment: readonly Placed[], base: number): void {
  const order = [...segment];
  const levelOf = ({ atom }: Placed) => Math.max(0, (atom.level ?? base) - base);
  for (let level = Math.max(0, ...order.map(levelOf)); level > 0; level--) {
    for (let at = 0; at < order.length; at++) {
      let end = at;
      while (end < order.length && levelOf(order[end] as Placed) >= level) end += 1;
      if (end > at) order.splice(at, end - at, ...order.slice(at, end).reverse());
      at = Math.max(at, end);
    }
  }
  let x = segment[0]?.x ?? 0;
  for (const item of order) {
    item.x = x;
    x += item.width;
  }
}
