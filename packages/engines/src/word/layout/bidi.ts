import { bidi, inVisualOrder, mirrorBrackets, partsOf } from '../../write/directions';
import type { Atom } from './atoms';
import { wordOf } from './atoms';
import type { Placed } from './fill';
import type { Typesetter } from './typesetter';

/** Placeholder for a drawing or a mark in the text of a paragraph. */
const object = '\ufffc';

const textOf = ({ kind, text }: Atom) =>
  kind === 'word' || kind === 'space' || kind === 'tab' ? text : object;

/**
 * Splits the words of a paragraph where the direction changes, and sets the embedding level of each atom: even levels
 * run from left to right, odd ones from right to left.
 */
export function withLevels(atoms: readonly Atom[], rightToLeft: boolean, typesetter: Typesetter): Atom[] {
  const text = atoms.map(textOf).join('');
  const { levels } = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr');
  let from = 0;
  return atoms.flatMap((atom): Atom[] => {
    const atomText = textOf(atom);
    const start = from;
    from += atomText.length;
    const level = levels[start] ?? 0;
    if (atom.kind !== 'word' || atom.field) return [{ ...atom, level }];
    const parts = partsOf(atomText, levels.subarray(start, from));
    if (parts.length === 1 && parts[0]?.text === atomText && level % 2 === 0) return [{ ...atom, level }];
    return parts.map((part, i): Atom => {
      const text = mirrorBrackets(part);
      return {
        ...wordOf(text, atom.look, typesetter, atom.link),
        ends: i === parts.length - 1 && atom.ends,
        level: part.level,
        ...(text !== part.text && { actual: part.text }),
      };
    });
  });
}

/**
 * Moves the atoms of a line to their visual positions; their order remains that of the text. A right-to-left
 * paragraph was laid out as its mirror image, so that indents, tabs and alignment refer to its right side.
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

/** Positions the atoms between two tabs. */
function arrange(segment: readonly Placed[], base: number): void {
  let x = segment[0]?.x ?? 0;
  for (const item of inVisualOrder(segment, ({ atom }) => Math.max(0, (atom.level ?? base) - base))) {
    item.x = x;
    x += item.width;
  }
}
