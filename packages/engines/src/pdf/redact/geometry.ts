import type { Matrix } from '../../matrix';

export type Point = [number, number];

/** A convex polygon: its corners in order. */
export type Area = Point[];

/** The corners of a quadrilateral that is given as eight numbers. */
export const quadArea = (quad: readonly number[]): Area =>
  [0, 2, 4, 6].map((index) => [quad[index] as number, quad[index + 1] as number]);

export const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** An area transformed by a matrix. */
export const transformed = (area: Area, matrix: Matrix): Area => area.map((point) => apply(matrix, point));

/** The unit square, or another rectangle, transformed by a matrix. */
export const boxArea = (matrix: Matrix, [x0, y0, x1, y1]: number[] = [0, 0, 1, 1]): Area =>
  (
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ] as Point[]
  ).map((point) => apply(matrix, point));

/** Area of the unit square after transformation by a matrix. */
export const unitArea = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);

/** A half-plane: the points with `nx·x + ny·y <= limit`. */
export type HalfPlane = { nx: number; ny: number; limit: number };

/** The half-planes whose intersection is the area; their normals have length one. */
export function halfPlanes(area: Area): HalfPlane[] {
  let doubledArea = 0;
  for (let index = 0; index < area.length; index++) {
    const [[x, y], [u, v]] = edge(area, index);
    doubledArea += x * v - u * y;
  }
  const sign = doubledArea < 0 ? -1 : 1;
  const planes: HalfPlane[] = [];
  for (let index = 0; index < area.length; index++) {
    const [[x, y], [u, v]] = edge(area, index);
    const length = Math.hypot(u - x, v - y);
    if (length < 1e-9) continue;
    const [nx, ny] = [(sign * (v - y)) / length, (-sign * (u - x)) / length];
    planes.push({ nx, ny, limit: nx * x + ny * y });
  }
  return planes;
}

const edge = (area: Area, index: number): [Point, Point] => [
  area[index] as Point,
  area[(index + 1) % area.length] as Point,
];

/** Whether a point is within all half-planes, each moved outwards by `margin`. */
export const isWithin = ([x, y]: Point, planes: HalfPlane[], margin = 0): boolean =>
  planes.length > 2 && planes.every(({ nx, ny, limit }) => nx * x + ny * y < limit + margin);

/** Whether every corner of an area is within the half-planes of another. */
export const isInside = (inner: Area, planes: HalfPlane[], margin = 0.01): boolean =>
  inner.every((point) => isWithin(point, planes, margin));

/** Whether two convex areas overlap by more than `margin`. */
export const overlap = (area: Area, otherArea: Area, margin = 0.01): boolean =>
  !isApart(area, otherArea, margin) && !isApart(otherArea, area, margin);

const isApart = (area: Area, otherArea: Area, margin: number): boolean =>
  halfPlanes(area).some(({ nx, ny, limit }) =>
    otherArea.every(([x, y]) => nx * x + ny * y >= limit - margin),
  );

/** The part of a polygon within a half-plane, or outside it (Sutherland and Hodgman). */
export function clipped(polygon: Point[], { nx, ny, limit }: HalfPlane, outside = false): Point[] {
  const sign = outside ? -1 : 1;
  const side = ([x, y]: Point) => sign * (nx * x + ny * y - limit);
  const result: Point[] = [];
  for (let index = 0; index < polygon.length; index++) {
    const from = polygon[index] as Point;
    const to = polygon[(index + 1) % polygon.length] as Point;
    const [a, b] = [side(from), side(to)];
    if (a <= 0) result.push(from);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const t = a / (a - b);
      result.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]);
    }
  }
  return result;
}

/** A polygon without the part in an area: pieces that do not overlap, so that both fill rules fill them alike. */
export function withoutArea(polygon: Point[], planes: HalfPlane[]): Point[][] {
  const pieces: Point[][] = [];
  let rest = polygon;
  for (const plane of planes) {
    const piece = clipped(rest, plane, true);
    if (piece.length > 2) pieces.push(piece);
    rest = clipped(rest, plane);
    if (rest.length < 3) break;
  }
  return pieces;
}

/** The part of a line segment that is in an area, as two parameters from 0 to 1 (Cyrus and Beck). */
export function partInside(from: Point, to: Point, planes: HalfPlane[]): [number, number] | undefined {
  let [first, last] = [0, 1];
  for (const { nx, ny, limit } of planes) {
    const a = nx * from[0] + ny * from[1] - limit;
    const b = nx * to[0] + ny * to[1] - limit;
    if (a >= 0 && b >= 0) return undefined;
    if (a < 0 && b < 0) continue;
    const t = a / (a - b);
    if (a < 0) last = Math.min(last, t);
    else first = Math.max(first, t);
  }
  return last - first > 1e-9 ? [first, last] : undefined;
}

/** Bounding box of points: left, bottom, right and top. */
export function boundsOf(points: Point[]): [number, number, number, number] {
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}
