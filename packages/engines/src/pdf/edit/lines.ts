import { inverse, type Matrix } from '../../matrix';
import type { Glyph, PageText } from './page-model';

/** A character of a line: drawn by a glyph, or a gap between two glyphs that counts as a space. */
export type Character = {
  text: string;
  glyph?: Glyph;
  /** Position along the line, in points. */
  from: number;
  to: number;
};

/** Reasons why the words of a line cannot be replaced. */
export type Unfit =
  | 'picture' // invisible text over a picture of the page
  | 'letters' // a font that does not map all glyphs to letters, a Type 3 font, or a script that needs shaping
  | 'clip' // the text is a clipping path
  | 'double' // two lines overlap
  | 'unseen'; // invisible: drawn in the colour of its background, or covered

export type Line = {
  characters: Character[];
  text: string;
  /** Start of the line on its baseline. */
  x: number;
  y: number;
  /** Unit vector of its direction. */
  direction: [number, number];
  /** Length of the line from its start. */
  length: number;
  size: number;
  unfit?: Unfit;
};

/** A gap wider than this multiple of the size is a space; one wider than the second constant separates columns. */
const spaceGap = 0.16;
const columnGap = 1.25;

/** Lines of a page: consecutive letters on one baseline. */
export function linesOf({ glyphs, covers }: PageText): Line[] {
  const openLines: Line[] = [];
  for (const glyph of glyphs) {
    if (glyph.size < 0.5 || glyph.width <= 0) continue;
    const line = lastFirst(openLines).find((openLine) => follows(openLine, glyph));
    if (line) add(line, glyph);
    else openLines.push(startLine(glyph));
  }
  const lines = openLines.map(trimmed).filter((line) => /[^\s\0]/.test(line.text));
  for (const line of lines) line.unfit ??= whyUnfit(line, lines);
  for (const { lettersBelow, matrix } of covers) {
    const coveredGlyphs = new Set(glyphs.slice(0, lettersBelow));
    for (const line of lines) if (isCovered(line, coveredGlyphs, inverse(matrix))) line.unfit ??= 'unseen';
  }
  return lines;
}

/** Whether all letters of a line are below a picture; `toPicture` maps to its unit square. */
const isCovered = ({ characters }: Line, below: ReadonlySet<Glyph>, toPicture: Matrix) =>
  characters.every(({ glyph }) => {
    if (!glyph) return true;
    const [x, y] = [
      glyph.x + (glyph.direction[0] * glyph.width) / 2 - glyph.direction[1] * glyph.size * 0.3,
      glyph.y + (glyph.direction[1] * glyph.width) / 2 + glyph.direction[0] * glyph.size * 0.3,
    ];
    const [a, b, c, d, e, f] = toPicture;
    const [across, up] = [a * x + c * y + e, b * x + d * y + f];
    return below.has(glyph) && across > 0 && across < 1 && up > 0 && up < 1;
  });

/** The most recent lines, last first: a letter rarely belongs to an earlier one. */
const lastFirst = (lines: Line[]) => lines.slice(-40).reverse();

/** Position of a glyph, or of another line, along a line and above its baseline. */
function placeOn({ x, y, direction }: Line, other: Pick<Glyph, 'x' | 'y'>): [number, number] {
  const [dx, dy] = [other.x - x, other.y - y];
  return [dx * direction[0] + dy * direction[1], dy * direction[0] - dx * direction[1]];
}

function follows(line: Line, glyph: Glyph): boolean {
  const sine = line.direction[0] * glyph.direction[1] - line.direction[1] * glyph.direction[0];
  if (
    Math.abs(sine) > 0.01 ||
    line.direction[0] * glyph.direction[0] + line.direction[1] * glyph.direction[1] < 0
  )
    return false;
  const [position, height] = placeOn(line, glyph);
  const larger = Math.max(line.size, glyph.size);
  // Small letters, such as note marks, may be raised or lowered.
  const tolerance = glyph.size < 0.85 * larger || line.size < 0.85 * larger ? 0.5 : 0.08;
  const gap = position - line.length;
  return Math.abs(height) <= tolerance * larger && gap > -0.3 * larger && gap < columnGap * larger;
}

function startLine(glyph: Glyph): Line {
  const { x, y, direction, size } = glyph;
  const line: Line = { characters: [], text: '', x, y, direction, length: 0, size };
  add(line, glyph);
  return line;
}

function add(line: Line, glyph: Glyph): void {
  const [from] = placeOn(line, glyph);
  const last = line.characters.at(-1);
  if (last && from - last.to > spaceGap * glyph.size && last.text !== ' ' && glyph.text !== ' ')
    line.characters.push({ text: ' ', from: last.to, to: from });
  const text = (glyph.text ?? '\0').replace(/[\s\u00a0]/g, ' ');
  line.characters.push({ text, glyph, from, to: from + glyph.width });
  line.length = Math.max(line.length, from + glyph.width);
  line.size = Math.max(line.size, glyph.size);
}

/** A line without leading and trailing spaces. */
function trimmed(line: Line): Line {
  const isInk = ({ text }: Character) => text.trim() !== '';
  const [first, last] = [line.characters.findIndex(isInk), line.characters.findLastIndex(isInk)];
  const characters = first < 0 ? [] : line.characters.slice(first, last + 1);
  const start = characters[0]?.from ?? 0;
  return {
    ...line,
    characters: characters.map((character) => ({
      ...character,
      from: character.from - start,
      to: character.to - start,
    })),
    text: characters.map(({ text }) => text).join(''),
    x: line.x + line.direction[0] * start,
    y: line.y + line.direction[1] * start,
    length: (characters.at(-1)?.to ?? 0) - start,
  };
}

function whyUnfit(line: Line, lines: Line[]): Unfit | undefined {
  const glyphs = line.characters.flatMap(({ glyph }) => glyph ?? []);
  if (glyphs.some(({ show }) => show.rendering === 3)) return 'picture';
  if (glyphs.some(({ show }) => show.rendering > 3)) return 'clip';
  if (
    glyphs.some(
      ({ text, show }) => !text || text === '\0' || show.face.bytes === undefined || show.face.isType3,
    )
  )
    return 'letters';
  // Letters that need shaping are not stored in reading order.
  if (
    /[\u0590-\u08ff\u0900-\u0dff\u0e00-\u0eff\u1780-\u17ff\ufb1d-\ufdff\ufe70-\ufeff\ue000-\uf8ff\ufffd]/.test(
      line.text,
    )
  )
    return 'letters';
  return lines.some((other) => other !== line && overlaps(line, other)) ? 'double' : undefined;
}

function overlaps(line: Line, other: Line): boolean {
  const [from, height] = placeOn(line, other);
  const shared = Math.min(from + other.length, line.length) - Math.max(from, 0);
  return (
    Math.abs(height) < 0.3 * line.size && shared > 0.5 * Math.min(line.length, other.length) && shared > 1
  );
}
