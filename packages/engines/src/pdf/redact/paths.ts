import {
  type Area,
  boundsOf,
  type HalfPlane,
  halfPlanes,
  overlap,
  type Point,
  partInside,
  withoutArea,
} from './geometry';

/** A line, or a cubic Bézier curve with two control points; it starts where the previous segment ends. */
export type Segment = { to: Point; controls?: [Point, Point] };

export type Subpath = { start: Point; segments: Segment[]; closed: boolean };

/** How a path is painted, in the space of its points. */
export type Painting = {
  fill: boolean;
  stroke: boolean;
  evenOdd: boolean;
  clip: false | 'W' | 'W*';
  /** Length by which cut ends of a stroke extend under the mark, so that nothing is missing at its edge. */
  reach: number;
  dash: { array: number[]; phase: number };
};

/** Number of line segments by which a curve is approximated when it is compared with an area. */
const curveSteps = 32;

const interpolate = ([x, y]: Point, [u, v]: Point, t: number): Point => [x + t * (u - x), y + t * (v - y)];

function pointAt(from: Point, { to, controls }: Segment, t: number): Point {
  if (!controls) return interpolate(from, to, t);
  const [a, b, c] = [
    interpolate(from, controls[0], t),
    interpolate(controls[0], controls[1], t),
    interpolate(controls[1], to, t),
  ];
  return interpolate(interpolate(a, b, t), interpolate(b, c, t), t);
}

/** The part of a segment between two parameters (de Casteljau). */
function segmentPart(
  from: Point,
  segment: Segment,
  t0: number,
  t1: number,
): { from: Point; segment: Segment } {
  const { to, controls } = segment;
  const [start, end] = [pointAt(from, segment, t0), pointAt(from, segment, t1)];
  if (!controls) return { from: start, segment: { to: end } };
  const derivativeAt = (t: number): Point => {
    const [a, b, c] = [
      interpolate(from, controls[0], t),
      interpolate(controls[0], controls[1], t),
      interpolate(controls[1], to, t),
    ];
    const [d, e] = [interpolate(a, b, t), interpolate(b, c, t)];
    return [3 * (e[0] - d[0]), 3 * (e[1] - d[1])];
  };
  const third = (t1 - t0) / 3;
  const [u, v] = [derivativeAt(t0), derivativeAt(t1)];
  return {
    from: start,
    segment: {
      to: end,
      controls: [
        [start[0] + third * u[0], start[1] + third * u[1]],
        [end[0] - third * v[0], end[1] - third * v[1]],
      ],
    },
  };
}

/** Line segments of a subpath; curves are approximated. */
function* lineSegments(subpath: Subpath): Generator<[Point, Point]> {
  let from = subpath.start;
  for (const segment of subpath.segments) {
    const count = segment.controls ? curveSteps : 1;
    let last = from;
    for (let step = 1; step <= count; step++) {
      const next = step === count ? segment.to : pointAt(from, segment, step / count);
      yield [last, next];
      last = next;
    }
    from = segment.to;
  }
}

const pointsOf = ({ start, segments }: Subpath): Point[] => [
  start,
  ...segments.flatMap(({ to, controls }) => (controls ? [...controls, to] : [to])),
];

/**
 * Whether an outline of the path crosses an area; an outline that only encloses the area reveals nothing.
 *
 * @param margin depth up to which a path may reach into an area without counting
 */
export function runsThrough(path: Subpath[], areas: Area[], isFilled: boolean, margin = 0): boolean {
  const nearbyAreas = areas.filter((area) => path.some((subpath) => mayTouch(subpath, area)));
  if (nearbyAreas.length === 0) return false;
  const planes = nearbyAreas.map((area) =>
    halfPlanes(inset(area)).map((plane) => ({ ...plane, limit: plane.limit - margin })),
  );
  return path.some((subpath) => {
    for (const [from, to] of lineSegments(isFilled ? closedSubpath(subpath) : subpath))
      for (const plane of planes) if (partInside(from, to, plane)) return true;
    return false;
  });
}

/** Part of an area's size by which it is shrunk: a path along the edge of the area does not run through it. */
const edgeWidth = 0.002;

/** An area that is shrunk by `edgeWidth`. */
function inset(area: Area): Area {
  const [x0, y0, x1, y1] = boundsOf(area);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return area.map(([u, v]) => [x + (u - x) * (1 - edgeWidth), y + (v - y) * (1 - edgeWidth)]);
}

function mayTouch(subpath: Subpath, area: Area): boolean {
  const [a, b] = [boundsOf(pointsOf(subpath)), boundsOf(area)];
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

const closedSubpath = (subpath: Subpath): Subpath => ({
  ...subpath,
  segments: [...subpath.segments, { to: subpath.start }],
});

/** Operators that paint a path without its parts in these areas. */
export function cutPath(path: Subpath[], areas: Area[], painting: Painting): string {
  const planes = areas.map(halfPlanes);
  let text = '';
  const remainingShape = painting.fill || painting.clip ? partsOutside(path, planes) : '';
  const rule = painting.evenOdd ? 'f*' : 'f';
  if (painting.fill && remainingShape) text += boxesOf(path, planes) ?? `${remainingShape}${rule} `;
  if (painting.stroke) text += strokes(path, planes, painting);
  // Some viewers take an empty clipping path as no clip; a box of no size clips everything in all of them.
  if (painting.clip) text += `${remainingShape || '0 0 0 0 re '}${painting.clip} n `;
  return text;
}

/**
 * The rest of a filled rectangle, such as a ruled line, as separate rectangles: viewers align a rectangle with the pixel
 * grid only if it is a path of its own. Undefined for any other shape, or if the rectangles would touch.
 */
function boxesOf(path: Subpath[], planes: HalfPlane[][]): string | undefined {
  const [firstSubpath, secondSubpath] = path;
  if (!firstSubpath || secondSubpath || !isBox(pointsOf(firstSubpath))) return undefined;
  let polygons = [pointsOf(firstSubpath)];
  for (const plane of planes) polygons = polygons.flatMap((polygon) => withoutArea(polygon, plane));
  const boxes = polygons.map(boundsOf);
  const touches = boxes.some((box, index) =>
    boxes
      .slice(index + 1)
      .some((other) => box[0] <= other[2] && other[0] <= box[2] && box[1] <= other[3] && other[1] <= box[3]),
  );
  if (touches || !polygons.every(isBox)) return undefined;
  return boxes
    .map(([x0, y0, x1, y1]) => `${coordinates([x0, y0])} ${coordinates([x1 - x0, y1 - y0])} re f `)
    .join('');
}

function isBox(points: Point[]): boolean {
  const [x0, y0, x1, y1] = boundsOf(points);
  return points.length <= 5 && points.every(([x, y]) => (x === x0 || x === x1) && (y === y0 || y === y1));
}

/** The part of a filled path outside the areas, as polygons. */
function partsOutside(path: Subpath[], planes: HalfPlane[][]): string {
  let polygons = path.map((subpath) => [subpath.start, ...[...lineSegments(subpath)].map(([, to]) => to)]);
  for (const plane of planes) polygons = polygons.flatMap((polygon) => withoutArea(polygon, plane));
  return polygons
    .filter((polygon) => polygon.length > 2)
    .map(
      (polygon) =>
        `${polygon.map((point, index) => `${coordinates(point)} ${index ? 'l' : 'm'} `).join('')}h `,
    )
    .join('');
}

/** A piece of a stroke; `length` is the length of the path before it, which shifts its dashes. */
type Piece = { start: Point; segments: Segment[]; length: number };

/**
 * Operators that stroke the parts of a path outside the areas, each with its dash phase; without dashes as one path, as a
 * translucent colour is seen twice where two strokes cross.
 */
function strokes(path: Subpath[], planes: HalfPlane[][], { dash, reach }: Painting): string {
  const isDashed = dash.array.length > 0;
  let text = '';
  for (const subpath of path) {
    const outline = subpath.closed ? closedSubpath(subpath) : subpath;
    const pieces = outsidePieces(outline, planes, reach);
    if (pieces === 'whole') {
      if (isDashed) text += dashOperator(dash.array, dash.phase);
      text += `${pathText(subpath.start, subpath.segments)}${subpath.closed ? 'h ' : ''}${isDashed ? 'S ' : ''}`;
      continue;
    }
    const [first, last] = [pieces[0], pieces.at(-1)];
    // In a closed subpath the last piece continues in the first one.
    if (subpath.closed && first && last && first !== last && !isDashed) {
      const end = last.segments.at(-1)?.to ?? last.start;
      if (first.length === 0 && Math.hypot(end[0] - first.start[0], end[1] - first.start[1]) < 1e-6) {
        pieces.shift();
        last.segments.push(...first.segments);
      }
    }
    for (const { start, segments, length } of pieces) {
      if (isDashed) text += dashOperator(dash.array, dash.phase + length);
      text += `${pathText(start, segments)}${isDashed ? 'S ' : ''}`;
    }
  }
  if (isDashed) return text + dashOperator(dash.array, dash.phase);
  return text && `${text}S `;
}

const dashOperator = (array: number[], phase: number) =>
  `[${array.map(rounded).join(' ')}] ${rounded(phase)} d `;

/** Pieces of a subpath outside the areas; `whole` if none of it is cut. */
function outsidePieces(subpath: Subpath, planes: HalfPlane[][], reach: number): Piece[] | 'whole' {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  let from = subpath.start;
  let length = 0;
  let isCut = false;
  for (const segment of subpath.segments) {
    const size = lengthOf(from, segment);
    const inside = insideParts(from, segment, planes);
    if (inside.length > 0) isCut = true;
    let t = 0;
    for (const [t0, t1] of [...inside, [1, 1] as [number, number]]) {
      // The kept part extends into the cut by `reach` at each end, but at least half of the cut is removed.
      const margin = size > 0 ? Math.min(reach / size, (t1 - t0) / 4) : 0;
      const end = t0 <= 0 ? 0 : t1 === t0 ? 1 : t0 + margin;
      if (end > t) {
        const { from: start, segment: remainder } = segmentPart(from, segment, t, end);
        piece ??= { start, segments: [], length: length + t * size };
        piece.segments.push(remainder);
      }
      if (t1 > t0) {
        if (piece) pieces.push(piece);
        piece = undefined;
        t = t1 >= 1 ? 1 : t1 - margin;
      }
    }
    from = segment.to;
    length += size;
  }
  if (piece) pieces.push(piece);
  return isCut ? pieces : 'whole';
}

/** Parts of a segment inside the areas, as merged intervals of parameters from 0 to 1. */
function insideParts(from: Point, segment: Segment, planes: HalfPlane[][]): [number, number][] {
  const parts: [number, number][] = [];
  const count = segment.controls ? curveSteps : 1;
  for (const plane of planes) {
    let last = from;
    for (let step = 1; step <= count; step++) {
      const next = step === count ? segment.to : pointAt(from, segment, step / count);
      const inside = partInside(last, next, plane);
      if (inside) parts.push([(step - 1 + inside[0]) / count, (step - 1 + inside[1]) / count]);
      last = next;
    }
  }
  const merged: [number, number][] = [];
  for (const interval of parts.sort((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1);
    if (previous && interval[0] <= previous[1] + 1e-6) previous[1] = Math.max(previous[1], interval[1]);
    else merged.push(interval);
  }
  return merged;
}

function lengthOf(from: Point, segment: Segment): number {
  if (!segment.controls) return Math.hypot(segment.to[0] - from[0], segment.to[1] - from[1]);
  let length = 0;
  for (const [a, b] of lineSegments({ start: from, segments: [segment], closed: false }))
    length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  return length;
}

const pathText = (start: Point, segments: Segment[]): string =>
  `${coordinates(start)} m ${segments.map(({ to, controls }) => (controls ? `${coordinates(controls[0])} ${coordinates(controls[1])} ${coordinates(to)} c ` : `${coordinates(to)} l `)).join('')}`;

const rounded = (value: number): string => String(Math.round(value * 1e6) / 1e6);

const coordinates = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Whether any of the areas overlaps these bounds. */
export const touchesAny = (bounds: Area, areas: Area[]): boolean =>
  areas.some((area) => overlap(bounds, area));
