import { identity, type Matrix, multiply } from '../../matrix';

const tokens = /\b(q)\b|\b(Q)\b|((?:-?[\d.]+ ){6})cm\b|\/(P\w+) Do\b/g;

/** Names of the pictures that finished content draws on the page, wholly or in part (ISO 32000-2, 8.9.5). */
export function shownPictures(content: string, width: number, height: number): string[] {
  const shown: string[] = [];
  const saved: Matrix[] = [];
  let matrix = identity;
  for (const [, save, restore, numbers, name] of content.matchAll(tokens)) {
    if (save) saved.push(matrix);
    else if (restore) matrix = saved.pop() ?? identity;
    else if (numbers) matrix = multiply(matrix, numbers.trim().split(' ').map(Number) as Matrix);
    else if (name && isOn(matrix, width, height)) shown.push(name);
  }
  return shown;
}

/** Whether the unit square, in which a picture stands, is on the page. */
function isOn([a, b, c, d, e, f]: Matrix, width: number, height: number): boolean {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}
