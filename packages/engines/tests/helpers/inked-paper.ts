import type { Raster } from '../../src/picture/cut-out/raster';
import { writePng } from '../../src/picture/png-writer';
import { type FilePayload, filePayload } from './file-payload';
import { random } from './random';

/** Distance of a point to an edge in pixels, negative inside. */
type Shape = (x: number, y: number) => number;
type Ink = { shape: Shape; colour: [number, number, number] };

export type Sheet = {
  picture: Raster;
  /** Share of each pixel that is inked, 0 to 1. */
  truth: Float32Array;
};

export type Light = {
  /** Standard deviation of the grain, 0 to 255. */
  noise: number;
  /** Loss of light from the top left to the bottom right, as a share. */
  fall: number;
  /** Depth of a soft shadow across the sheet. */
  shadow: number;
  paper: [number, number, number];
};

export const [width, height] = [900, 700];

const ring =
  (cx: number, cy: number, radius: number, thick: number): Shape =>
  (x, y) =>
    Math.abs(Math.hypot(x - cx, y - cy) - radius) - thick / 2;
const box =
  (x0: number, y0: number, x1: number, y1: number): Shape =>
  (x, y) =>
    Math.max(x0 - x, x - x1, y0 - y, y - y1);
const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - radius;

/** A pen's path through points, with the thickness given at each of them. */
function pen(points: [x: number, y: number, thick: number][]): Shape {
  const pathPoints = points.slice(1).flatMap(([bx, by, bThick], n) => {
    const [ax, ay, aThick] = points[n] ?? [0, 0, 0];
    return Array.from({ length: 60 }, (_, k) => [
      ax + ((bx - ax) * k) / 60,
      ay + ((by - ay) * k) / 60,
      aThick + ((bThick - aThick) * k) / 60,
    ]);
  });
  const cellsPerRow = Math.ceil(width / 16) + 2;
  const cells: number[][][] = [];
  for (const point of pathPoints) {
    const key = (Math.floor((point[1] ?? 0) / 16) + 1) * cellsPerRow + Math.floor((point[0] ?? 0) / 16) + 1;
    cells[key] = [...(cells[key] ?? []), point];
  }
  return (x, y) => {
    const key = (Math.floor(y / 16) + 1) * cellsPerRow + Math.floor(x / 16) + 1;
    let nearest = 99;
    for (const step of [
      -cellsPerRow - 1,
      -cellsPerRow,
      1 - cellsPerRow,
      -1,
      0,
      1,
      cellsPerRow - 1,
      cellsPerRow,
      cellsPerRow + 1,
    ]) {
      for (const [px = 0, py = 0, thick = 0] of cells[key + step] ?? []) {
        nearest = Math.min(nearest, Math.hypot(x - px, y - py) - thick / 2);
      }
    }
    return nearest;
  };
}

const signature = () =>
  pen(
    Array.from({ length: 160 }, (_, i) => {
      const t = i / 160;
      return [
        150 + 600 * t + 60 * Math.sin(t * 31),
        350 + 90 * Math.sin(t * 23) * (1 - 0.6 * t),
        4.5 + 2 * Math.sin(t * 40),
      ] as [number, number, number];
    }),
  );

const violet: Ink['colour'] = [92, 54, 148];

export const drawings: Record<string, Ink[]> = {
  stamp: [
    { shape: ring(450, 350, 240, 14), colour: violet },
    { shape: ring(450, 350, 180, 6), colour: violet },
    ...[0, 1, 2, 3].map((i) => ({
      shape: box(340, 290 + i * 34, 560 - (i % 2) * 60, 302 + i * 34),
      colour: violet,
    })),
    ...Array.from({ length: 24 }, (_, i) => ({
      shape: disc(450 + 210 * Math.cos((i * Math.PI) / 12), 350 + 210 * Math.sin((i * Math.PI) / 12), 9),
      colour: violet,
    })),
  ],
  'red stamp': [
    { shape: (x, y) => Math.abs(box(200, 240, 700, 460)(x, y)) - 7, colour: [196, 40, 48] },
    ...Array.from({ length: 7 }, (_, i) => ({
      shape: box(240 + i * 64, 290, 252 + i * 64 + (i % 3) * 10, 410),
      colour: [196, 40, 48] as Ink['colour'],
    })),
  ],
  signature: [{ shape: signature(), colour: [24, 32, 92] }],
  pencil: [{ shape: signature(), colour: [118, 118, 122] }],
  logo: [
    { shape: disc(330, 350, 150), colour: [16, 110, 62] },
    { shape: box(420, 240, 720, 460), colour: [240, 196, 20] },
    { shape: box(470, 290, 670, 410), colour: [20, 20, 24] },
  ],
};

/** Draws ink on a sheet, with a grain that is the same in each run. */
export function sheet(inks: Ink[], { noise, fall, shadow, paper }: Light): Sheet {
  const rgba = new Uint8ClampedArray(width * height * 4);
  const { shares, truth } = coverageOf(inks);
  const nextGrain = grain();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const light =
        1 - (fall * (x / width + y / height)) / 2 - shadow / (1 + Math.exp((x - y * 0.6 - 250) / 14));
      const grey = nextGrain() * noise;
      let colour: readonly number[] = paper;
      if (truth[i]) {
        for (const [n, ink] of inks.entries()) {
          const share = shares[n]?.[i] ?? 0;
          if (share > 0) colour = colour.map((value, c) => value + ((ink.colour[c] ?? 0) - value) * share);
        }
      }
      for (let c = 0; c < 3; c++) {
        rgba[i * 4 + c] = (colour[c] ?? 0) * light + grey + nextGrain() * noise * 0.5;
      }
      rgba[i * 4 + 3] = 255;
    }
  }
  return { picture: { width, height, rgba }, truth };
}

const coverageCache = new Map<Ink[], { shares: Float32Array[]; truth: Float32Array }>();

/** Share of each pixel that each ink covers; the same under every light. */
function coverageOf(inks: Ink[]) {
  const known = coverageCache.get(inks);
  if (known) return known;
  const truth = new Float32Array(width * height);
  const shares = inks.map(({ shape }) => {
    const share = new Float32Array(width * height);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const covered = Math.min(1, Math.max(0, 0.5 - shape(x + 0.5, y + 0.5)));
        if (covered === 0) continue;
        share[i] = covered;
        truth[i] = 1 - (1 - (truth[i] ?? 0)) * (1 - covered);
      }
    }
    return share;
  });
  coverageCache.set(inks, { shares, truth });
  return { shares, truth };
}

/** Normally distributed numbers from a fixed start (Box and Muller). */
function grain() {
  const uniform = random(7);
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Intersection over union of the kept and the inked pixels; a pixel counts if it is at least half covered. */
export function overlap(cut: Raster, truth: Float32Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < truth.length; i++) {
    const kept = (cut.rgba[i * 4 + 3] ?? 0) >= 128;
    const inked = (truth[i] ?? 0) >= 0.5;
    if (kept && inked) both++;
    if (kept || inked) either++;
  }
  return both / either;
}

let stamped: Promise<FilePayload> | undefined;

/** A violet stamp on grained paper, in light that falls off; drawn once. */
export const stamp = () => (stamped ??= drawStamp());

async function drawStamp(): Promise<FilePayload> {
  const light = { noise: 3, fall: 0.15, shadow: 0, paper: [244, 240, 230] as [number, number, number] };
  return filePayload('stamp.png', await writePng(sheet(drawings.stamp ?? [], light).picture));
}
