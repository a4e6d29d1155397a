import { type Box, boundingBox, type Line, type Word } from '../model';
import { raisedDigits } from '../raised-digits';
import type { Run } from './runs';

/** Words on one baseline without a wide gap. Lines consist of one or more segments. */
export type Segment = { runs: Run[]; box: Box; baseline: number; size: number };

/** A gap wider than this multiple of the size may separate columns. */
const wideGap = 0.9;

/** Segments of a page, from top to bottom. */
export function segmentsOf(runs: Run[]): Segment[] {
  return rowsOf(runs)
    .flatMap((row) => {
      const parts: Run[][] = [];
      let end = Number.NEGATIVE_INFINITY;
      for (const run of row) {
        const part = parts.at(-1);
        if (part && run.x - end <= wideGap * run.size) part.push(run);
        else parts.push([run]);
        end = Math.max(end, run.x + run.width);
      }
      return parts.map(segment);
    })
    .sort((a, b) => a.baseline - b.baseline);
}

type Row = { baseline: number; size: number; runs: Run[] };

/** Runs on one baseline, left to right. Smaller raised and lowered signs belong to the line they touch. */
function rowsOf(runs: Run[]): Run[][] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const fitting = rows.slice(-4).filter((row) => fits(run, row));
    // If several lines overlap, the run belongs to the one that was drawn just before it.
    const fittingRow =
      fitting.find(({ runs: others }) => others.some(({ order }) => order === run.order - 1)) ??
      fitting.at(-1);
    if (!fittingRow) rows.push({ baseline: run.baseline, size: run.size, runs: [run] });
    else {
      fittingRow.runs.push(run);
      if (isMain(run, fittingRow)) Object.assign(fittingRow, { size: run.size, baseline: run.baseline });
    }
  }
  return attached(rows).map((row) => withoutShadows(row.runs.sort((a, b) => a.x - b.x)));
}

/**
 * Attaches raised signs to their line. They come before it from top to bottom, and the words that they touch may be
 * far from its first ones.
 */
function attached(rows: Row[]): Row[] {
  return rows.filter((row, index) => {
    const line = rows
      .slice(index + 1, index + 5)
      .find(
        ({ baseline, size, runs }) =>
          row.size < 0.8 * size &&
          baseline - row.baseline < 0.6 * size &&
          row.runs.every((run) => runs.some((other) => isBeside(run, other))),
      );
    line?.runs.push(...row.runs);
    return !line;
  });
}

function fits(run: Run, { baseline, size, runs }: Row): boolean {
  const baselineDistance = Math.abs(run.baseline - baseline) / Math.max(run.size, size);
  const isSameSize = Math.abs(run.size - size) < 0.2 * Math.max(run.size, size);
  if (isSameSize) return baselineDistance < 0.25 && !runs.some((other) => overlapsRun(run, other));
  return baselineDistance < 0.45 || (baselineDistance < 0.6 && runs.some((other) => isBeside(run, other)));
}

/** Whether a run is larger than its row without being a mere sign of it, such as a brace spanning two lines. */
function isMain(run: Run, { size, runs }: Row): boolean {
  if (run.size <= size) return false;
  const letters = (large: boolean) =>
    runs.reduce((sum, other) => sum + (other.size > size === large ? other.text.length : 0), 0);
  return letters(true) >= letters(false);
}

/** Whether two runs overlap like two lines at one place; a bold letter that is drawn twice does not count. */
function overlapsRun(run: Run, otherRun: Run): boolean {
  const shared = Math.min(run.x + run.width, otherRun.x + otherRun.width) - Math.max(run.x, otherRun.x);
  if (shared < 0.3 * Math.min(run.width, otherRun.width) || shared <= 0) return false;
  return run.text !== otherRun.text || Math.abs(run.x - otherRun.x) > 0.15 * run.size;
}

/** Whether the gap between two runs is narrow, in either order. */
function isBeside(run: Run, otherRun: Run): boolean {
  const gap = run.x < otherRun.x ? otherRun.x - run.x - run.width : run.x - otherRun.x - otherRun.width;
  return Math.abs(gap) < 0.15 * Math.max(run.size, otherRun.size);
}

/** Drops second copies: some files draw bold text twice with a tiny offset. */
function withoutShadows(row: Run[]): Run[] {
  return row.filter((run, index) => {
    const last = row[index - 1];
    return !last || last.text !== run.text || Math.abs(run.x - last.x) > 0.15 * run.size;
  });
}

function segment(row: Run[]): Segment {
  const main = mainOf(row);
  const runs = row.map((run) => shifted(run, main));
  return {
    runs,
    baseline: main.baseline,
    size: main.size,
    box: boundingBox(runs.map(boxOf)) as Box,
  };
}

/** The longest run in the most frequent size of a row. */
function mainOf(row: Run[]): Run {
  const letters = new Map<number, number>();
  for (const { size, text } of row) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const maxLetters = Math.max(...letters.values());
  return row.reduce((a, b) => {
    const [isMost, wasMost] = [letters.get(b.size) === maxLetters, letters.get(a.size) === maxLetters];
    return isMost && (!wasMost || b.text.length > a.text.length) ? b : a;
  });
}

/**
 * A run with superscript or subscript digits, if it is smaller than the main text of its line and higher or lower:
 * 10³ is not 103. Digits on a line of their own (in a fraction) are converted in the same way.
 */
function shifted(run: Run, main: Run): Run {
  if (run.size > 0.85 * main.size) return run;
  const up = (main.baseline - run.baseline) / main.size;
  const position = up > 0.15 ? 'superscript' : up < -0.05 ? 'subscript' : undefined;
  return position ? { ...run, text: raisedDigits(run.text, position) } : run;
}

/** Joins segments that are side by side into one line of text. */
export function lineOf(segments: Segment[]): Line {
  const runs = segments.flatMap((part) => part.runs).sort((a, b) => a.x - b.x);
  const words: Word[] = [];
  const spaced = letterSpaced(runs);
  let last: Run | undefined;
  for (const run of runs) {
    const word = words.at(-1);
    if (last && word?.boxes?.[0] && (isGlued(last, run) || spaced.has(run))) {
      word.text += run.text;
      word.boxes = [boundingBox([word.boxes[0], boxOf(run)]) as Box];
    } else words.push({ text: run.text, boxes: [boxOf(run)] });
    last = run;
  }
  const longest = segments.reduce((a, b) => (b.box.width > a.box.width ? b : a));
  return { words, box: boundingBox(segments.map(({ box }) => box)), size: round(longest.size) };
}

function boxOf({ x, width, baseline, ascent, descent }: Run): Box {
  return { x: round(x), y: round(baseline - ascent), width: round(width), height: round(ascent + descent) };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Minimum number of spaced letters that form one word. */
const minSpacedLetters = 5;

/**
 * Letters to be joined to the one before, in words with spaced letters as in some headings: single letters with equal
 * gaps wider than a space, and far wider gaps between words. Letters in alphabetical order are a list.
 */
function letterSpaced(runs: Run[]): Set<Run> {
  const innerRuns = new Set<Run>();
  for (let from = 0; from < runs.length; ) {
    let to = from;
    while (to < runs.length && /^\p{L}\p{M}*[.,:]?$/u.test(runs[to]?.text ?? '')) to += 1;
    const letters = runs.slice(from, to);
    if (letters.length >= minSpacedLetters) for (const run of innerLetters(letters)) innerRuns.add(run);
    from = to + 1;
  }
  return innerRuns;
}

function innerLetters(letters: Run[]): Run[] {
  const between = <Value>(measure: (last: Run, run: Run) => Value) =>
    letters.slice(1).map((run, index) => measure(letters[index] as Run, run));
  const [size = 1] = letters.map((run) => run.size);
  const gaps = between((last, run) => run.x - last.x - last.width);
  const isList = between((last, run) => run.text.charCodeAt(0) - last.text.charCodeAt(0)).every(
    (step) => step === 1,
  );
  const smallest = Math.min(...gaps);
  if (isList || smallest < 0.3 * size || smallest > 0.9 * size) return [];
  const isInner = (gap: number) => gap < smallest + 0.12 * size;
  if (!gaps.every((gap) => isInner(gap) || gap > 2.3 * smallest)) return [];
  return letters.filter((_, index) => index > 0 && isInner(gaps[index - 1] ?? 0));
}

/**
 * Whether two runs form one word. A space that is not written is at least a sixth of the size wide, and words do not
 * overlap.
 */
function isGlued(last: Run, run: Run): boolean {
  const gap = run.x - last.x - last.width;
  if (gap < -0.2 * run.size && [last, run].every(({ text }) => /^[\p{L}\p{N}]{2,}$/u.test(text)))
    return false;
  if (run.order !== last.order + 1) return gap < 0.12 * run.size;
  // pdf.js drops a space before a vowel sign drawn first: the run then begins another font.
  if (run.visual && run.font !== last.font) return false;
  return !run.spaced && gap < 0.17 * run.size;
}
