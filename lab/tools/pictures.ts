import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { type DrawnPage, drawnPages, popplerPage } from 'engines/testing/drawn-pages';
import { startBuilt } from '@/lab/measure';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';
import { builtEngines, encodeFile, runEngine } from '@/tests/helpers/engine-page';

/** How the first page of a file differs as drawn by PDF to Image, poppler and pdfium. */
export type PictureResult = {
  file: string;
  /** Code of the fault for which PDF to Image draws nothing. */
  fault?: string;
  /** Share of the page that differs, from 0 to 1, per pair; undefined if one of the two programs draws nothing. */
  differences?: Partial<Record<Pair, number>>;
  error?: string;
};

type Pair = 'poppler' | 'pdfium' | 'both others';

/** Two cells of `cell` × `cell` pixels differ if the means of a colour channel are more than `tolerance` of 255 apart. */
const [cell, tolerance] = [4, 40];

/** Share of a page up to which two pictures count as the same: different hinting of letters causes as much. */
const maxDifference = 0.005;

const folder = inRoot('.cache/pictures');

/**
 * Draws the first page of each file with PDF to Image in Chromium, with the worker of the last build. Where it differs from
 * both poppler and pdfium, the three are saved side by side in .cache/pictures.
 */
export async function comparePictures(
  paths: string[],
  report: (result: PictureResult) => void,
): Promise<PictureResult[]> {
  const engine = builtEngines().pdf ?? fail('The engine of PDFs was not built: npm run build');
  const port = await startBuilt(4790);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const results: PictureResult[] = [];
  mkdirSync(folder, { recursive: true });
  for (const path of paths) {
    const file = path.split('/').at(-1) ?? path;
    const page = await browser.newPage();
    // tsx wraps functions in calls of this helper, which the page lacks.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.goto(`http://127.0.0.1:${port}/accessibility`);
    const bytes = readFileSync(path);
    const drawing = runEngine(page, engine, 'drawPictures', [encodeFile(file, bytes)], {
      pages: [1],
      dpi: 96,
    });
    const result = await within(60_000, drawing)
      .then(async ({ code, output }) => {
        if (code) return { file, fault: code };
        const { files } = output as { files: { parts: { base64: string }[] }[] };
        return {
          file,
          differences: await compareDrawings(page, file, files[0]?.parts[0]?.base64 ?? '', bytes),
        };
      })
      .catch((error) => ({ file, error: String(error) }));
    await page.close();
    results.push(result);
    report(result);
  }
  await browser.close();
  return results;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

async function compareDrawings(page: Page, file: string, png: string, bytes: Uint8Array) {
  const poppler = await picture(async () => popplerPage(bytes));
  const pdfium = await picture(async () => (await drawnPages(bytes, 1, 1, true))[0]);
  const pictures = [{ base64: png }, poppler, pdfium];
  const measured = await page.evaluate(measure, { pictures, cell, tolerance });
  const { shares, sheet } = measured;
  const [toPoppler, toPdfium, others] = shares;
  const differs = (share: number | undefined) => share === undefined || share > maxDifference;
  if (sheet && differs(toPoppler) && differs(toPdfium))
    writeFileSync(`${folder}/${file.replace(/\.pdf$/, '.png')}`, Buffer.from(sheet, 'base64'));
  return { poppler: toPoppler, pdfium: toPdfium, 'both others': others };
}

type Picture = { width: number; height: number; base64: string };

/** Pixels in RGBA; undefined if nothing is drawn. */
async function picture(draw: () => Promise<DrawnPage | undefined>): Promise<Picture | undefined> {
  const drawn = await draw().catch(() => undefined);
  // For some damaged files pdfium reports a size that no picture can have.
  if (!drawn || !(drawn.width > 0) || drawn.width * drawn.height > 1e8) return undefined;
  const { width, height, pixelAt } = drawn;
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) pixels.set(pixelAt(x, y), (y * width + x) * 4);
  return { width, height, base64: pixels.toString('base64') };
}

type PictureInput = { base64: string; width?: number; height?: number } | undefined;

/** Runs in the page: the differing shares of the pairs (1 and 2, 1 and 3, 2 and 3), and all three pictures side by side as a PNG. */
async function measure({
  pictures,
  cell,
  tolerance,
}: {
  pictures: PictureInput[];
  cell: number;
  tolerance: number;
}) {
  const canvases: (OffscreenCanvas | undefined)[] = [];
  for (const input of pictures) {
    if (!input) {
      canvases.push(undefined);
      continue;
    }
    const bytes = Uint8ClampedArray.from(atob(input.base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(
      input.width ? new ImageData(bytes, input.width, input.height) : new Blob([bytes]),
    );
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.fillStyle = 'white';
    context.fillRect(0, 0, bitmap.width, bitmap.height);
    context.drawImage(bitmap, 0, 0);
    canvases.push(canvas);
  }
  const dataOf = (canvas: OffscreenCanvas) =>
    canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  const differingShare = (canvas: OffscreenCanvas | undefined, other: OffscreenCanvas | undefined) => {
    if (!canvas || !other) return undefined;
    // Programs round a page's size differently.
    if (Math.abs(canvas.width - other.width) > 2 || Math.abs(canvas.height - other.height) > 2) return 1;
    const [a, b] = [dataOf(canvas), dataOf(other)];
    const columns = Math.floor(Math.min(canvas.width, other.width) / cell);
    const rows = Math.floor(Math.min(canvas.height, other.height) / cell);
    let different = 0;
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const sums = [0, 0, 0];
        for (let y = row * cell; y < (row + 1) * cell; y++)
          for (let x = column * cell; x < (column + 1) * cell; x++)
            for (let channel = 0; channel < 3; channel++)
              sums[channel] =
                (sums[channel] ?? 0) +
                (a[(y * canvas.width + x) * 4 + channel] ?? 0) -
                (b[(y * other.width + x) * 4 + channel] ?? 0);
        if (sums.some((sum) => Math.abs(sum) > tolerance * cell * cell)) different += 1;
      }
    return columns * rows > 0 ? different / (columns * rows) : 0;
  };
  const [first, second, third] = canvases;
  const widths = canvases.map((canvas) => canvas?.width ?? 100);
  const sheet = new OffscreenCanvas(
    widths.reduce((sum, width) => sum + width + 10, 0),
    Math.max(...canvases.map((canvas) => canvas?.height ?? 1)),
  );
  const context = sheet.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = 'grey';
  context.fillRect(0, 0, sheet.width, sheet.height);
  let x = 0;
  for (const [index, canvas] of canvases.entries()) {
    if (canvas) context.drawImage(canvas, x, 0);
    x += (widths[index] ?? 0) + 10;
  }
  const png = new Uint8Array(await (await sheet.convertToBlob()).arrayBuffer());
  let binaryText = '';
  for (const byte of png) binaryText += String.fromCharCode(byte);
  return {
    shares: [differingShare(first, second), differingShare(first, third), differingShare(second, third)],
    sheet: btoa(binaryText),
  };
}

/** Table rows: how many files each pair draws the same. */
export function pictureRows(results: PictureResult[]): [string, string][] {
  const scores = results.flatMap(({ differences }) => (differences ? [differences] : []));
  const sameCount = (pair: Pair) => {
    const comparisons = scores.filter((comparison) => comparison[pair] !== undefined);
    return `${comparisons.filter((comparison) => (comparison[pair] ?? 1) <= maxDifference).length} of ${comparisons.length}`;
  };
  return [
    ['PDF to Image draws the first page', `${scores.length} of ${results.length}`],
    ['The same as poppler’s', sameCount('poppler')],
    ['The same as pdfium’s', sameCount('pdfium')],
    ['Those two the same', sameCount('both others')],
  ];
}

/** What is wrong with a file’s picture, or an empty text: poppler and pdfium agree, but PDF to Image draws something else. */
export function pictureProblem({ differences, error }: PictureResult): string {
  if (!differences) return error ?? '';
  const [toPoppler, toPdfium, betweenOthers] = [
    differences.poppler ?? 1,
    differences.pdfium ?? 1,
    differences['both others'] ?? 1,
  ];
  return toPoppler > maxDifference && toPdfium > maxDifference && betweenOthers <= maxDifference
    ? 'drawn otherwise than by poppler and by pdfium'
    : '';
}
