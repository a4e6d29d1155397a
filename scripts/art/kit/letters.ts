import { bond } from './colours';
import { at, path } from './svg';

/** Letters as strokes, 12 units high, with the step to the next one: pictures hold no text and need no font. */
const glyphs: Record<string, [data: string, step: number]> = {
  '2': ['m.3 3c.5-2 1.9-3 3.9-3 2.3 0 3.9 1.3 3.9 3.3 0 2.7-4.1 4.7-8.1 8.7h8.3', 12.5],
  '5': ['m7.6 0h-6.4l-.6 5.2c3.4-1.6 7.7-.4 7.7 2.9 0 2.5-1.9 3.9-4.3 3.9-2 0-3.4-.8-4-2.3', 12.5],
  '6': [
    'm7.4.8c-3.4.2-7.4 2.8-7.4 7.2 0 2.5 1.7 4 4.1 4s4.2-1.5 4.2-3.9-1.7-3.7-4-3.7c-2.1 0-3.9 1.3-4.2 3.1',
    12.5,
  ],
  '-': ['m0 6.5h5', 9],
  A: ['m0 12l4.8-12 4.8 12m-7.8-4h6', 13.5],
  C: ['m10 2.5a6 6 0 1 0 0 7', 14],
  D: ['m0 0v12h4a6 6 0 0 0 0-12z', 14],
  E: ['m7.5 0h-7.5v12h7.5m-7.5-6h6', 12],
  F: ['m8 0h-8v12m0-6h6', 12],
  G: ['m10 2.3a6 6 0 1 0 1 4.7h-4', 15],
  J: ['m6 0v9a3 3 0 0 1-6 0', 10.5],
  L: ['m0 0v12h7', 11],
  O: ['m6 0a6 6 0 1 0 0 12a6 6 0 0 0 0-12z', 16],
  P: ['m0 12v-12h5a3.5 3.5 0 0 1 0 7h-5', 12],
  S: [
    'm8 2.2c-.6-1.5-2-2.2-3.8-2.2-2.2 0-3.9 1.1-3.9 3.1 0 4.4 8 1.6 8 5.9 0 2-1.8 3-4.1 3-2.2 0-3.7-.8-4.2-2.5',
    12.5,
  ],
  T: ['m0 0h9m-4.5 0v12', 13],
  W: ['m0 0l2.5 12 3.5-9 3.5 9 2.5-12', 16],
  X: ['m0 0l8 12m0-12l-8 12', 12],
};

/** A word in strokes. @throws for a letter that has not been drawn */
export function word(x: number, y: number, text: string, colour: string = bond, scale = 0.8): string {
  let along = 0;
  const data = [...text].map((letter) => {
    const [shape, step] = glyph(letter);
    const placed = at(x + along * scale, y, shape, scale);
    along += step;
    return placed;
  });
  return path(data.join(''), { line: colour, width: Math.round(22 * scale) / 10 });
}

/** Width of a word in units, without the step after its last letter. */
export function wordWidth(text: string, scale: number): number {
  return ([...text].reduce((sum, letter) => sum + glyph(letter)[1], 0) - 4) * scale;
}

function glyph(letter: string): [string, number] {
  const found = glyphs[letter];
  if (!found) throw new Error(`No strokes for the letter ${letter}. Add it to scripts/art/kit/letters.ts.`);
  return found;
}
