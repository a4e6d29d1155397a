import { identity, type Matrix, multiply } from '../../matrix';

const pictureOperators = /\b(q)\b|\b(Q)\b|((?:-?[\d.]+ ){6})cm\b|\/(P\w+) Do\b/g;

/** Names of the pictures that finished content draws on the page, wholly or in part (ISO 32000-2, 8.9.5). */
export function shownPictures(content: string, width: number, height: number): string[] {
  const pictureNames: string[] = [];
  const saved: Matrix[] = [];
  let matrix = identity;
  for (const [, save, restore, numbers, name] of content.matchAll(pictureOperators)) {
    if (save) saved.push(matrix);
    else if (restore) matrix = saved.pop() ?? identity;
    else if (numbers) matrix = multiply(matrix, numbers.trim().split(' ').map(Number) as Matrix);
    else if (name && isOnPage(matrix, width, height)) pictureNames.push(name);
  }
  return pictureNames;
}

const drawingOperators = /\b(q)\b|\b(Q)\b|((?:-?[\d.]+ )+)(cm|m|l|c|re)\b|\/(P\w+) Do\b/g;

/**
 * Whether content draws a line, an area or a picture on the page, wholly or in part.
 *
 * @param start matrix at the start of the content
 */
export function showsAny(content: string, start: Matrix, width: number, height: number): boolean {
  const [xs, ys]: [number[], number[]] = [[], []];
  const saved: Matrix[] = [];
  let matrix = start;
  const add = (x: number, y: number) => {
    const [a, b, c, d, e, f] = matrix;
    xs.push(a * x + c * y + e);
    ys.push(b * x + d * y + f);
  };
  for (const [, save, restore, figures = '', operator, picture] of content.matchAll(drawingOperators)) {
    const numbers = figures.trim().split(' ').map(Number);
    const [x = 0, y = 0, boxWidth = 0, boxHeight = 0] = picture ? [0, 0, 1, 1] : numbers;
    if (save) saved.push(matrix);
    else if (restore) matrix = saved.pop() ?? start;
    else if (operator === 'cm') matrix = multiply(matrix, numbers as Matrix);
    else if (operator === 're' || picture) {
      for (const across of [x, x + boxWidth]) for (const up of [y, y + boxHeight]) add(across, up);
    } else for (let i = 0; i + 1 < numbers.length; i += 2) add(numbers[i] ?? 0, numbers[i + 1] ?? 0);
  }
  return (
    Math.max(...xs) >= 0 && Math.min(...xs) <= width && Math.max(...ys) >= 0 && Math.min(...ys) <= height
  );
}

/** Whether the unit square, which a picture fills, is on the page. */
function isOnPage([a, b, c, d, e, f]: Matrix, width: number, height: number): boolean {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}
