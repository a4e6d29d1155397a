import {
  arc,
  ellipse,
  endOf,
  type Outline,
  outline,
  rectangle,
  roundedRectangle,
  type Step,
} from '../../drawing/path';
import { areaOf, type TextArea, textAreaOf } from '../../drawing/text-areas';
import { child, type Element, elementsOf } from '../../text/docx/xml';

const degree = 65_536;

/** Operators of formulas (ECMA-376 part 4, 19.1.2.6). */
const operators: Record<string, (x: number, y: number, z: number) => number> = {
  val: (x) => x,
  sum: (x, y, z) => x + y - z,
  prod: (x, y, z) => (x * y) / (z || 1),
  mid: (x, y) => (x + y) / 2,
  abs: Math.abs,
  sumangle: (x, y, z) => x + (y - z) * degree,
  min: (x, y) => Math.min(x, y),
  max: (x, y) => Math.max(x, y),
  if: (x, y, z) => (x > 0 ? y : z),
  mod: Math.hypot,
  sqrt: Math.sqrt,
  atan2: (x, y) => (Math.atan2(y, x) * 180 * degree) / Math.PI,
  sin: (x, y) => x * Math.sin((y / degree / 180) * Math.PI),
  cos: (x, y) => x * Math.cos((y / degree / 180) * Math.PI),
  tan: (x, y) => x * Math.tan((y / degree / 180) * Math.PI),
  cosatan2: (x, y, z) => x * Math.cos(Math.atan2(z, y)),
  sinatan2: (x, y, z) => x * Math.sin(Math.atan2(z, y)),
  ellipse: (x, y, z) => z * Math.sqrt(Math.max(0, 1 - (x / (y || 1)) ** 2)),
};

const numbers = (text: string | undefined) => (text ?? '').split(/[\s,]+/).map(Number);

/** Shape types that are rectangles: rectangle, picture, text box. */
export const rectangularTypes = /_t(1|75|202)$/;

/**
 * Outlines of a VML shape with this size.
 *
 * @param type the shape type that it refers to
 */
export function vmlOutlines(
  shape: Element,
  type: Element | undefined,
  width: number,
  height: number,
): Outline[] {
  const { name, attributes } = shape;
  if (name === 'oval') return [outline(ellipse(width, height))];
  if (name === 'roundrect') {
    const radius = Math.min(width, height) * arcShare(shape);
    return [outline(roundedRectangle(width, height, [radius, radius, radius, radius]))];
  }
  const path = attributes.path ?? child(shape, 'path')?.attributes.v ?? type?.attributes.path;
  // The frame of a picture has formulas in pixels of a screen.
  const isRectangle = rectangularTypes.test(attributes.type ?? '');
  if (name !== 'shape' || !path || isRectangle) return [outline(rectangle(width, height))];
  const [coordinateWidth = 21_600, coordinateHeight = 21_600] = numbers(
    attributes.coordsize ?? type?.attributes.coordsize ?? '1000,1000',
  );
  const [left = 0, top = 0] = numbers(attributes.coordorigin ?? type?.attributes.coordorigin ?? '0,0');
  const values = valuesOf(shape, type, coordinateWidth, coordinateHeight);
  const scale = { x: width / (coordinateWidth || 1), y: height / (coordinateHeight || 1) };
  return outlinesOf(path, values, (x, y) => [(x - left) * scale.x, (y - top) * scale.y]);
}

/** Text area of a VML shape with this size (ECMA-376 part 4, 19.1.2.14: `textboxrect`). */
export function vmlTextArea(
  shape: Element,
  type: Element | undefined,
  width: number,
  height: number,
): TextArea | undefined {
  if (shape.name === 'oval') return textAreaOf('ellipse', width, height, (_, defaultValue) => defaultValue);
  if (shape.name === 'roundrect')
    return textAreaOf('roundRect', width, height, () => arcShare(shape) * 100_000);
  const [first] = (boxesOf(shape) ?? boxesOf(type) ?? '').split(';');
  if (!first || shape.name !== 'shape') return undefined;
  const [coordinateWidth = 21_600, coordinateHeight = 21_600] = numbers(
    shape.attributes.coordsize ?? type?.attributes.coordsize ?? '1000,1000',
  );
  const values = valuesOf(shape, type, coordinateWidth, coordinateHeight);
  const edges = first.split(',').map((edge) => values.get(edge.trim()) ?? (Number(edge) || 0));
  return edges.length === 4 ? areaOf(edges, coordinateWidth, coordinateHeight) : undefined;
}

const boxesOf = (shape: Element | undefined) => child(shape, 'path')?.attributes.textboxrect;

/** Radius of the corners of a rounded rectangle, as a share of its shorter side. */
function arcShare({ attributes: { arcsize = '0.2' } }: Element): number {
  const share = Number.parseFloat(arcsize) / (arcsize.endsWith('f') ? degree : 1);
  return Math.min(0.5, share || 0);
}

/** Values of adjustments and formulas, by their names in a path: `#0`, `@0`. */
function valuesOf(shape: Element, type: Element | undefined, width: number, height: number) {
  const values = new Map<string, number>([
    ['width', width],
    ['height', height],
  ]);
  const adjustments = (shape.attributes.adj ?? '').split(',');
  for (const [i, text] of (type?.attributes.adj ?? '').split(',').entries())
    values.set(`#${i}`, Number(adjustments[i] || text) || 0);
  for (const [i, text] of adjustments.entries()) if (text !== '') values.set(`#${i}`, Number(text) || 0);
  const formulas = child(shape, 'formulas') ?? child(type, 'formulas');
  for (const [i, { attributes }] of elementsOf(formulas).entries()) {
    const [operator = '', ...operands] = (attributes.eqn ?? '').trim().split(/\s+/);
    const [x = 0, y = 0, z = 0] = operands.map((operand) => values.get(operand) ?? (Number(operand) || 0));
    values.set(`@${i}`, operators[operator]?.(x, y, z) ?? 0);
  }
  return values;
}

/** Numbers and references of a command. A value left out before, between or after commas is 0: `m,` is `m0,0`. */
function argumentsIn(text: string): string[] {
  const parts = text.match(/,|[@#]?-?\d+(?:\.\d+)?/g) ?? [];
  return parts.flatMap((part, i) => {
    if (part !== ',') return [part];
    const isFirst = i === 0 || parts[i - 1] === ',';
    const isLast = i === parts.length - 1;
    return [...(isFirst ? ['0'] : []), ...(isLast ? ['0'] : [])];
  });
}

/** Commands of a path with two letters, of which the first may be a command as well; `xe` ends a part of it. */
const commands = /(nf|ns|ae|al|at|ar|wa|wr|qx|qy|qb|xe|h[a-i]|[a-z])([^a-z]*)/g;

/** Reads a path (ECMA-376 part 4, 19.1.2.14): command letters, and numbers or references to values. */
function outlinesOf(
  path: string,
  values: ReadonlyMap<string, number>,
  toPage: (x: number, y: number) => [number, number],
): Outline[] {
  const outlines: Outline[] = [];
  let steps: Step[] = [];
  let [fill, line] = [true, true];
  let [x, y] = [0, 0];
  const finish = () => {
    if (steps.length > 0) outlines.push(outline(steps, { fill, line }));
    [steps, fill, line] = [[], true, true];
  };
  const to = (kind: 'm' | 'l', nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    steps.push([kind, ...toPage(x, y)]);
  };
  const curve = (points: number[]) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
    steps.push(['c', ...toPage(a, b), ...toPage(c, d), ...toPage(e, f)]);
    [x, y] = [e, f];
  };
  const drawArc = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    start: number,
    sweep: number,
    first: boolean,
  ) => {
    const unit = arc(cx, cy, rx, ry, start, sweep, first || steps.length === 0 ? 'm' : 'l');
    [x, y] = endOf(unit);
    for (const step of unit) {
      if (step[0] === 'c') curve(step.slice(1) as number[]);
      else if (step[0] !== 'z') to(step[0], step[1], step[2]);
    }
  };
  for (const [, command = '', rest = ''] of path.matchAll(commands)) {
    const args = argumentsIn(rest).map((part) => values.get(part) ?? (Number(part) || 0));
    const forEachGroup = (size: number, run: (part: number[]) => void) => {
      for (let i = 0; i + size <= args.length; i += size) run(args.slice(i, i + size));
    };
    const last = command.at(-1);
    if (command === 'nf') fill = false;
    else if (command === 'ns') line = false;
    else if (command === 'e') finish();
    else if (command === 'x' || command === 'xe') {
      steps.push(['z']);
      if (command === 'xe') finish();
    } else if (command === 'm') forEachGroup(2, ([a = 0, b = 0]) => to('m', a, b));
    else if (command === 'l') forEachGroup(2, ([a = 0, b = 0]) => to('l', a, b));
    else if (command === 't') forEachGroup(2, ([a = 0, b = 0]) => to('m', x + a, y + b));
    else if (command === 'r') forEachGroup(2, ([a = 0, b = 0]) => to('l', x + a, y + b));
    else if (command === 'c') forEachGroup(6, curve);
    else if (command === 'v')
      forEachGroup(6, (part) => curve(part.map((value, i) => value + (i % 2 === 0 ? x : y))));
    else if (command === 'qx' || command === 'qy') {
      let across = last === 'x';
      forEachGroup(2, ([a = 0, b = 0]) => {
        const k = 0.5523;
        const control1 = across ? [x + (a - x) * k, y] : [x, y + (b - y) * k];
        const control2 = across ? [a, b - (b - y) * k] : [a - (a - x) * k, b];
        curve([...control1, ...control2, a, b]);
        across = !across;
      });
    } else if (command === 'al' || command === 'ae')
      forEachGroup(6, ([cx = 0, cy = 0, rx = 0, ry = 0, start = 0, sweep = 0]) =>
        drawArc(cx, cy, rx, ry, -start / degree, -sweep / degree, command === 'al'),
      );
    else if (/^(ar|at|wa|wr)$/.test(command))
      forEachGroup(8, ([l = 0, t = 0, r = 0, b = 0, sx = 0, sy = 0, ex = 0, ey = 0]) => {
        const [cx, cy, rx, ry] = [(l + r) / 2, (t + b) / 2, (r - l) / 2, (b - t) / 2];
        const angle = (px: number, py: number) =>
          (Math.atan2((py - cy) / (ry || 1), (px - cx) / (rx || 1)) * 180) / Math.PI;
        const [start, end] = [angle(sx, sy), angle(ex, ey)];
        const clockwise = command.startsWith('w');
        const sweep = (((end - start) % 360) + 360) % 360;
        drawArc(cx, cy, rx, ry, start, clockwise ? sweep || 360 : sweep - 360, last === 'r');
      });
  }
  finish();
  return outlines;
}

/** A straight line, in either diagonal direction. */
export function lineOf(
  { attributes: { from = '0,0', to = '0,0' } }: Element,
  box: { width: number; height: number },
) {
  const [x0 = 0, y0 = 0] = from.split(',').map(Number.parseFloat);
  const [x1 = 0, y1 = 0] = to.split(',').map(Number.parseFloat);
  const [left, top] = [x0 <= x1 ? 0 : box.width, y0 <= y1 ? 0 : box.height];
  return outline(
    [
      ['m', left, top],
      ['l', box.width - left, box.height - top],
    ],
    { fill: false },
  );
}
