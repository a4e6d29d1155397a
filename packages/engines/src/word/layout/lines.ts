import type { Document, Paragraph, ParagraphLook } from '../model';
import type { Directions } from '../parts/directions';
import type { Atom } from './atoms';
import { fill, nextStop, type Placed } from './fill';
import type { Room } from './laid-block';
import { type Height, type Piece, type Typesetter, widthOf } from './typesetter';

export type Line = {
  placed: Placed[];
  /** Distance from top to baseline, and total height. */
  baseline: number;
  height: number;
  /** Offset to the right beside an obstacle, and downwards below one. */
  shift: number;
  above: number;
  /** Type of the break that ends it. */
  ended?: 'line' | 'page' | 'column';
  label?: { pieces: Piece[]; x: number };
};

type LineInput = {
  paragraph: Paragraph;
  atoms: Atom[];
  typesetter: Typesetter;
  room: Room;
  /** Default distance of tab stops, whether a justified line that ends with a break is left unstretched, and the decimal separator. */
  document: Pick<Document, 'tabs' | 'unstretchedAtBreaks' | 'decimal'>;
  /** Line distance of the document grid. */
  pitch: number | undefined;
  /** Width of a line without obstacles, and the limit for text at tab stops beyond the margin if it is larger. */
  width: number;
  reach: number | undefined;
  /** Reorders right-to-left text, if the paragraph has any. */
  directions: Directions | undefined;
};

/** Breaks a paragraph into lines as Word does: greedily, with trailing spaces overhanging the margin. */
export function linesOf(input: LineInput): Line[] {
  const { paragraph, atoms, typesetter, room, document, pitch, directions, width } = input;
  const { look } = paragraph;
  const { tabs, unstretchedAtBreaks, decimal } = document;
  const lines: Line[] = [];
  const waiting = [...atoms];
  const grid = look.offGrid ? undefined : pitch;
  const plainHeight = heightOf(look, [], typesetter.height(paragraph.end), grid);
  let top = 0;
  for (;;) {
    const first = lines.length === 0;
    const start = look.left + (first ? look.first : 0);
    const label = first && paragraph.label ? labelOf(paragraph, typesetter, start, tabs) : undefined;
    const needed = (label?.end ?? start) + firstWordWidth(waiting);
    const withoutIndent = room(top, plainHeight.height, needed);
    const lineRoom =
      limitOf(withoutIndent, look) < needed
        ? room(top, plainHeight.height, needed + look.right)
        : withoutIndent;
    const limit = limitOf(lineRoom, look);
    // Beside an obstacle, text at tab stops does not extend beyond the line.
    const reach = lineRoom.width < width - 0.05 ? lineRoom.width : (input.reach ?? lineRoom.width);
    const taken = fill(waiting, label?.end ?? start, limit, { look, tabs, typesetter, decimal, reach });
    const last = waiting.length === 0;
    const metrics = heightOf(look, taken.placed, typesetter.height(paragraph.end), grid, label?.height);
    const isEnd = taken.ended !== undefined && (taken.ended !== 'line' || unstretchedAtBreaks);
    align(taken.placed, look, limit, last || isEnd);
    const mirror = look.rightToLeft && directions ? lineRoom.width : undefined;
    directions?.reorder(taken.placed, mirror);
    lines.push({
      placed: taken.placed,
      ...metrics,
      shift: lineRoom.left,
      above: lineRoom.above,
      ...(taken.ended && { ended: taken.ended }),
      ...(label && {
        label: {
          pieces: label.pieces,
          x: mirror === undefined ? label.x : mirror - label.x - widthOf(label.pieces),
        },
      }),
    });
    top += lineRoom.above + metrics.height;
    if (!last) continue;
    // A page or column break at the end of a paragraph is not followed by an empty line.
    if (taken.ended === 'line') lines.push({ placed: [], ...plainHeight, shift: lineRoom.left, above: 0 });
    return lines;
  }
}

/** The end of a line, which beside an obstacle ends at the obstacle or at its indent, whichever comes first. */
function limitOf({ left, width, right }: ReturnType<Room>, look: ParagraphLook): number {
  const obstacle = look.rightToLeft ? left : right;
  return width - (obstacle > 0.05 ? Math.max(0, look.right - obstacle) : look.right);
}

/** Width of the part that must stay together at the start of a line. */
function firstWordWidth(waiting: readonly Atom[]): number {
  let width = 0;
  for (const { kind, width: wordWidth, ends } of waiting) {
    if (kind === 'tab' || kind === 'break') break;
    if (kind !== 'space') width += wordWidth;
    if (ends && width > 0) break;
  }
  return width;
}

function labelOf(paragraph: Paragraph, typesetter: Typesetter, start: number, tabs: number) {
  const { label, look } = paragraph;
  if (!label) return undefined;
  const pieces = label.text ? typesetter.measure(label.look, label.text) : [];
  const width = widthOf(pieces);
  const share = { right: 1, end: 1, center: 0.5 }[label.align] ?? 0;
  const x = start - width * share;
  let end = x + width;
  if (label.follow === 'tab') end = label.text || look.first < 0 ? nextStop(end, look, tabs).position : end;
  else if (label.follow === 'space') end += typesetter.measure(label.look, ' ')[0]?.width ?? 0;
  return { pieces, x, end, height: typesetter.height(label.look, pieces) };
}

function heightOf(
  { line }: ParagraphLook,
  placed: readonly Placed[],
  end: Height,
  pitch: number | undefined,
  label?: Height,
): { baseline: number; height: number } {
  const inked = placed.filter(({ atom }) => atom.kind !== 'mark');
  const atoms = inked.length > 0 ? inked.map(({ atom }) => atom) : [end];
  const ascent = Math.max(...atoms.map((atom) => atom.ascent), label?.ascent ?? 0);
  const descent = Math.max(...atoms.map((atom) => atom.descent), label?.descent ?? 0);
  const natural = ascent + descent;
  if (line.rule === 'exact')
    return { baseline: line.value - descent - (line.value - natural) * 0.2, height: line.value };
  if (line.rule === 'least') {
    const height = Math.max(natural, line.value);
    return { baseline: height - descent, height };
  }
  const factor = inked.some(({ atom }) => atom.kind === 'drawing') && line.value > 1 ? 1 : line.value;
  // On a grid, a line's height is a whole number of steps, with its text in the middle.
  if (pitch) {
    const height = Math.ceil(natural / pitch - 0.01) * pitch * factor;
    return { baseline: ascent + (height - natural) / 2, height };
  }
  return { baseline: ascent + natural * (factor - 1), height: natural * factor };
}

/** Aligns the content of a line. */
function align(placed: Placed[], look: ParagraphLook, limit: number, last: boolean): void {
  let end = placed.length;
  while (end > 0 && ['space', 'break', 'mark'].includes(placed[end - 1]?.atom.kind ?? '')) end -= 1;
  const final = placed[end - 1];
  if (!final) return;
  const free = limit - (final.x + final.width);
  const alignment = look.align;
  if (alignment === 'left' || (alignment === 'justify' && last) || free <= 0) return;
  if (alignment !== 'justify') {
    for (const item of placed) item.x += alignment === 'center' ? free / 2 : free;
    return;
  }
  const from = placed.findLastIndex(({ atom }) => atom.kind === 'tab') + 1;
  const spaces = placed.slice(from, end).filter(({ atom }) => atom.kind === 'space');
  let moved = 0;
  const spaceCount = spaces.reduce((sum, { atom }) => sum + atom.text.length, 0);
  for (const item of placed.slice(from)) {
    item.x += moved;
    if (!spaces.includes(item)) continue;
    const extra = (free * item.atom.text.length) / spaceCount;
    item.width += extra;
    moved += extra;
  }
}
