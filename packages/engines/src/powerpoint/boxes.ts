import { listItems } from './lists';
import type { Line, TextBox } from './model';

const marker = /^(?:[•▪●◦‣∙·○■□✓–—*-]|\(?(?:\d{1,3}|[a-z]|[ivxIVX]{1,5})[.)])\s/;

/** End of a line of contents: dots, and a page number. */
const leaders = /(?:\.\s?){5,}\s*[\divxlc]+\s*$/i;

const textOf = (line: Line) => line.runs.map(({ text }) => text).join('');

/** Makes text boxes of lines, which are grouped only if they are certainly one paragraph. */
export function boxesOf(lines: Line[]): TextBox[] {
  const groups: Line[][] = [];
  for (const line of listItems(lines)) {
    const group = groups.at(-1);
    if (group && follows(group, line)) group.push(line);
    else groups.push([line]);
  }
  return groups.map(boxOf);
}

/**
 * Whether a line continues a paragraph: it has the same size, indent and spacing, and its first word would not have
 * fitted on the previous line.
 */
function follows(group: Line[], line: Line): boolean {
  const [first, second] = group;
  const last = group.at(-1);
  if (!last || !first || line.quarterTurns !== 0 || last.quarterTurns !== 0 || leaders.test(textOf(last)))
    return false;
  const gap = line.baseline - last.baseline;
  const lineGap = second ? second.baseline - first.baseline : gap;
  const sameSize = Math.abs(line.size - last.size) < last.size * 0.06;
  const isNextLine =
    gap > last.size * 0.9 && gap < last.size * 1.7 && Math.abs(gap - lineGap) < last.size * 0.12;
  if (line.rightToLeft !== first.rightToLeft) return false;
  // The first line may be indented, or have a hanging list marker.
  const edge = startOf(second ?? first);
  const indent = startOf(first) - startOf(line);
  const isAligned =
    Math.abs(startOf(line) - edge) < last.size * 0.25 ||
    (!second && (isBelowItemText(first, line) || (indent > 0 && indent < first.size * 3)));
  if (!sameSize || !isNextLine || !isAligned || line.item || marker.test(textOf(line)) || begins(group, line))
    return false;
  const fullEnd = Math.max(...[...group, line].map(endOf));
  const word = textOf(line).split(/\s/)[0] ?? '';
  const letterWidth = line.width / Math.max(1, textOf(line).length);
  return endOf(last) + (word.length + 1) * letterWidth > fullEnd - last.size * 0.2;
}

/** Start of a line in reading direction; from right to left, start and end are negative. */
const startOf = ({ x, width, rightToLeft }: Line) => (rightToLeft ? -(x + width) : x);
const endOf = ({ x, width, rightToLeft }: Line) => (rightToLeft ? -x : x + width);

/**
 * Whether a line begins a paragraph: with a capital after a short line or a full stop, unless the paragraph before it
 * has several lines.
 */
function begins(group: Line[], line: Line): boolean {
  const previousText = textOf(group.at(-1) ?? line);
  return (
    group.length < 2 &&
    /^\p{Lu}/u.test(textOf(line)) &&
    (previousText.length < 60 || /[.?!:]\s*$/.test(previousText))
  );
}

/** Whether a line is indented like the text of the list item in the first line. */
const isBelowItemText = (first: Line, line: Line) =>
  (first.item !== undefined || marker.test(textOf(first))) &&
  line.x > first.x &&
  line.x - first.x < first.size * 4;

function boxOf(lines: Line[]): TextBox {
  const [first] = lines as [Line];
  const last = lines.at(-1) ?? first;
  const leading = lines.length > 1 ? (last.baseline - first.baseline) / (lines.length - 1) : first.size * 1.2;
  const flows = lines.length > 1;
  if (first.quarterTurns === 0) {
    const left = Math.min(...lines.map(({ x }) => x));
    const right = Math.max(...lines.map(({ x, width }) => x + width));
    // In lines of exact height the baseline is at four fifths of the height.
    const y = first.baseline - leading * 0.8;
    const box = { x: left, y, width: right - left, height: leading * lines.length };
    if (!first.item) return { lines, box, quarterTurns: 0, flows, leading };
    const item = { ...first.item, indent: first.item.x - left };
    const [, ...others] = lines;
    return { lines: [{ ...first, runs: item.runs }, ...others], box, quarterTurns: 0, flows, leading, item };
  }
  const { width, x, baseline } = first;
  const side = first.quarterTurns === 1 ? x - leading * 0.2 : x - leading * 0.8;
  const top = first.quarterTurns === 1 ? baseline : baseline - width;
  return {
    lines,
    box: { x: side, y: top, width: leading, height: width },
    quarterTurns: first.quarterTurns,
    flows,
    leading,
  };
}
