import type { Outline, Step } from '../../drawing/path';
import { num } from '../../write/pdf-writer';
import type { Piece } from '../layout/typesetter';
import type { Paint, Picture, Shape, Stroke } from '../model';
import { arrowHeadsOf } from './arrow-heads';
import { dashOf, type Pen, precise } from './pen';
import { pictureName } from './picture-name';

/** Operator that sets the opacity of what follows, until the end of the graphics state; empty if that is opaque. */
function opacity(pen: Pen, alpha: number | undefined): string {
  if (alpha === undefined || alpha >= 1) return '';
  const share = Math.max(0, Math.round(alpha * 100));
  pen.opacities.add(share);
  return `/A${share} gs `;
}

/** Operators of a path whose bounding box has its top left corner at a point. */
function pathOf(pen: Pen, steps: readonly Step[], x: number, y: number): string {
  return steps
    .map(([operator, ...points]) =>
      operator === 'z'
        ? 'h'
        : `${points.map((value, i) => num(i % 2 === 0 ? x + value : pen.height - y - value)).join(' ')} ${operator}`,
    )
    .join(' ');
}

/** Draws outlines whose bounding box has its top left corner at a point. */
export function drawOutlines(
  pen: Pen,
  outlines: readonly Outline[],
  x: number,
  y: number,
  fill: Paint | undefined,
  stroke: Stroke | undefined,
): void {
  for (const { steps, ...own } of outlines) {
    const path = pathOf(pen, steps, x, y);
    if (fill && own.fill) {
      const filling = fill.gradient
        ? `q ${opacity(pen, fill.alpha)}${path} W* n /${shading(pen, fill.gradient, steps, x, y)} sh Q`
        : `q ${opacity(pen, fill.alpha)}${fill.colour.map(num).join(' ')} rg ${path} f* Q`;
      pen.add(`${filling}\n`);
    }
    if (stroke && own.line) {
      const ink = stroke.colour.map(num).join(' ');
      const state = `q ${opacity(pen, stroke.alpha)}${ink} RG ${ink} rg ${num(stroke.width)} w ${dashOf(stroke)} 0 d`;
      const arrowHeads = arrowHeadsOf(steps, stroke).map((head) => `${pathOf(pen, head, x, y)} f`);
      pen.add(`${[state, path, 'S', ...arrowHeads, 'Q'].join(' ')}\n`);
    }
  }
}

/** A gradient over the box of a path. @returns its resource name */
function shading(
  pen: Pen,
  { stops, angle, radial }: NonNullable<Paint['gradient']>,
  steps: readonly Step[],
  x: number,
  y: number,
): string {
  const points = steps.flatMap((step) => step.slice(1) as number[]);
  const [xs, ys] = [0, 1].map((odd) => points.filter((_, i) => i % 2 === odd));
  const rangeOf = (values: number[] = []) => [Math.min(...values), Math.max(...values)] as const;
  const [[left, right], [top, bottom]] = [rangeOf(xs), rangeOf(ys)];
  const [cx, cy] = [x + (left + right) / 2, pen.height - y - (top + bottom) / 2];
  const [halfX, halfY] = [(right - left) / 2, (bottom - top) / 2];
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(radians), -Math.sin(radians)];
  const reach = Math.abs(dx) * halfX + Math.abs(dy) * halfY;
  const coordinates = radial
    ? [cx, cy, 0, cx, cy, Math.hypot(halfX, halfY)]
    : [cx - dx * reach, cy - dy * reach, cx + dx * reach, cy + dy * reach];
  const name = `S${pen.page}x${pen.shadings.size}`;
  const [first, last] = [stops[0], stops.at(-1)];
  const allStops = [
    ...(first && first.at > 0 ? [{ ...first, at: 0 }] : []),
    ...stops,
    ...(last && last.at < 1 ? [{ ...last, at: 1 }] : []),
  ];
  const parts = allStops.slice(1).map(({ colour }, i) => {
    const from = allStops[i]?.colour ?? colour;
    return `<</FunctionType 2/Domain[0 1]/N 1/C0[${from.map(num).join(' ')}]/C1[${colour.map(num).join(' ')}]>>`;
  });
  const bounds = allStops
    .slice(1, -1)
    .map(({ at }) => num(at))
    .join(' ');
  const encode = parts.map(() => '0 1').join(' ');
  pen.shadings.set(
    name,
    `<</ShadingType ${radial ? 3 : 2}/ColorSpace/DeviceRGB/Coords[${coordinates.map(num).join(' ')}]/Extend[true true]/Function<</FunctionType 3/Domain[0 1]/Functions[${parts.join('')}]/Bounds[${bounds}]/Encode[${encode}]>>>>`,
  );
  return name;
}

/** Draws letters stretched to fill a box. */
export function drawStretched(
  pen: Pen,
  pieces: readonly Piece[],
  { look, alpha, isFilled, line }: NonNullable<Shape['letters']>,
  x: number,
  y: number,
  scale: { x: number; y: number },
): void {
  // Text is filled, drawn as a line, or both (ISO 32000-2, 9.3.6).
  const outline = line
    ? `${isFilled ? 2 : 1} Tr ${(line.colour ?? [0, 0, 0]).map(num).join(' ')} RG ${num(line.width / scale.y)} w `
    : '';
  pen.add(
    `q ${opacity(pen, alpha)}${num(scale.x)} 0 0 ${num(scale.y)} ${num(x)} ${num(pen.height - y)} cm ${outline}\n`,
  );
  const ink = (look.colour ?? [0, 0, 0]).map(num).join(' ');
  let from = 0;
  for (const piece of pieces) {
    pen.rememberFonts(piece);
    pen.add(`BT ${ink} rg 1 0 0 1 ${precise(from)} 0 Tm ${pen.typesetter.textOperators(piece)}ET\n`);
    from += piece.width;
  }
  pen.add('Q\n');
}

/** Draws a picture in a box. @param within outlines that clip the picture, placed at the same point */
export function drawPicture(
  pen: Pen,
  { path, crop, alpha }: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  within?: readonly Outline[],
): void {
  pen.pictures.add(path);
  const { left, top, right, bottom } = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const fullWidth = width / Math.max(0.01, 1 - left - right);
  const fullHeight = height / Math.max(0.01, 1 - top - bottom);
  const clip = within
    ? `${within.map(({ steps }) => pathOf(pen, steps, x, y)).join(' ')} W n `
    : crop
      ? `${num(x)} ${num(pen.height - y - height)} ${num(width)} ${num(height)} re W n `
      : '';
  const position = `${num(x - left * fullWidth)} ${num(pen.height - y + top * fullHeight - fullHeight)}`;
  pen.add(
    `q ${opacity(pen, alpha)}${clip}${num(fullWidth)} 0 0 ${num(fullHeight)} ${position} cm /${pictureName(path)} Do Q\n`,
  );
}
