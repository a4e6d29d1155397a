import type { EditableLine } from 'engines/pdf';
import type { Box } from '../documents/share-of';
import type { StampKind } from './stamp-kinds';

/** A line of text on a page, with the boxes of its words; lengths are in points from the top left corner of the page. */
export type TextLine = Pick<EditableLine, 'x' | 'y' | 'width' | 'height' | 'text' | 'words'>;

/** A horizontal rule: its left end, its height on the page, and its length. */
export type Rule = { x: number; y: number; width: number };

type Ink = { width: number; height: number };
type Middle = { x: number; y: number; height: number };

/** Labels of the line that a stamp belongs on. */
const labels: Record<StampKind, RegExp> = {
  signature: /\b(sign(?:ed|ature)?s?|signator(?:y|ies))\b|हस्ताक्षर|सही/iu,
  initials: /\binitials?\b/iu,
  name: /\bname\b|नाम/iu,
  date: /\bdated?\b|दिनांक|तारीख/iu,
  place: /\bplace\b|स्थान/iu,
};

/** Most characters of a label: a longer line is a sentence about signatures. */
const MAX_LABEL = 48;

/** Dots or underscores that stand for a line to write on. */
const BLANK = /_{3,}|\.{6,}|…{2,}/;

/** Lines that a signature follows, with free space below them: “For Sahyadri Housing Society Limited”. */
const closings = [
  // A name follows, with a capital: “for a period of five years” is a sentence.
  /^[Ff](?:or|OR)(?: [Aa](?:nd on behalf of|ND ON BEHALF OF))?\s+[\p{Lu}“"(]/u,
  /^(?:yours\s|(?:sincerely|faithfully|regards)\b|भवदीय)/iu,
];

/** Most characters of a closing line. */
const MAX_CLOSING = 64;

const isClosing = (text: string) => text.length <= MAX_CLOSING && closings.some((form) => form.test(text));

/** A place is used only if a stamp of this height fits, in points. */
const MIN_HEIGHT = 14;
/** Distance between a stamp and text, in points. */
const TEXT_DISTANCE = 4;

/** Distance from text, in points, that the frame of a chosen stamp needs on a phone. */
const FRAME_DISTANCE = 9;

/** Most free height, in points, in which a stamp belongs to the line above it. */
const MAX_GAP = 130;

/**
 * Where the page asks for a stamp: on a rule or a blank beside its label, beside or above the label itself, or between
 * “For …” and the name of the office below it. Of several such places the last one counts. Nothing is placed over text.
 *
 * @returns the middle of the stamp and its height, which is less than that of the ink if there is less room
 */
export function signingPlace(
  kind: StampKind,
  ink: Ink,
  { lines, rules = [] }: { lines: readonly TextLine[]; rules?: readonly Rule[] },
  page: { width: number; height: number },
): Middle | undefined {
  const label = labels[kind];
  const isLabel = ({ text }: TextLine) => text.trim().length <= MAX_LABEL && label.test(text);
  const onBlanks = lines.filter(({ text }) => label.test(text)).map((line) => onBlank(line, label));
  const onRules = lines.filter(isLabel).flatMap((line) => rules.filter((rule) => belongs(rule, line)));
  const finders: (() => (Place | undefined)[])[] = [
    () => [...onBlanks, ...onRules.map(aboveRule)],
    () => lines.filter((line) => isLabel(line) && line.text.trim().endsWith(':')).map(beside),
  ];
  if (kind === 'signature')
    finders.push(
      () => lines.filter(({ text }) => isClosing(text.trim())).map(below),
      () => lines.filter(isLabel).map(above),
    );
  for (const find of finders) {
    const fitting = find().flatMap((place) => (place && fitted(place)) || []);
    const last = fitting.toSorted((a, b) => a.y - b.y || b.x - a.x).at(-1);
    if (last) return last;
  }
  return undefined;

  /** A place on a blank of the line: “Signature: ________”. */
  function onBlank(line: TextLine, label: RegExp): Place | undefined {
    const words = line.text.trim().split(/\s+/);
    const at = words.findIndex(
      (word, index) => BLANK.test(word) && label.test(words.slice(0, index + 1).join(' ')),
    );
    const word = line.words[at];
    if (!word || words.length !== line.words.length) return undefined;
    // Label and blank may be one word.
    const share = (words[at] ?? '').search(BLANK) / Math.max(1, words[at]?.length ?? 1);
    return aboveRule({
      x: word.x + word.width * share,
      y: word.y + word.height,
      width: word.width * (1 - share),
    });
  }

  /** A place at which the stamp stands on a rule. */
  function aboveRule({ x, y, width }: Rule): Place {
    return { x, width, bottom: y + 1, room: freeAbove(x, width, y - 1) };
  }

  /** A place to the right of a label. */
  function beside(line: TextLine): Place | undefined {
    const x = line.x + line.width + 2 * TEXT_DISTANCE;
    const [bottom, width] = [line.y + line.height, Math.min(ink.width, page.width - 24 - x)];
    if (width < ink.width / 2) return undefined;
    return { x, width, bottom, room: freeAbove(x, width, bottom) };
  }

  /** A place between a line and the next one below it. */
  function below(line: TextLine): Place | undefined {
    const top = line.y + line.height;
    const width = Math.min(ink.width, page.width - 24 - line.x);
    const under = lines.filter((other) => other.y >= top - 1 && overlaps(other, line.x, width));
    const end = Math.min(page.height - 12, ...under.map(({ y }) => y));
    const room = Math.min(end - top, MAX_GAP) - 2 * FRAME_DISTANCE;
    if (room < MIN_HEIGHT) return undefined;
    const height = Math.min(ink.height, room);
    return { x: line.x, width, bottom: top + FRAME_DISTANCE + (room + height) / 2, room: height };
  }

  /** A place above a label, as wide as the ink: at its beginning, or around its middle in the right half of the page. */
  function above(line: TextLine): Place | undefined {
    const middle = line.x + line.width / 2;
    const x = middle > page.width / 2 ? middle - ink.width / 2 : line.x;
    const room = freeAbove(x, ink.width, line.y) - TEXT_DISTANCE;
    if (room < Math.max(MIN_HEIGHT, line.height * 1.5)) return undefined;
    return { x, width: ink.width, bottom: line.y - TEXT_DISTANCE, room };
  }

  /** Free height above a place. */
  function freeAbove(x: number, width: number, bottom: number): number {
    const over = lines.filter(
      (other) => other.y < bottom - 2 && overlaps(other, x, width) && !isBlank(other, x, width),
    );
    return bottom - Math.max(12, ...over.map((other) => other.y + other.height)) - TEXT_DISTANCE;
  }

  function fitted({ x, width, bottom, room }: Place): Middle[] {
    const height = Math.min(ink.height, room, (ink.height * width) / ink.width);
    if (height < Math.min(MIN_HEIGHT, ink.height)) return [];
    const stampWidth = (ink.width * height) / ink.height;
    const middle = x + Math.min(stampWidth, width) / 2;
    const box = { x: middle - stampWidth / 2, y: bottom - height, width: stampWidth, height };
    if (box.x < 0 || box.x + stampWidth > page.width || box.y < 0 || bottom > page.height) return [];
    return [{ x: middle, y: bottom - height / 2, height }];
  }
}

/** The bottom left corner of a stamp, the width for it, and the free height above that corner. */
type Place = { x: number; width: number; bottom: number; room: number };

const overlaps = (box: Box, x: number, width: number) => box.x < x + width && x < box.x + box.width;

/** Whether the words of a line at this place are a blank to write on. */
function isBlank(line: TextLine, x: number, width: number): boolean {
  const words = line.text.trim().split(/\s+/);
  if (words.length !== line.words.length) return false;
  return line.words.every((word, index) => !overlaps(word, x, width) || BLANK.test(words[index] ?? ''));
}

/** Whether a label belongs to a rule: it is close below it, or before it on the same line. */
function belongs(rule: Rule, line: TextLine): boolean {
  const middle = line.x + line.width / 2;
  const isUnder =
    line.y >= rule.y - 2 && line.y - rule.y < 20 && middle > rule.x - 10 && middle < rule.x + rule.width + 10;
  const isBefore =
    Math.abs(line.y + line.height - rule.y) < 8 &&
    rule.x - line.x - line.width > -4 &&
    rule.x - line.x - line.width < 40;
  return isUnder || isBefore;
}

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Lengths, as shares of the width of a page, that a rule to sign on has. */
const lengths = { least: 0.12, most: 0.62 };

/** Brightness, 0 to 255, below which a pixel belongs to a rule. */
const DARK = 170;

/** Most height of a rule, as a share of the width of the page. */
const MAX_THICKNESS = 0.005;

/** Horizontal rules in the drawing of a page, which may be a scan, in points. */
export function rulesIn({ data, width, height }: Pixels, page: { width: number }): Rule[] {
  const scale = page.width / width;
  const isDark = (at: number) =>
    ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255)) / 3 < DARK;
  type Run = { from: number; to: number; top: number; last: number };
  const [runs, open]: [Run[], Run[]] = [[], []];
  for (let y = 0; y < height; y += 1) {
    let from = -1;
    for (let x = 0; x <= width; x += 1) {
      if (x < width && isDark(4 * (y * width + x))) {
        if (from < 0) from = x;
        continue;
      }
      if (from >= 0 && x - from >= lengths.least * width) {
        const run = open.find((other) => other.last === y - 1 && other.from < x && from < other.to);
        if (run) Object.assign(run, { from: Math.min(run.from, from), to: Math.max(run.to, x), last: y });
        else open.push({ from, to: x, top: y, last: y });
      }
      from = -1;
    }
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const run = open[index];
      if (run && run.last < y) runs.push(...open.splice(index, 1));
    }
  }
  return [...runs, ...open]
    .filter(
      ({ from, to, top, last }) => last - top < MAX_THICKNESS * width && to - from <= lengths.most * width,
    )
    .map(({ from, to, top }) => ({ x: from * scale, y: top * scale, width: (to - from) * scale }));
}
