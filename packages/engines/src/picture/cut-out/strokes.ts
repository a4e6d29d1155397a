import type { Raster } from './raster';

/** A brush stroke that erases or restores, or a fill that erases one colour. Positions and lengths are in pixels. */
export type Stroke =
  | { kind: 'erase' | 'restore'; points: [x: number, y: number][]; radius: number }
  /** Erases the connected area of the colour at a point; `tolerance` 0 to 1. */
  | { kind: 'fill'; at: [x: number, y: number]; tolerance: number };

/** Share of the brush radius over which it fades. */
const fadeShare = 0.35;

/**
 * Applies strokes to a cut-out, in order, in place.
 *
 * @param original the picture before the cut-out, from which `restore` takes colours
 */
export function applyStrokes(cut: Raster, original: Raster, strokes: readonly Stroke[]): Raster {
  for (const stroke of strokes) {
    if (stroke.kind === 'fill') fill(cut, original, stroke.at, stroke.tolerance);
    else brush(cut, original, stroke);
  }
  return cut;
}

function brush(cut: Raster, original: Raster, { kind, points, radius }: Extract<Stroke, { radius: number }>) {
  for (const [index, [ax, ay]] of points.entries()) {
    const [bx, by] = points[index + 1] ?? [ax, ay];
    if (index > 0 && index === points.length - 1) break;
    const [left, right] = [Math.max(0, Math.floor(Math.min(ax, bx) - radius)), Math.max(ax, bx) + radius];
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(ay, by) - radius)), Math.max(ay, by) + radius];
    for (let y = top; y <= bottom && y < cut.height; y++) {
      for (let x = left; x <= right && x < cut.width; x++) {
        const distance = distanceFromLine(x + 0.5, y + 0.5, ax, ay, bx, by) / radius;
        if (distance < 1)
          changePixel(cut, original, (y * cut.width + x) * 4, kind, Math.min(1, (1 - distance) / fadeShare));
      }
    }
  }
}

/** Distance of a point from a line segment. */
function distanceFromLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const squaredLength = dx * dx + dy * dy;
  const share = squaredLength ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / squaredLength)) : 0;
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** Changes one pixel. A second pass changes no more than the first. */
function changePixel(cut: Raster, original: Raster, index: number, kind: 'erase' | 'restore', share: number) {
  const alpha = cut.rgba[index + 3] ?? 0;
  const bound = Math.round(255 * share);
  if (kind === 'erase') {
    cut.rgba[index + 3] = Math.min(alpha, 255 - bound);
  } else if (bound > alpha) {
    for (let c = 0; c < 3; c++) cut.rgba[index + c] = original.rgba[index + c] ?? 0;
    cut.rgba[index + 3] = Math.min(original.rgba[index + 3] ?? 255, bound);
  }
}

/** Erases connected pixels of similar colour; those at the edge stay partly opaque, by how different they are. */
function fill(cut: Raster, { rgba, width, height }: Raster, [px, py]: [number, number], tolerance: number) {
  const start = Math.floor(py) * width + Math.floor(px);
  if (px < 0 || py < 0 || px >= width || py >= height) return;
  const colour = rgba.slice(start * 4, start * 4 + 3);
  const limit = Math.max(1, tolerance * 441);
  const relativeDistanceOf = (i: number) =>
    Math.hypot(...[0, 1, 2].map((c) => (rgba[i * 4 + c] ?? 0) - (colour[c] ?? 0))) / limit;
  const visited = new Uint8Array(width * height);
  const stack = [start];
  visited[start] = 1;
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const relativeDistance = relativeDistanceOf(i);
    const offset = i * 4 + 3;
    // Between the tolerance and twice the tolerance, a pixel is partly of that colour.
    cut.rgba[offset] = Math.min(cut.rgba[offset] ?? 0, Math.round(255 * Math.max(0, relativeDistance - 1)));
    if (relativeDistance > 1) continue;
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next < 0 || next >= visited.length || visited[next]) continue;
      visited[next] = 1;
      stack.push(next);
    }
  }
}
