import { cellAt, findPaper, gainsOf, neighbouringCells, type Paper } from './paper';
import type { Raster } from './raster';

/** A pixel darker than the paper by this share is ink; a weaker one only if connected to such a pixel. */
const minInkDarkness = 0.16;
/** A component of fewer pixels than this, per million of the picture, is dust. */
const maxDustSize = 18;

/**
 * Cuts ink out of a sheet of paper: stamps, signatures, logos. Soft edges keep their opacity, in the colour
 * of the adjacent ink instead of the paper's.
 *
 * @returns a new picture, transparent where there was paper
 */
export function cutInk(picture: Raster): Raster {
  const paper = findPaper(picture);
  const depth = depthsOf(picture, paper);
  keepInk(depth, picture, paper.noise);
  return softenEdges(picture, depth, paper);
}

/** How much darker than the paper each pixel is, in its darkest channel: 0 to 255. */
function depthsOf({ rgba, width, height }: Raster, paper: Paper): Uint8Array {
  const depth = new Uint8Array(width * height);
  const row = new Float32Array(paper.columns * 3);
  for (let y = 0, i = 0; y < height; y++) {
    const [y0, y1, fy] = neighbouringCells(y, paper.cell, paper.rows);
    for (let k = 0; k < row.length; k++) {
      const upper = paper.colours[y0 * row.length + k] ?? 0;
      row[k] = upper + ((paper.colours[y1 * row.length + k] ?? 0) - upper) * fy;
    }
    for (let x = 0; x < width; x++, i++) {
      const [x0, x1, fx] = neighbouringCells(x, paper.cell, paper.columns);
      let darkest = 0;
      for (let c = 0; c < 3; c++) {
        const left = row[x0 * 3 + c] ?? 0;
        const sheet = left + ((row[x1 * 3 + c] ?? 0) - left) * fx;
        const darkness = 1 - (rgba[i * 4 + c] ?? 0) / Math.max(1, sheet);
        if (darkness > darkest) darkest = darkness;
      }
      depth[i] = darkest * 255;
    }
  }
  return depth;
}

/** Sets paper to 0: pixels weaker than its grain, or not connected to certain ink. */
function keepInk(depth: Uint8Array, { width, height }: Raster, noise: number) {
  const weak = 255 * Math.min(minInkDarkness * 0.75, Math.max(0.05, 3.2 * noise));
  const strong = 255 * Math.max(minInkDarkness, 5 * noise);
  const minSize = Math.max(6, Math.round((maxDustSize * width * height) / 1e6));
  const visited = new Uint8Array(depth.length);
  for (let start = 0; start < depth.length; start++) {
    if (visited[start] || (depth[start] ?? 0) < weak) continue;
    const component = [start];
    visited[start] = 1;
    let deepest = 0;
    for (let k = 0; k < component.length; k++) {
      const i = component[k] ?? 0;
      const x = i % width;
      deepest = Math.max(deepest, depth[i] ?? 0);
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const next = i + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || next < 0 || next >= depth.length || visited[next]) continue;
          if ((depth[next] ?? 0) < weak) continue;
          visited[next] = 1;
          component.push(next);
        }
      }
    }
    if (deepest < strong || component.length < minSize) for (const i of component) depth[i] = 0;
  }
  for (let i = 0; i < depth.length; i++) if (!visited[i]) depth[i] = 0;
}

/**
 * Alpha is the depth relative to the deepest ink within reach, decreasing towards the paper. A much
 * weaker pixel takes the colour of that ink, which avoids a rim in the paper's colour. Colours are adjusted to the best
 * lit part.
 */
function softenEdges(picture: Raster, depth: Uint8Array, paper: Paper): Raster {
  const { width, height, rgba } = picture;
  const reach = Math.min(6, Math.max(2, Math.round(Math.max(width, height) / 700)));
  const gain = gainsOf(paper);
  const cut = new Uint8ClampedArray(rgba.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const pixelDepth = depth[i] ?? 0;
      if (pixelDepth === 0) continue;
      const source = deepestNear(depth, picture, x, y, reach);
      const share = pixelDepth / (depth[source] ?? 1);
      const from = share > 0.8 ? i : source;
      const light = gain[cellAt(paper, x, y)] ?? 1;
      for (let c = 0; c < 3; c++) cut[i * 4 + c] = (rgba[from * 4 + c] ?? 0) * light;
      cut[i * 4 + 3] = 255 * Math.min(1, (share - 0.5) * 1.5 + 0.5);
    }
  }
  return { width, height, rgba: cut };
}

/** Index of the deepest pixel within reach of a pixel. */
function deepestNear(depth: Uint8Array, { width, height }: Raster, x: number, y: number, reach: number) {
  let best = y * width + x;
  const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
  for (let line = Math.max(0, y - reach); line <= Math.min(height - 1, y + reach); line++) {
    for (let i = line * width + left; i <= line * width + right; i++) {
      if ((depth[i] ?? 0) > (depth[best] ?? 0)) best = i;
    }
  }
  return best;
}
