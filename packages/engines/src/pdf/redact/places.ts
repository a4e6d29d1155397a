import type { Host, SourceFile } from '../../engine';
import { pageObjectsOf } from '../assemble/page-objects';
import { withDocument } from '../documents';
import { Substitutes } from '../edit/fonts';
import { objectsOf } from '../normalise';
import { type Around, textOf } from './find';
import { type Area, halfPlanes, isWithin, quadArea } from './geometry';
import { type Letter, middlesOf } from './page';
import type { RedactionMark } from './redact';
import { surveyPage } from './survey';

/**
 * A marked place in the finished file: the number of letters left in it, and the words beside it on its line. Where the
 * place is at an end of its line, these are words of the line that is drawn before or after that line.
 */
export type RedactedPlace = { letters: number; around: Around };

/** Number of words that are read on either side of a place. */
const wordCount = 3;
const wordsBefore = new RegExp(`(?:\\S+\\s+){0,${wordCount - 1}}\\S+\\s*$`);
const wordsAfter = new RegExp(`^\\s*\\S+(?:\\s+\\S+){0,${wordCount - 1}}`);

/**
 * Reads marked places in a redacted file. Nothing is taken from the source: what is left is counted, and the words beside
 * a place are read, in the file itself.
 *
 * @param source the redacted file
 * @param marks as `redact` removed them
 * @returns a place for each mark, in their order
 * @throws the faults of opening a file
 */
export const readRedacted = (
  { source, marks }: { source: SourceFile; marks: RedactionMark[] },
  host: Host,
): Promise<RedactedPlace[]> =>
  withDocument(source, host, async (opened) => {
    const context = await objectsOf(source, opened);
    const { pageObjects } = pageObjectsOf(context);
    const fonts = new Substitutes(host);
    const lettersByPage = new Map<number, Letter[]>();
    const places: RedactedPlace[] = [];
    for (const { page, quads } of marks) {
      const pageObject = pageObjects[page - 1];
      if (!lettersByPage.has(page) && pageObject)
        lettersByPage.set(page, (await surveyPage(context, pageObject, [], fonts)).letters);
      places.push(placeOf(quads.map(quadArea), lettersByPage.get(page) ?? []));
    }
    return places;
  });

function placeOf(areas: Area[], letters: Letter[]): RedactedPlace {
  const planes = areas.map(halfPlanes);
  const remaining = letters.filter((letter) =>
    middlesOf(letter).some((middle) => planes.some((plane) => isWithin(middle, plane))),
  );
  const others = letters.filter((letter) => !remaining.includes(letter));
  const lineBefore = lettersBeside(others, areas[0], 'before');
  const lineAfter = lettersBeside(others, areas.at(-1), 'after');
  const before = textOf(lineBefore).text.split('\n').at(-1) ?? '';
  const [after = ''] = textOf(lineAfter).text.split('\n');
  return {
    letters: remaining.filter(({ text }) => text.trim()).length,
    around: {
      before: wordsBefore.exec(before)?.[0] || endOf(previousLine(others, lineAfter)),
      after: wordsAfter.exec(after)?.[0] || startOf(nextLine(others, lineBefore)),
    },
  };
}

/** Lines of letters in the order of drawing, without those that have no words. */
const linesOf = (letters: Letter[]) =>
  textOf(letters)
    .text.split('\n')
    .filter((line) => line.trim());

/** The line drawn before the first letter; empty without one, as a line that is marked whole has no place in the order. */
const previousLine = (letters: Letter[], [first]: Letter[]) =>
  first ? (linesOf(letters.slice(0, letters.indexOf(first))).at(-1) ?? '') : '';

/** The line drawn after the last letter of a line; empty without one. */
function nextLine(letters: Letter[], line: Letter[]): string {
  const last = line.at(-1);
  return last ? (linesOf(letters.slice(letters.indexOf(last) + 1))[0] ?? '') : '';
}

/** The last words of a line, and a space for the line break after them. */
const endOf = (line: string) => (wordsBefore.exec(line)?.[0] ?? '').replace(/\s*$/, line && ' ');

/** A space for the line break before a line, and its first words. */
const startOf = (line: string) => (wordsAfter.exec(line)?.[0] ?? '').replace(/^\s*/, line && ' ');

/** Letters on the line of an area, before its start or after its end; its first two corners are the ends of the baseline. */
function lettersBeside(letters: Letter[], area: Area | undefined, side: 'before' | 'after'): Letter[] {
  const [start, end, , above] = area ?? [];
  if (!start || !end || !above) return [];
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const height = Math.hypot(above[0] - start[0], above[1] - start[1]);
  if (length === 0 || height === 0) return [];
  return letters.filter(({ middle: [x, y] }) => {
    const [dx, dy] = [x - start[0], y - start[1]];
    const along = (dx * (end[0] - start[0]) + dy * (end[1] - start[1])) / length;
    const up = (dx * (above[0] - start[0]) + dy * (above[1] - start[1])) / height;
    return up >= 0 && up <= height && (side === 'before' ? along < 0 : along > length);
  });
}
