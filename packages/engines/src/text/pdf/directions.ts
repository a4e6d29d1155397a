import { type Matrix, multiply } from '../../matrix';
import type { Block, Box } from '../model';

/**
 * Axes of a text in some direction: unit vectors on the displayed page, along its lines and from a line to the next.
 * They are perpendicular; for mirrored text their orientation is reversed.
 */
export type Frame = { along: [number, number]; down: [number, number] };

export const level: Frame = { along: [1, 0], down: [0, 1] };

/** Sine of the maximum angle between texts of one direction: lines of a skewed scan vary a little. */
const maxSine = Math.sin((5 * Math.PI) / 180);

/**
 * Start, direction and size of a text. `nominal` is the size that the file states; the letters of a Type 3 font may
 * have any size there.
 *
 * @param transform of the text, from units of its font to those of the file
 * @param vertical whether it is written from top to bottom, without rotated letters
 */
export function directionOf(transform: Matrix, viewport: Matrix, vertical: boolean) {
  const [a, b, c, d, x, y] = multiply(viewport, transform);
  const length = Math.hypot(a, b);
  const mirrored = a * d - b * c > 0;
  // A degenerate matrix draws nothing that has a direction.
  const [u, v] = length > 0 ? [a / length, b / length] : [1, 0];
  const size = (length > 0 && Math.abs(a * d - b * c) / length) || length || Math.hypot(c, d);
  const frame = frameOf(u, v, mirrored);
  return { x, y, size, nominal: length, frame: vertical ? verticalFrame(frame) : frame };
}

function frameOf(u: number, v: number, mirrored: boolean): Frame {
  // Text that is horizontal except for a rounding error counts as horizontal.
  const [x, y] = Math.abs(v) < 0.02 ? [Math.sign(u), 0] : Math.abs(u) < 0.02 ? [0, Math.sign(v)] : [u, v];
  return { along: [x, y], down: mirrored ? [y, -x] : [-y, x] };
}

/** Axes of vertical text: lines run downwards and follow each other from right to left. */
const verticalFrame = ({ along, down }: Frame): Frame => ({ along: down, down: [-along[0], -along[1]] });

/** Whether two texts have the same direction. */
export function isSame(
  { along: [a, b], down: [c, d] }: Frame,
  { along: [u, v], down: [w, z] }: Frame,
): boolean {
  return a * u + b * v > 0 && Math.abs(a * v - b * u) < maxSine && c * w + d * z > 0;
}

/** A point of the displayed page in the frame of a text. */
export const inFrame = ({ along: [a, b], down: [c, d] }: Frame, x: number, y: number): [number, number] => [
  x * a + y * b,
  x * c + y * d,
];

/** The box on the displayed page that encloses a box in the frame of a text. */
export function onPage({ along: [a, b], down: [c, d] }: Frame, box: Box): Box {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const corners = [
    [box.x, box.y],
    [right, box.y],
    [box.x, bottom],
    [right, bottom],
  ] as const;
  const xs = corners.map(([x, y]) => x * a + y * c);
  const ys = corners.map(([x, y]) => x * b + y * d);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
}

/** Hundredths of a point suffice to mark a word. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Blocks of a text in its own frame, placed on the displayed page. */
export function placeOnPage(blocks: Block[], frame: Frame): Block[] {
  if (frame === level) return blocks;
  const place = <Boxed extends { box?: Box }>(part: Boxed): Boxed =>
    part.box ? { ...part, box: onPage(frame, part.box) } : part;
  return blocks.map((block) => ({
    ...place(block),
    lines: block.lines.map((line) => ({
      ...place(line),
      words: line.words.map((word) => ({ ...word, boxes: word.boxes?.map((box) => onPage(frame, box)) })),
    })),
  }));
}
