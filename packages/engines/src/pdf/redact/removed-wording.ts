import { sortAlongBaseline } from './baseline-order';
import { halfPlanes, isWithin, quadArea } from './geometry';
import { type Letter, middlesOf } from './page';
import { linesOf } from './reading';

/** Text of the letters that each mark removes, line by line: in the order in which they are read, and in that of their places. */
export function removedWording(letters: Letter[], marks: readonly { quads: number[][] }[]): string[][] {
  return marks.flatMap(({ quads }) => {
    const planes = quads.map((quad) => halfPlanes(quadArea(quad)));
    const marked = letters.filter((letter) =>
      planes.some((plane) => middlesOf(letter).some((middle) => isWithin(middle, plane))),
    );
    const [lines, placed] = [linesOf(marked), linesOf(sortAlongBaseline(marked))];
    return placed.join('\n') === lines.join('\n') ? [lines] : [lines, placed];
  });
}

/** Pairs of the last line of a mark, if it ends with a hyphen, and the first of the next: two marks may divide a word. */
export const hyphenatedPairs = (wordings: string[][]): string[][] =>
  wordings
    .slice(1)
    .flatMap((next, index) =>
      /[-\u00ad\u2010]$/.test(wordings[index]?.at(-1) ?? '')
        ? [[wordings[index]?.at(-1) ?? '', next[0] ?? '']]
        : [],
    );
