import { halfPlanes, isWithin } from './geometry';
import { type Letter, middlesOf } from './page';
import { linesOf } from './terms';

/** Text of the letters that each mark removes, line by line. */
export function removedWording(letters: Letter[], marks: readonly { quads: number[][] }[]): string[][] {
  return marks.map(({ quads }) => {
    const planes = quads.map((quad) =>
      halfPlanes([0, 2, 4, 6].map((index) => [quad[index] as number, quad[index + 1] as number])),
    );
    return linesOf(
      letters.filter((letter) =>
        planes.some((plane) => middlesOf(letter).some((middle) => isWithin(middle, plane))),
      ),
    );
  });
}

/** Pairs of lines of consecutive marks of which the first ends with a hyphen: a hyphenated word may be two marks. */
export const hyphenatedPairs = (lines: string[][]): string[][] =>
  lines
    .slice(1)
    .flatMap((line, index) =>
      /[-\u00ad\u2010]$/.test(lines[index]?.at(-1) ?? '')
        ? [[lines[index]?.at(-1) ?? '', line[0] ?? '']]
        : [],
    );
