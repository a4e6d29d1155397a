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
    const near = rows.slice(-4).findLast(({ baseline, size }) => {
      const apart = Math.abs(run.baseline - baseline);
      const same = Math.abs(run.size - size) < 0.2 * Math.max(run.size, size);
      return apart < (same ? 0.25 : 0.45) * Math.max(run.size, size);
    });
    if (!near) rows.push({ baseline: run.baseline, size: run.size, runs: [run] });
    else {
      near.runs.push(run);
      if (run.size > near.size) Object.assign(near, { size: run.size, baseline: run.baseline });
    }
  }
  return rows.map((row) => withoutShadows(row.runs.sort((a, b) => a.x - b.x)));
}

/** Some files draw bold text twice with a tiny offset. */
function withoutShadows(row: Run[]): Run[] {
  return row.filter((run, index) => {
    const last = row[index - 1];
    return !last || last.text !== run.text || Math.abs(run.x - last.x) > 0.15 * run.size;
  });
}

function segment(runs: Run[]): Segment {
  const main = runs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    runs,
    baseline: main.baseline,
    size: main.size,
    box: around(runs.map(boxOf)) as Box,
  };
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
