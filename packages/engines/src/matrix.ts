import type { Box } from './text/model';

/** PDF matrix (ISO 32000-2, 8.3.4): maps a point (x, y) to (ax + cy + e, bx + dy + f). */
export type Matrix = [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Matrix that applies `n` first, then `m`. */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** The inverse of a matrix: that of a viewport maps the displayed page to the file. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const determinant = a * d - b * c;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

/** A rectangle of the file, given by two corners, as a box of the displayed page. */
export function boxOf([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[], [a, b, c, d, e, f]: Matrix): Box {
  const [left, right] = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
  const [top, bottom] = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
  return {
    x: Math.min(left, right),
    y: Math.min(top, bottom),
    width: Math.abs(right - left),
    height: Math.abs(bottom - top),
  };
}
