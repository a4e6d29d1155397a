import type { EditablePage, FoundMarks, Pattern, RedactionMark } from 'engines/pdf';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import type { Box } from '../documents/share-of';

/** A mark of something to be redacted; `text` is the marked text, missing for an area or a page. */
export type Mark = RedactionMark &
  Pick<FoundMarks['marks'][number], 'around'> & {
    key: string;
    kind: 'words' | 'area' | 'page';
    /** Name of the search; marks of the same search are listed together. */
    group: string;
    /** The kind of personal data searched for; `group` is then the name of the kind and not words of the document. */
    pattern?: Pattern;
  };

/** Marks of one search or of one kind of personal data. */
export type MarkGroup = { key: string; name: string; isVerbatim: boolean; marks: readonly Mark[] };

/** Whether a mark covers exactly one word, as a whole. */
export const isWord = ({ kind, text = '', around }: Pick<Mark, 'kind' | 'text' | 'around'>): boolean =>
  kind === 'words' &&
  !/\s/.test(text) &&
  !/[\p{L}\p{N}]$/u.test(around?.before ?? '') &&
  !/^[\p{L}\p{N}]/u.test(around?.after ?? '');

/** The number of marks with what they mark: “5 words”, “1 area”, and “3 places” if the marks are of different kinds. */
export function amountOf({ amount }: Messages<'ai-pdf-editor'>['redaction'], marks: readonly Mark[]): string {
  const kinds = new Set(
    marks.map((mark) =>
      isWord(mark) ? 'words' : ({ words: 'places', area: 'areas', page: 'pages' } as const)[mark.kind],
    ),
  );
  const [kind = 'places', ...others] = kinds;
  return formatMessage(amount[others.length > 0 ? 'places' : kind], { count: marks.length });
}

/** What is marked, if all marks are on one word or phrase; capitals don’t matter. */
export function onlyWordOf(marks: readonly Mark[]): string | undefined {
  const texts = new Set(marks.map(({ kind, text }) => (kind === 'words' ? text?.toLowerCase() : undefined)));
  return texts.size === 1 ? marks[0]?.text : undefined;
}

/** Marks in the order of the pages, and from top to bottom on each. */
export const inPageOrder = (marks: readonly Mark[]): readonly Mark[] =>
  marks
    .map((mark) => ({ mark, top: Math.max(...mark.quads.flatMap((quad) => [quad[1] ?? 0, quad[5] ?? 0])) }))
    .sort((a, b) => a.mark.page - b.mark.page || b.top - a.top)
    .map(({ mark }) => mark);

/** Marks grouped by search, ignoring case; the groups are in the order of their first marks. */
export function grouped(marks: readonly Mark[]): readonly MarkGroup[] {
  const groups = new Map<string, MarkGroup & { marks: Mark[] }>();
  for (const mark of inPageOrder(marks)) {
    const { kind, pattern, group: name } = mark;
    const key = `${kind} ${pattern ? 'data' : 'text'} ${name.toLowerCase()}`;
    const group = groups.get(key) ?? { key, name, isVerbatim: kind === 'words' && !pattern, marks: [] };
    group.marks.push(mark);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The groups, each with `rows`: those of its marks that are among the first `maxRows` marks of all groups. */
export function withRows(
  groups: readonly MarkGroup[],
  maxRows: number,
): (MarkGroup & { rows: readonly Mark[] })[] {
  let remaining = maxRows;
  return groups.map((group) => {
    const rows = group.marks.slice(0, remaining);
    remaining -= rows.length;
    return { ...group, rows };
  });
}

const pointsPerMillimetre = 72 / 25.4;

const corners = ({ x, y, width, height }: Box): [number, number][] => [
  [x, y + height],
  [x + width, y + height],
  [x + width, y],
  [x, y],
];

type Sheet = Pick<EditablePage, 'toFile' | 'width' | 'height'>;

/** Corners of a box of the displayed page, in the file’s coordinates. */
export function quadOf(box: Box, { toFile: [a, b, c, d, e, f] }: Sheet): number[] {
  return corners(box).flatMap(([x, y]) => [a * x + c * y + e, b * x + d * y + f]);
}

/** Corners of a mark on the displayed page. */
export function onSheet(quad: readonly number[], { toFile: [a, b, c, d, e, f] }: Sheet): [number, number][] {
  const determinant = a * d - b * c || 1;
  const points: [number, number][] = [];
  for (let index = 0; index + 1 < quad.length; index += 2) {
    const [x, y] = [(quad[index] ?? 0) - e, (quad[index + 1] ?? 0) - f];
    points.push([(d * x - c * y) / determinant, (a * y - b * x) / determinant]);
  }
  return points;
}

/**
 * Distances between words and the outline around them: shares of their height, and at most this many points. The next word
 * is a quarter of the height away, and the next line may be closer. The frame of a black bar lies outside the bar.
 */
const padding = {
  marked: { beside: 0.1, over: 0.1, below: 0.08, max: 3 },
  removed: { beside: 0.1, over: 0.06, below: 0.06, max: 3 },
  suggested: { beside: 0.2, over: 0.2, below: 0.15, max: 3 },
};

/**
 * Outline of a mark on the displayed page. It keeps a distance from the tops of letters, which it would otherwise touch;
 * around an area or a page it is exactly what is removed.
 *
 * @param quad corners in the file’s coordinates, starting at the lower left of the words, along the baseline first
 * @param look of the words: marked, or removed already
 * @returns corners in points from the top left corner of the page
 */
export function outlineOf(
  { kind }: Pick<Mark, 'kind'>,
  quad: readonly number[],
  sheet: Sheet,
  look: keyof typeof padding = 'marked',
): [number, number][] {
  const points = onSheet(quad, sheet);
  const [begin, end, , above] = points;
  if (kind !== 'words' || points.length !== 4 || !begin || !end || !above) return points;
  const [along, up] = [vectorBetween(begin, end), vectorBetween(begin, above)];
  const { max, ...shares } = padding[look];
  const lengthOf = (side: keyof typeof shares) => Math.min(shares[side] * up.length, max);
  const [beside, over, below] = [lengthOf('beside'), lengthOf('over'), lengthOf('below')];
  return points.map(([x, y], index) => {
    const [right, high] = [index === 1 || index === 2 ? beside : -beside, index > 1 ? over : -below];
    return [x + right * along.x + high * up.x, y + right * along.y + high * up.y];
  });
}

/** Marks of one line closer together than this share of their height are one run. */
const RUN_GAP = 0.7;

/**
 * Runs of marked words that follow one another on a line: one frame is drawn around each, so that the spaces between the
 * words are not lost among frames.
 *
 * @returns for each run of at least two marks, its box on the displayed page and the keys of its marks
 */
export function runsOf(marks: readonly Mark[], sheet: Sheet): { box: Box; keys: readonly string[] }[] {
  const boxes = marks
    .flatMap((mark) => {
      const [quad, ...others] = mark.quads;
      const points = quad && mark.kind === 'words' && others.length === 0 ? outlineOf(mark, quad, sheet) : [];
      const box = uprightBoxOf(points);
      return box ? [{ box, key: mark.key }] : [];
    })
    .sort((a, b) => a.box.x - b.box.x);
  const runs: { box: Box; keys: string[] }[] = [];
  for (const { box, key } of boxes) {
    const run = runs.find((other) => follows(box, other.box));
    if (!run) runs.push({ box, keys: [key] });
    else {
      run.keys.push(key);
      run.box = around(run.box, box);
    }
  }
  return runs.filter(({ keys }) => keys.length > 1);
}

/** Whether a box begins where another one ends, on the same line. */
const follows = (box: Box, before: Box): boolean =>
  Math.abs(box.y + box.height / 2 - before.y - before.height / 2) < 0.25 * before.height &&
  box.x - before.x - before.width < RUN_GAP * before.height &&
  box.x >= before.x;

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const end = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: end - y };
}

/** The box of an outline whose sides are horizontal and vertical. */
function uprightBoxOf(points: readonly [number, number][]): Box | undefined {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const distinct = (values: number[]) => new Set(values.map((value) => Math.round(4 * value))).size;
  if (points.length !== 4 || distinct(xs) > 2 || distinct(ys) > 2) return undefined;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Distance between two points, and the direction from the first to the second. */
function vectorBetween([x, y]: readonly [number, number], [u, v]: readonly [number, number]) {
  const length = Math.hypot(u - x, v - y);
  return { length, x: (u - x) / (length || 1), y: (v - y) / (length || 1) };
}

/** Whether a point of the displayed page is within a mark’s bounds. */
export const covers = (mark: Mark, [x, y]: readonly [number, number], sheet: Sheet): boolean =>
  mark.quads.some((quad) => {
    const points = onSheet(quad, sheet);
    const [xs, ys] = [points.map(([left]) => left), points.map(([, top]) => top)];
    return Math.min(...xs) <= x && x <= Math.max(...xs) && Math.min(...ys) <= y && y <= Math.max(...ys);
  });

/** Distance of a point from a box; 0 within it. */
const distanceTo = (box: Box, [x, y]: readonly [number, number]) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

/**
 * The word of a page at a point, and its box.
 *
 * @param reach for a point beside all words, the nearest word within this distance counts, in points
 */
export function wordAt(
  { lines }: EditablePage,
  point: readonly [number, number],
  reach = 0,
): { text: string; box: Box } | undefined {
  let nearest: { text: string; box: Box } | undefined;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const texts = line.text.split(/\s+/).filter(Boolean);
    for (const [index, box] of line.words.entries()) {
      const distance = distanceTo(box, point);
      const text = texts[index];
      if (text && distance <= reach && distance < minDistance)
        [nearest, minDistance] = [{ text, box }, distance];
    }
  }
  return nearest;
}

/** Key of a mark; two marks of the same place have the same key. */
export const keyOf = ({ page, quads }: Pick<RedactionMark, 'page' | 'quads'>): string =>
  `${page} ${quads.map((quad) => quad.map(Math.round).join(',')).join(' ')}`;

/** A place in millimetres from the top left corner, as typed. */
export type Typed = { left: number; top: number; width: number; height: number };

export const boxOf = ({ left, top, width, height }: Typed): Box => ({
  x: left * pointsPerMillimetre,
  y: top * pointsPerMillimetre,
  width: width * pointsPerMillimetre,
  height: height * pointsPerMillimetre,
});
