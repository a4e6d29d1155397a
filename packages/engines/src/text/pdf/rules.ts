import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Matrix, multiply } from '../../matrix';
import type { Box } from '../model';

type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

const pictures = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintInlineImageXObjectGroup,
]);

/** Whether a page draws a picture, or paths instead of letters. */
export const isPicture = ({ fnArray }: OperatorList): boolean =>
  fnArray.some((operator) => pictures.has(operator)) ||
  fnArray.filter((operator) => operator === OPS.constructPath).length > 60;

/** Largest thickness of a line, in points. */
const maxThickness = 2.5;

/** Horizontal lines drawn as strokes or as flat rectangles, at least 30 points long. */
export function rulesOf({ fnArray, argsArray }: OperatorList, viewport: Matrix): Box[] {
  const rules: Box[] = [];
  const saved: Matrix[] = [];
  let matrix = viewport;
  fnArray.forEach((operator, index) => {
    const values = argsArray[index] as unknown[] | null;
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, values as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      if (values?.[0]) matrix = multiply(matrix, values[0] as Matrix);
    } else if (operator === OPS.constructPath && values && values[0] !== OPS.endPath)
      for (const rule of flatParts(values, matrix)) rules.push(rule);
  });
  return rules;
}

/** Flat parts of a path, which may contain many lines, each started by a move. */
function flatParts(values: unknown[], matrix: Matrix): Box[] {
  const data = (values[1] as (ArrayLike<number> | undefined)[])[0];
  const bounds = values[2] as ArrayLike<number> | null;
  // After drawing, pdf.js stores a path as a Path2D, of which only the bounding box is known.
  if (typeof data?.length !== 'number') return bounds ? boxesOf([Array.from(bounds)], matrix) : [];
  const parts: number[][] = [];
  // Each path operator is followed by its coordinates: move 0, line 1, curve 2, quadratic 3, close 4.
  const coordinates = [2, 2, 6, 4, 0];
  for (let position = 0; position < data.length; ) {
    const operator = data[position] ?? 4;
    const count = coordinates[operator] ?? 0;
    const points = Array.from({ length: count }, (_, offset) => data[position + 1 + offset] ?? 0);
    if (operator === 0) parts.push(points);
    else parts.at(-1)?.push(...points);
    position += 1 + count;
  }
  return boxesOf(parts, matrix);
}

function boxesOf(parts: number[][], matrix: Matrix): Box[] {
  return parts.flatMap((points) => {
    const xs: number[] = [];
    const ys: number[] = [];
    for (let index = 0; index + 1 < points.length; index += 2) {
      const [x = 0, y = 0] = [points[index], points[index + 1]];
      xs.push(matrix[0] * x + matrix[2] * y + matrix[4]);
      ys.push(matrix[1] * x + matrix[3] * y + matrix[5]);
    }
    if (xs.length < 2) return [];
    const box = { x: Math.min(...xs), y: Math.min(...ys), width: 0, height: 0 };
    box.width = Math.max(...xs) - box.x;
    box.height = Math.max(...ys) - box.y;
    return box.height <= maxThickness && box.width >= 30 ? [box] : [];
  });
}
