import { type Block, boundingBox, type Line, textOf } from '../model';
import type { Region } from './columns';
import { lineOf, type Segment } from './lines';

/** Blocks of a page's regions. `body` is the most frequent letter size of the document. */
export function blocksOf(regions: Region[], body: number): Block[] {
  const blocks: Block[] = [];
  let table = 0;
  for (const region of regions) {
    if (region.kind === 'text') {
      blocks.push(...paragraphsOf(linesOf(region.segments), body));
      continue;
    }
    table += 1;
    region.rows.forEach((cells, row) => {
      cells.forEach((segments, column) => {
        const place = { table, row: row + 1, column: column + 1 };
        if (segments.length > 0) blocks.push(blockOf('cell', linesOf(segments), place));
      });
    });
  }
  return blocks;
}

/** Segments of one region as lines, from top to bottom. */
export function linesOf(segments: Segment[]): Line[] {
  const rows: Segment[][] = [];
  for (const part of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows
      .slice(-2)
      .findLast(
        ([first, ...others]) =>
          first &&
          Math.abs(first.baseline - part.baseline) < 0.4 * Math.min(first.size, part.size) &&
          ![first, ...others].some((other) => overlapsText(part, other)),
      );
    if (row) row.push(part);
    else rows.push([part]);
  }
  return rows.map(lineOf);
}

/** Whether text overlaps other text of about the same size, as lines set too close do: they are not one line. */
function overlapsText(segment: Segment, otherSegment: Segment): boolean {
  if (Math.min(segment.size, otherSegment.size) < 0.8 * Math.max(segment.size, otherSegment.size))
    return false;
  const [a, b] = [segment.box, otherSegment.box];
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return shared > 0.3 * Math.min(a.width, b.width);
}

/** Start of a clause, a list entry or a numbered heading. */
const entry = /^(\(?(\d{1,3}|[a-z]|[ivx]{1,5}|[A-Z])[.)]|\d{1,2}(\.\d{1,3})+\.?|[•●▪■◦‣–—*-]|Q\d+)$/;

const initial = /^[A-Z]\.$/;

function paragraphsOf(lines: Line[], body: number): Block[] {
  const pitch = pitchOf(lines);
  const left = Math.min(...lines.map(({ box }) => box?.x ?? 0));
  const right = Math.max(...lines.map(({ box }) => (box ? box.x + box.width : 0)));
  const groups: Line[][] = [];
  lines.forEach((line, index) => {
    const last = lines[index - 1];
    const group = groups.at(-1);
    if (group && last && !isSeparated(last, line, group)) group.push(line);
    else groups.push([line]);
  });
  return groups.map((group) => kindOf(group, body));

  /** Whether a line begins another paragraph than the one of the line above. */
  function isSeparated(last: Line, line: Line, group: Line[]): boolean {
    const [a, b] = [last.box, line.box];
    if (!a || !b) return true;
    const gap = b.y + b.height - (a.y + a.height);
    const sizeRatio = (line.size ?? 0) / (last.size || 1);
    if (gap > 1.35 * Math.max(pitch, line.size ?? 0) || gap < 0) return true;
    if (sizeRatio > 1.12 || sizeRatio < 0.88) return true;
    const endsSentence = /[.!?:;।]["'”’)]*$/.test(last.words.at(-1)?.text ?? '');
    const [first = '', opening = ''] = [line, ...group].map(({ words }) => words[0]?.text);
    // Within a sentence, a capital with a full stop is the initial of a name, unless the line before begins in the
    // same way.
    const isInitial = initial.test(first) && !endsSentence && !initial.test(opening);
    if (entry.test(first) && !isInitial) return true;
    const start = group[0]?.box?.x ?? b.x;
    const indent = b.x - a.x;
    if (indent > 0.8 * (line.size ?? 0) && indent < 5 * (line.size ?? 0) && start < b.x - 1 && endsSentence)
      return true;
    // A short line ends its paragraph if the next word would have fitted.
    const available = right - (a.x + a.width);
    const next = line.words[0]?.boxes?.[0]?.width ?? 0;
    return (
      available > next + 1.5 * (line.size ?? 0) &&
      (endsSentence || available > 0.4 * (right - left)) &&
      a.x < left + 0.5 * (right - left)
    );
  }
}

/** A typical distance between baselines: 40 % of the distances are smaller. */
function pitchOf(lines: Line[]): number {
  const gaps = lines
    .slice(1)
    .map(({ box }, index) => {
      const last = lines[index]?.box;
      return box && last ? Math.round((box.y + box.height - last.y - last.height) * 2) / 2 : 0;
    })
    .filter((gap) => gap > 0)
    .sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.4)] ?? 0;
}

function kindOf(lines: Line[], body: number): Block {
  const words = lines.flatMap((line) => line.words);
  const text = textOf({ lines });
  const size = lines[0]?.size ?? body;
  const short = lines.length <= 3 && words.length <= 16 && !/[.,;।]$/.test(text) && /\p{L}{2}/u.test(text);
  const capitals = short && text === text.toUpperCase() && text !== text.toLowerCase() && text.length > 3;
  if (short && size > 1.12 * body) return blockOf('heading', lines, { level: size > 1.5 * body ? 1 : 2 });
  if (capitals && !/\d{4}/.test(text)) return blockOf('heading', lines, { level: 2 });
  const first = words[0]?.text ?? '';
  if (short && lines.length === 1 && words.length <= 9 && /^(\d{1,2}(\.\d{1,3})*\.?|[IVX]+\.)$/.test(first)) {
    if (/^\p{Lu}/u.test(words[1]?.text ?? '') && !/[:_…]/.test(text))
      return blockOf('heading', lines, { level: 3 });
  }
  return blockOf(entry.test(first) ? 'list' : 'paragraph', lines);
}

export function blockOf(kind: Block['kind'], lines: Line[], more: Partial<Block> = {}): Block {
  const box = boundingBox(lines.flatMap((line) => line.box ?? []));
  return { kind, lines, ...(box && { box }), ...more };
}
