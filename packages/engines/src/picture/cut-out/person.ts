import type { Host } from '../../engine';
import { brightnessAt } from './paper';
import { blur, mapPlane, type Plane, plane, resizePlane, resizeRaster, rowAt, valueInRow } from './planes';
import { keptShare, type Raster } from './raster';
import { modelSide, segment } from './segmenter';

/**
 * Longest side, in pixels, of the picture in which coarse edges are detected; finer edges follow the pixels
 * themselves.
 */
const coarseSide = 640;

/** Smallest share of the picture that counts as a person. */
const minPersonShare = 0.002;

type Box = [left: number, top: number, right: number, bottom: number];

/**
 * Cuts people out: a model locates them roughly, edges of the picture refine the outline, and background
 * colour is removed from edge pixels.
 */
export async function cutPerson(picture: Raster, host: Host): Promise<Raster> {
  const coarseMask = await peopleMask(picture, host);
  const ratio = Math.min(1, coarseSide / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * ratio), Math.round(picture.height * ratio)];
  const small = resizeRaster(picture, [0, 0, picture.width, picture.height], width, height);
  const target = mapPlane(resizePlane(coarseMask, width, height), (value) =>
    Math.min(1, Math.max(0, (value - 0.5) * 2.5 + 0.5)),
  );
  const edges = edgesOf(small, target, Math.max(3, Math.round(Math.max(width, height) / 90)));
  const cut = applyEdges(picture, small, edges);
  return keptShare(cut) < minPersonShare ? { ...cut, rgba: new Uint8ClampedArray(cut.rgba.length) } : cut;
}

/** Runs the model twice: on the whole picture, then on the region where it found people. */
async function peopleMask(picture: Raster, host: Host): Promise<Plane> {
  const fullBox: Box = [0, 0, picture.width, picture.height];
  const maskOf = async (box: Box): Promise<Plane> => ({
    width: modelSide,
    height: modelSide,
    values: await segment(resizeRaster(picture, box, modelSide, modelSide), host),
  });
  const first = await maskOf(fullBox);
  const box = boundingBox(first, picture);
  if (!box) return mapPlane(first, () => 0);
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  if (area > 0.7 * picture.width * picture.height) return first;
  return expandMask(await maskOf(box), box, picture);
}

/** The mask of a region as a mask of the whole picture. */
function expandMask(part: Plane, [left, top, right, bottom]: Box, picture: Raster): Plane {
  const fullPlane = plane(coarseSide, Math.max(1, Math.round((coarseSide * picture.height) / picture.width)));
  for (let y = 0; y < fullPlane.height; y++) {
    const v = (((y + 0.5) / fullPlane.height) * picture.height - top) / (bottom - top);
    if (v < 0 || v > 1) continue;
    const row = rowAt(part, v);
    for (let x = 0; x < fullPlane.width; x++) {
      const u = (((x + 0.5) / fullPlane.width) * picture.width - left) / (right - left);
      if (u >= 0 && u <= 1) fullPlane.values[y * fullPlane.width + x] = valueInRow(row, u);
    }
  }
  return fullPlane;
}

/** Bounding box of a mask with a margin, in pixels of the picture. */
function boundingBox({ values }: Plane, { width, height }: Raster): Box | undefined {
  let [left, top, right, bottom] = [modelSide, modelSide, -1, -1];
  values.forEach((value, i) => {
    if (value < 0.5) return;
    const [x, y] = [i % modelSide, Math.floor(i / modelSide)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  });
  if (right < 0) return undefined;
  const margin = 0.12 * Math.max(right - left, bottom - top) + 2;
  const bound = (value: number) => Math.min(modelSide, Math.max(0, value)) / modelSide;
  return [
    bound(left - margin) * width,
    bound(top - margin) * height,
    bound(right + 1 + margin) * width,
    bound(bottom + 1 + margin) * height,
  ];
}

type Edges = { slope: Plane; base: Plane; alpha: Plane };

/**
 * Guided filter (He, Sun, Tang 2013): within `reach` of each pixel the mask is a linear function of the
 * brightness, so that its edges follow those of the picture.
 */
function edgesOf(picture: Raster, mask: Plane, reach: number): Edges {
  const guide = mapPlane(mask, (_, i) => brightnessAt(picture.rgba, i * 4) / 255);
  const [meanGuide, meanMask] = [blur(guide, reach), blur(mask, reach)];
  const products = mapPlane(guide, (value, i) => value * (mask.values[i] ?? 0));
  const squared = mapPlane(guide, (value) => value * value);
  const [meanProducts, meanSquares] = [blur(products, reach), blur(squared, reach)];
  const slope = mapPlane(meanGuide, (mean, i) => {
    const variance = (meanSquares.values[i] ?? 0) - mean * mean;
    return ((meanProducts.values[i] ?? 0) - mean * (meanMask.values[i] ?? 0)) / (variance + 1e-3);
  });
  const base = mapPlane(meanMask, (mean, i) => mean - (slope.values[i] ?? 0) * (meanGuide.values[i] ?? 0));
  const [smoothSlope, smoothBase] = [blur(slope, reach), blur(base, reach)];
  const alpha = mapPlane(guide, (value, i) =>
    sharpenAlpha((smoothSlope.values[i] ?? 0) * value + (smoothBase.values[i] ?? 0)),
  );
  return { slope: smoothSlope, base: smoothBase, alpha };
}

/** Rounds alpha near 1 up and near 0 down; values between stay soft. */
const sharpenAlpha = (alpha: number) => Math.min(1, Math.max(0, (alpha - 0.12) / 0.76));

/** Cuts the full picture out along the edges found in the small one. */
function applyEdges(picture: Raster, small: Raster, { slope, base, alpha }: Edges): Raster {
  const { width, height, rgba } = picture;
  const front = [0, 1, 2].map((c) => localMean(small, c, alpha, (value) => value));
  const behind = [0, 1, 2].map((c) => localMean(small, c, alpha, (value) => 1 - value));
  const cut = new Uint8ClampedArray(rgba.length);
  for (let y = 0, index = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const [slopes, bases] = [rowAt(slope, v), rowAt(base, v)];
    const [fronts, behinds] = [front.map((part) => rowAt(part, v)), behind.map((part) => rowAt(part, v))];
    for (let x = 0; x < width; x++, index += 4) {
      const u = (x + 0.5) / width;
      const share = sharpenAlpha(
        valueInRow(slopes, u) * (brightnessAt(rgba, index) / 255) + valueInRow(bases, u),
      );
      if (share === 0) continue;
      cut[index + 3] = share * 255;
      for (let c = 0; c < 3; c++) {
        const colour = rgba[index + c] ?? 0;
        cut[index + c] =
          share < 1
            ? removeBackground(colour, share, valueInRow(fronts[c], u), valueInRow(behinds[c], u))
            : colour;
      }
    }
  }
  return { width, height, rgba: cut };
}

/** Foreground colour: the local mean, corrected by the residual of blending it with the background (Forte 2021). */
const removeBackground = (colour: number, share: number, front: number, behind: number) =>
  front + share * (colour - share * front - (1 - share) * behind);

/** Mean colour near each pixel of the weighted part: the person or the background. */
function localMean(
  { rgba }: Raster,
  channel: number,
  alpha: Plane,
  weightOf: (alpha: number) => number,
): Plane {
  const reach = Math.round(Math.max(alpha.width, alpha.height) / 50);
  const weights = mapPlane(alpha, (value) => weightOf(value) ** 2 + 1e-4);
  const weighted = mapPlane(weights, (weight, i) => weight * (rgba[i * 4 + channel] ?? 0));
  const blurred = blur(weights, reach);
  return mapPlane(blur(weighted, reach), (sum, i) => sum / (blurred.values[i] ?? 1));
}
