import { around, type Box, type Line, type Word } from '../model';
import type { Run } from './runs';

/** Words on one baseline without a wide gap. Lines consist of one or more segments. */
export type Segment = { runs: Run[]; box: Box; baseline: number; size: number };

/** A wider gap, as a multiple of the size, may separate columns. */
const wide = 0.9;

/** Segments of a page, from top to bottom. */
export function segmentsOf(runs: Run[]): Segment[] {
  return rowsOf(runs)
    .flatMap((row) => {
      const parts: Run[][] = [];
      let end = Number.NEGATIVE_INFINITY;
      for (const run of row) {
        const part = parts.at(-1);
        if (part && run.x - end <= wide * run.size) part.push(run);
        else parts.push([run]);
        end = Math.max(end, run.x + run.width);
      }
      return parts.map(segment);
    })
    .sort((a, b) => a.baseline - b.baseline);
}

/** Runs on one baseline, left to right. Smaller raised and lowered signs belong to the line they touch. */
function rowsOf(runs: Run[]): Run[][] {
  const rows: { baseline: number; size: number; runs: Run[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.baseline - b.baseline || a.x - b.x)) {
    const near = rows.slice(-4).findLast(({ baseline, size, runs: others }) => {
      const apart = Math.abs(run.baseline - baseline) / Math.max(run.size, size);
      const same = Math.abs(run.size - size) < 0.2 * Math.max(run.size, size);
      return (
        apart < (same ? 0.25 : 0.45) || (!same && apart < 0.6 && others.some((other) => isBeside(run, other)))
      );
    });
    if (!near) rows.push({ baseline: run.baseline, size: run.size, runs: [run] });
    else {
      near.runs.push(run);
      if (run.size > near.size) Object.assign(near, { size: run.size, baseline: run.baseline });
    }
  }
  return rows.map((row) => withoutShadows(row.runs.sort((a, b) => a.x - b.x)));
}

/** Whether no more than a narrow gap is between two runs, whichever comes first. */
function isBeside(one: Run, other: Run): boolean {
  const gap = one.x < other.x ? other.x - one.x - one.width : one.x - other.x - other.width;
  return Math.abs(gap) < 0.15 * Math.max(one.size, other.size);
}

/** Some files draw bold text twice with a tiny offset. */
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
    box: around(runs.map(boxOf)) as Box,
  };
}

/** The longest run in the size of most letters. */
function mainOf(row: Run[]): Run {
  const letters = new Map<number, number>();
  for (const { size, text } of row) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const most = Math.max(...letters.values());
  return row.reduce((a, b) => {
    const [isMost, wasMost] = [letters.get(b.size) === most, letters.get(a.size) === most];
    return isMost && (!wasMost || b.text.length > a.text.length) ? b : a;
  });
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
const subscripts = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/**
 * A run with its figures as superscripts or subscripts, if it is smaller than the main text of its line and stands higher
 * or lower: 10³ is not 103. Figures that stand on another line (of a fraction) are raised and lowered alike.
 */
function shifted(run: Run, main: Run): Run {
  if (run.size > 0.85 * main.size || !/^[\d+\-−=()]*\d[\d+\-−=()]*[.,;:]?$/.test(run.text)) return run;
  const up = (main.baseline - run.baseline) / main.size;
  const letters = up > 0.15 ? superscripts : up < -0.05 ? subscripts : undefined;
  if (!letters) return run;
  const text = run.text.replace(
    /[\d+\-−=()]/g,
    (letter) => letters['0123456789+-=()'.indexOf(letter.replace('−', '-'))] ?? letter,
  );
  return { ...run, text };
}

/** Joins segments that are side by side into one line of text. */
export function lineOf(segments: Segment[]): Line {
  const runs = segments.flatMap((part) => part.runs).sort((a, b) => a.x - b.x);
  const words: Word[] = [];
  let last: Run | undefined;
  for (const run of runs) {
    const word = words.at(-1);
    if (last && word?.boxes?.[0] && isGlued(last, run)) {
      word.text += run.text;
      word.boxes = [around([word.boxes[0], boxOf(run)]) as Box];
    } else words.push({ text: run.text, boxes: [boxOf(run)] });
    last = run;
  }
  const longest = segments.reduce((a, b) => (b.box.width > a.box.width ? b : a));
  return { words, box: around(segments.map(({ box }) => box)), size: round(longest.size) };
}

function boxOf({ x, width, baseline, ascent, descent }: Run): Box {
  return { x: round(x), y: round(baseline - ascent), width: round(width), height: round(ascent + descent) };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Whether two runs form one word: an unwritten space is at least a sixth of the size. */
function isGlued(last: Run, run: Run): boolean {
  const gap = run.x - last.x - last.width;
  if (run.order !== last.order + 1) return gap < 0.12 * run.size;
  // pdf.js drops a space before a vowel sign drawn first: the run then begins another font.
  if (run.visual && run.font !== last.font) return false;
  return !run.spaced && gap < 0.17 * run.size;
}
